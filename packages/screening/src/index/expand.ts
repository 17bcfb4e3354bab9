import { isNear } from '../name/edit-distance.ts'
import { agree, lowestAgreement, type Agreement } from '../match/agree.ts'
import { isDerived, shortestLoose } from '../match/align.ts'
import { isHeard } from '../name/heard.ts'
import type { Token } from '../name/token.ts'
import { Word } from '../name/word.ts'
import type { Dictionary } from './dictionary.ts'
import { eachValue } from './hash.ts'
import { hash32 } from '../text-hash.ts'
import { Memory } from '../memory.ts'
import { slipKeys, soughtKeys } from './token-keys.ts'

/** Tokens of the dictionary that agree with a token of the query, and how far each. */
export interface Expansion {
  readonly ids: Uint32Array
  readonly agreements: readonly Agreement[]
  /** Of each agreement. */
  readonly values: Float64Array
  /** Whether some of them are characters read aloud, which only count in a whole reading. */
  readonly aloud: boolean
}

/** Expansions of recent words, by kind of word: HAO in a firm's name is another word than in a person's. */
type Expansions = Map<string, Memory<Expansion>>

interface Known {
  readonly near: Expansions
  readonly derived: Expansions
  /** Which expansion considered a token last. */
  readonly seen: Uint32Array
  round: number
}

const known = new WeakMap<Dictionary, Known>()

const knownOf = (dictionary: Dictionary): Known => {
  let found = known.get(dictionary)
  if (!found) {
    const seen = new Uint32Array(dictionary.size)
    known.set(dictionary, (found = { near: new Map(), derived: new Map(), seen, round: 0 }))
  }
  return found
}

const kindOf = ({ role, abjad, accent }: Token): string =>
  abjad || accent !== '' ? `${role} ${abjad}${accent}` : role

const recall = (known: Expansions, token: Token, make: () => Expansion): Expansion => {
  const kind = kindOf(token)
  let memory = known.get(kind)
  if (!memory) known.set(kind, (memory = new Memory()))
  return memory.of(token.key, make)
}

const expansionOf = (dictionary: Dictionary, found: readonly Meeting[]): Expansion => {
  const ids = new Uint32Array(found.length)
  const values = new Float64Array(found.length)
  found.forEach(([id, agreement], k) => {
    ids[k] = id
    values[k] = agreement.value
  })
  const agreements = found.map(([, agreement]) => agreement)
  return { ids, agreements, values, aloud: found.some(([id]) => dictionary.token(id).accent !== '') }
}

type Meeting = readonly [id: number, agreement: Agreement]

/** Complete: holds every token of the dictionary to which `agree` gives a value (proved by test). */
export const expand = (dictionary: Dictionary, token: Token): Expansion =>
  recall(knownOf(dictionary).near, token, () => expandNew(dictionary, token))

/** For a token of a reading, which is derived or not: the same token, or the same meaning in another language. */
export const expandStrictly = (dictionary: Dictionary, token: Token): Expansion => {
  if (isHeard(token)) return expand(dictionary, token)
  return recall(knownOf(dictionary).derived, token, () => {
    const same = dictionary.inAnyRole(token)
    const found: Meeting[] = same.map(id => [id, { value: 1, rule: 'exact' }])
    if (token.concept === '' && token.accent === '') return expansionOf(dictionary, found)
    const { ids, agreements } = expand(dictionary, token)
    agreements.forEach((agreement, k) => {
      if (isDerived(agreement) && !same.includes(ids[k]!)) found.push([ids[k]!, agreement])
    })
    return expansionOf(dictionary, found)
  })
}

const expandNew = (dictionary: Dictionary, token: Token): Expansion => {
  const memory = knownOf(dictionary)
  const now = ++memory.round
  const found: Meeting[] = []
  const consider = (id: number): void => {
    if (memory.seen[id] === now) return
    memory.seen[id] = now
    const agreement = agree(token, dictionary.token(id))
    if (agreement && agreement.value >= lowestAgreement) found.push([id, agreement])
  }
  // Most words that share deletions of their first letters are further apart than any rule forgives.
  const near = isNear(token.key)
  const { units, offsets } = dictionary.keys
  const considerNear = (id: number): void => {
    if (memory.seen[id] !== now && near(units, offsets[id]!, dictionary.endOfLetters(id))) consider(id)
  }
  for (const same of dictionary.inAnyRole(token)) consider(same)
  for (const key of soughtKeys(token)) eachValue(dictionary.related, key, consider)
  for (const key of slipKeys(token)) eachValue(dictionary.related, key, considerNear)
  return expansionOf(dictionary, found)
}

/** For words of the query written together: what a join forgives, the same word or another spelling of its sound. */
export const expandJoined = (dictionary: Dictionary, text: string, strict: boolean): readonly number[] => {
  const same = dictionary.find(text)
  const ids = same >= 0 ? [same] : []
  if (strict || text.length < shortestLoose) return ids
  const joined = new Word(text)
  eachValue(dictionary.related, hash32(`f${joined.fold}`), id => {
    const { key, concept, word } = dictionary.token(id)
    if (id === same || concept !== '' || Math.abs(key.length - text.length) > 2) return
    // Mandarin syllables put together are that word or another one.
    if (word.fold === joined.fold && !joined.syllables) ids.push(id)
  })
  return ids
}
