import { isNear } from '../name/script/edit-distance.ts'
import { isHeard } from '../name/reading/heard.ts'
import { soundsOf, type Accent } from '../name/token/accent.ts'
import type { Role } from '../name/lexicon/lexicon.ts'
import type { Token } from '../name/token/token.ts'
import { soundFold } from '../name/sound/sound.ts'
import { pinyinSyllables } from '../name/han/syllables.ts'
import type { LastClue } from './clue.ts'
import type { Dictionary } from './dictionary.ts'
import { prefetch } from './prefetch.ts'
import { eachValue, prefetchValues } from './hash.ts'
import { hash32 } from '../text-hash.ts'
import { Memory } from '../memory.ts'
import { slipKeys, soughtKeys } from './token-keys.ts'
import { mostLonger } from './word-shapes.ts'
import { agree, lowestAgreement } from '../match/piece/agree.ts'
import type { Agreement } from '../match/piece/agreement.ts'
import { isDerived, shortestLoose } from '../match/piece/align.ts'

/** Tokens of the dictionary that agree with a token of the query, and how far each. */
export interface Expansion {
  readonly ids: Uint32Array
  readonly agreements: readonly Agreement[]
  /** Of each agreement, and 1 for those that are derived (match/align.ts). */
  readonly values: Float64Array
  readonly derived: Uint8Array
  /** Whether some of them are characters read aloud, which only count in a whole reading. */
  readonly aloud: boolean
  last: LastClue | undefined
}

/** Expansions of recent words, by kind of word: HAO in a firm's name is another word than in a person's. */
type Expansions = Record<Writing, Map<Role, Memory<Expansion>>>

/** The speech in which a character is read aloud, consonants alone, or any other writing. */
type Writing = Accent | 'abjad'

const noExpansions = (): Expansions => ({
  '': new Map(),
  yue: new Map(),
  cmn: new Map(),
  kor: new Map(),
  abjad: new Map(),
})

interface Known {
  readonly near: Expansions
  readonly derived: Expansions
  /** Of characters read aloud, by their sounds. */
  readonly aloud: Memory<Expansion>
  /** Which expansion considered a token last. */
  readonly seen: Uint32Array
  round: number
}

const known = new WeakMap<Dictionary, Known>()

const knownOf = (dictionary: Dictionary): Known => {
  let found = known.get(dictionary)
  if (!found) {
    const seen = new Uint32Array(dictionary.size)
    known.set(
      dictionary,
      (found = { near: noExpansions(), derived: noExpansions(), aloud: new Memory(), seen, round: 0 }),
    )
  }
  return found
}

/** Words of names come again: of fewer many would be looked up anew, of more the memory is further away (measured). */
const mostRecent = 8000

const recall = (known: Expansions, token: Token, make: () => Expansion): Expansion => {
  const { role, abjad, accent, key } = token
  const ofWriting = known[abjad ? 'abjad' : accent]
  let memory = ofWriting.get(role)
  if (!memory) ofWriting.set(role, (memory = new Memory(mostRecent)))
  return memory.of(key, make)
}

const expansionOf = (dictionary: Dictionary, found: readonly Meeting[]): Expansion => {
  const ids = new Uint32Array(found.length)
  const values = new Float64Array(found.length)
  const derived = new Uint8Array(found.length)
  let aloud = false
  for (let k = 0; k < found.length; k++) {
    const [id, agreement] = found[k]!
    ids[k] = id
    values[k] = agreement.value
    if (isDerived(agreement)) derived[k] = 1
    if (dictionary.isAloud(id)) aloud = true
  }
  return { ids, agreements: found.map(([, agreement]) => agreement), values, derived, aloud, last: undefined }
}

type Meeting = readonly [id: number, agreement: Agreement]

/** Complete: holds every token of the dictionary to which `agree` gives a value (proved by test). */
export const expand = (dictionary: Dictionary, token: Token): Expansion =>
  recall(knownOf(dictionary).near, token, () => expandNew(dictionary, token))

/** For a token of a reading, which is derived or not: the same token, or the same meaning in another language. */
export const expandStrictly = (dictionary: Dictionary, token: Token): Expansion => {
  if (isHeard(token)) return expand(dictionary, token)
  // Most syllables written as one word are in no listed name: not worth remembering.
  if (token.accent !== '') return expandAloud(dictionary, token)
  if (token.concept === '') return sameWords(dictionary, token)
  return recall(knownOf(dictionary).derived, token, () => {
    const same = dictionary.inAnyRole(token)
    const found = same.map(asSame)
    const { ids, agreements } = expand(dictionary, token)
    agreements.forEach((agreement, k) => {
      if (isDerived(agreement) && !same.includes(ids[k]!)) found.push([ids[k]!, agreement])
    })
    return expansionOf(dictionary, found)
  })
}

/** For a character read aloud: Latin syllables of its sounds. Other such characters are readings, never compared with it. */
const expandAloud = (dictionary: Dictionary, token: Token): Expansion => {
  const known = knownOf(dictionary)
  return recall(known.derived, token, () =>
    known.aloud.of(token.accent + soundsOf(token.key, token.accent).join(' '), () =>
      expandSounds(dictionary, token),
    ),
  )
}

const expandSounds = (dictionary: Dictionary, token: Token): Expansion => {
  const found = new Map<number, Agreement>()
  for (const key of soughtKeys(token))
    eachValue(dictionary.related, key, id => {
      const agreement = agree(token, dictionary.token(id))
      if (agreement) found.set(id, agreement)
    })
  return expansionOf(dictionary, [...found])
}

const asSame = (id: number): Meeting => [id, { value: 1, rule: 'exact' }]

const sameWords = (dictionary: Dictionary, token: Token): Expansion => {
  const same = dictionary.inAnyRole(token)
  return same.length === 0 ? { ...unmet } : expansionOf(dictionary, same.map(asSame))
}

/** Each word has its own: what is made of it is kept with it (clues.ts). */
const unmet: Expansion = {
  ids: new Uint32Array(0),
  agreements: [],
  values: new Float64Array(0),
  derived: new Uint8Array(0),
  aloud: false,
  last: undefined,
}

const expandNew = (dictionary: Dictionary, token: Token): Expansion => {
  const found: Meeting[] = []
  for (const id of tokensNear(dictionary, token)) {
    const agreement = agree(token, dictionary.token(id))
    if (agreement && agreement.value >= lowestAgreement) found.push([id, agreement])
  }
  return expansionOf(dictionary, found)
}

/** Tokens that may agree with a token, each once. */
const tokensNear = (dictionary: Dictionary, token: Token): readonly number[] => {
  const memory = knownOf(dictionary)
  const now = ++memory.round
  const ids: number[] = []
  const consider = (id: number): void => {
    if (memory.seen[id] === now) return
    memory.seen[id] = now
    ids.push(id)
  }
  // Most words that share deletions of their first letters are further apart than any rule forgives.
  const near = isNear(token.key)
  const { units, offsets } = dictionary.keys
  const considerNear = (id: number): void => {
    if (memory.seen[id] !== now && near(units, offsets[id]!, dictionary.endOfLetters(id))) consider(id)
  }
  const [sought, slips] = [soughtKeys(token), slipKeys(token)]
  prefetchValues(dictionary.related, sought)
  prefetchValues(dictionary.related, slips)
  for (const same of dictionary.inAnyRole(token)) consider(same)
  for (const key of sought) eachValue(dictionary.related, key, consider)
  for (const key of slips) eachValue(dictionary.related, key, considerNear)
  let sum = 0
  for (let i = 0; i < ids.length; i++) sum ^= dictionary.token(ids[i]!).key.length
  prefetch(sum)
  return ids
}

/** For words of the query written together: what a join forgives, the same word or another spelling of its sound. */
export const expandJoined = (
  { dictionary, joined }: Joinable,
  text: string,
  strict: boolean,
): readonly number[] =>
  strict || text.length < shortestLoose
    ? sameWord(dictionary, text)
    : joined.of(text, () => expandJoinedNew(dictionary, text))

interface Joinable {
  readonly dictionary: Dictionary
  /** Tokens for which words written together stand, of recent words. */
  readonly joined: Memory<readonly number[]>
}

const sameWord = (dictionary: Dictionary, text: string): readonly number[] => {
  const same = dictionary.findWord(text)
  return same >= 0 ? [same] : nothing
}

const nothing: readonly number[] = []

const expandJoinedNew = (dictionary: Dictionary, text: string): readonly number[] => {
  const ids = [...sameWord(dictionary, text)]
  const fold = soundFold(text)
  eachValue(dictionary.related, hash32(`f${fold}`), id => {
    const { key, concept, word } = dictionary.token(id)
    if (ids[0] === id || concept !== '' || Math.abs(key.length - text.length) > mostLonger) return
    // Mandarin syllables put together are that word or another one.
    if (word.fold === fold && !pinyinSyllables(text)) ids.push(id)
  })
  return ids
}
