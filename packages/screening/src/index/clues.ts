import { longestTranslated, spelledBy } from '../name/brand-words.ts'
import { pinyinSyllables } from '../name/syllables.ts'
import type { Agreement } from '../match/agree.ts'
import { isGeneric, type Token } from '../name/token.ts'
import type { Role } from '../name/lexicon.ts'
import type { Dictionary } from './dictionary.ts'
import { expandJoined, type Expansion } from './expand.ts'
import { eachValue, hash32 } from './hash.ts'

/** Words with these roles are in too many names to find one by: they have no postings. */
export const unlistedRoles: ReadonlySet<Role> = new Set<Role>(['form', 'stop', 'kin', 'title'])

/** Where in the index the names stand that hold a token. */
export interface Postings {
  readonly offsets: Uint32Array
  readonly variants: Uint32Array
}

/** Part of the query that a listed name must hold to count: a token, or words read together or apart. */
export interface Clue {
  /** Weight that meeting this clue earns at most, both sides together. */
  readonly earns: number
  readonly weight: number
  readonly tokens: readonly { id: number; earns: number }[]
  readonly cost: number
  /** Every name could still agree this much without standing in a posting of the clue. */
  readonly unseen: number
  readonly han?: boolean
}

const cost = (postings: Postings, id: number): number => postings.offsets[id + 1]! - postings.offsets[id]!

/** Most that a letter standing for a word agrees with it, and the weight of such a letter. */
export const initialAgreement = 0.75
export const initialWeight = 0.1

/** What a token may earn from a name that stands in none of its postings: initials, sound-alike characters. */
const unseenOf = (token: Token, listed: boolean): number => {
  if (token.han) return token.weight * 1.1
  if (!listed) return token.weight * 2.2
  if (token.key.length === 1) return initialAgreement * (token.weight + 1)
  return token.role === 'word' ? initialAgreement * (token.weight + initialWeight) : 0
}

const carries = ({ rule }: Agreement, met: Token): boolean => rule === 'translation' && !isGeneric(met)

/** What one token of the query may earn, and where. */
export const clueOf = (store: Store, token: Token, expansion: Expansion): Clue => {
  const { dictionary, postings } = store
  const tokens = [...expansion]
    // Characters that only sound alike or mean a word of many firms never carry a name; reading their long lists would.
    .filter(
      ([id, agreement]) => !token.han || agreement.value === 1 || carries(agreement, dictionary.token(id)),
    )
    .map(([id, agreement]) => ({ id, earns: agreement.value * (token.weight + dictionary.token(id).weight) }))
    .filter(({ id }) => cost(postings, id) > 0)
  const unseen = unseenOf(token, !unlistedRoles.has(token.role))
  return {
    earns: tokens.reduce((most, one) => Math.max(most, one.earns), unseen),
    weight: token.weight,
    tokens,
    cost: tokens.reduce((sum, one) => sum + cost(postings, one.id), 0),
    unseen,
    han: token.han,
  }
}

const longestJoin = 4
const shortestJoin = 4

/** Words of the query written together, and long words of it cut in two (or into syllables), as further clues. */
export const joinedClues = (store: Store, tokens: readonly Token[]): Clue[] => {
  const out: Clue[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (tokens[from]!.han) {
      out.push(...translatedClues(store, tokens, from))
      continue
    }
    let text = tokens[from]!.key
    let weight = tokens[from]!.weight
    for (let to = from + 1; to < Math.min(tokens.length, from + longestJoin) && !tokens[to]!.han; to++) {
      text += tokens[to]!.key
      weight += tokens[to]!.weight
      if (text.length >= shortestJoin) out.push(joinedClue(store, text, weight))
    }
    if (tokens[from]!.concept === '') out.push(...cutClues(store, tokens[from]!))
  }
  return out.filter(clue => clue.cost > 0)
}

/** Words of several characters that begin here, by the Latin words that translate them. */
const translatedClues = ({ dictionary, postings }: Store, tokens: readonly Token[], from: number): Clue[] => {
  const out: Clue[] = []
  let text = tokens[from]!.key
  let weight = tokens[from]!.weight
  for (let to = from + 1; to < tokens.length && tokens[to]!.han && text.length < longestTranslated; to++) {
    text += tokens[to]!.key
    weight += tokens[to]!.weight
    const ids = new Set<number>()
    eachValue(dictionary.related, hash32(`w${text}`), id => {
      if (spelledBy(dictionary.token(id).key).has(text)) ids.add(id)
    })
    if (ids.size > 0) out.push(clueFor(dictionary, postings, [...ids], weight))
  }
  return out
}

const joinedClue = ({ dictionary, postings }: Store, text: string, weight: number): Clue =>
  clueFor(dictionary, postings, expandJoined(dictionary, text), weight)

const clueFor = (
  dictionary: Dictionary,
  postings: Postings,
  found: readonly number[],
  weight: number,
): Clue => {
  const ids = found.filter(id => cost(postings, id) > 0)
  return {
    earns: 0,
    weight,
    tokens: ids.map(id => ({ id, earns: weight + dictionary.token(id).weight })),
    cost: ids.reduce((sum, id) => sum + cost(postings, id), 0),
    unseen: 0,
  }
}

/** Syllables written as three words (TONGDA HONG TAI). */
const threeParts = (syllables: readonly string[]): string[][] => {
  const out: string[][] = []
  for (let first = 1; first + 1 < syllables.length; first++)
    for (let second = first + 1; second < syllables.length && syllables.length > 3; second++)
      out.push(
        [syllables.slice(0, first), syllables.slice(first, second), syllables.slice(second)].map(part =>
          part.join(''),
        ),
      )
  return out
}

const cutClues = ({ dictionary, postings }: Store, token: Token): Clue[] => {
  const cuts: string[][] = []
  for (let at = 2; at + 2 <= token.key.length; at++) cuts.push([token.key.slice(0, at), token.key.slice(at)])
  const syllables = pinyinSyllables(token.key)
  if (syllables && syllables.length > 2) cuts.push([...syllables], ...threeParts(syllables))
  const out: Clue[] = []
  for (const parts of cuts) {
    const ids = parts.map(part => dictionary.find(part))
    if (ids.some(id => id < 0)) continue
    const listed = ids.filter(id => cost(postings, id) > 0)
    const rarest = listed.sort((a, b) => cost(postings, a) - cost(postings, b))[0]
    if (rarest === undefined) continue
    const whole = ids.reduce((sum, id) => sum + dictionary.token(id).weight, token.weight)
    out.push({
      earns: whole,
      weight: token.weight,
      tokens: [{ id: rarest, earns: whole }],
      cost: cost(postings, rarest),
      unseen: 0,
    })
  }
  return out
}

export interface Store {
  readonly dictionary: Dictionary
  readonly postings: Postings
  readonly variantWeight: Float32Array
  /** 1 for a variant that is a reading of characters (token.ts, isReading). */
  readonly reading: Uint8Array
  readonly tokenWeight: Float32Array
  readonly tokenIds: (variant: number) => Uint32Array
  /** Scratch of one thread: which query saw a variant last, and what it has earned. */
  readonly seen: Uint32Array
  readonly earned: Float32Array
  readonly clock: { now: number }
}
