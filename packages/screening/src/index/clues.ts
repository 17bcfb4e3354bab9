import { namedAgreement, namedWeight, tellingAgreement, tellingWeight } from '../match/name-score.ts'
import { heardAgreement, heardWeight } from '../match/transcription-score.ts'
import { longestTranslated, spelledBy } from '../name/brand-words.ts'
import { pinyinSyllables } from '../name/syllables.ts'
import { isGeneric, type Token } from '../name/token.ts'
import type { Role } from '../name/lexicon.ts'
import type { Dictionary } from './dictionary.ts'
import { expandJoined, type Expansion } from './expand.ts'
import { eachValue, hash32 } from './hash.ts'
import type { Heads } from './heads.ts'
import { Memory } from './memory.ts'
import type { Partners } from './partners.ts'

/** Words with these roles are in too many names to find one by: they have no postings. */
export const unlistedRoles: ReadonlySet<Role> = new Set<Role>(['form', 'stop', 'kin', 'title'])

/** Where in the index the names stand that hold a token. */
export interface Postings {
  readonly offsets: Uint32Array
  readonly variants: Uint32Array
}

export const variantFlags = {
  /** A reading of characters (token.ts, isReading). */
  reading: 1,
  /** Holds a transcription. */
  heard: 2,
  /** Holds a Latin letter that stands alone. */
  lettered: 4,
} as const

/** What retrieval reads of an index, and the scratch of the one thread that reads it. */
export interface Store {
  readonly dictionary: Dictionary
  readonly postings: Postings
  readonly heads: Heads
  readonly tokenWeight: Float32Array
  /** First UTF-16 unit of each token, see dictionary.ts. */
  readonly tokenInitial: Uint32Array
  readonly variantTokens: Uint32Array
  readonly partners: Partners
  readonly cuts: Memory<readonly (readonly number[])[]>
}

/**
 * Names to be read because they may hold a part of the query. What a meeting gains is what it adds to the agreement of
 * both sides, less the share of the listed word that the threshold wants met: a name can reach the threshold only if
 * its gains come to that share of the query.
 */
export interface Clue {
  /** Tokens of the dictionary by which it is met. */
  readonly ids: readonly number[]
  readonly gain: number
  /** Names to be read. */
  readonly cost: number
  /** Tells enough to show a name that is held in a longer one (name-score.ts). */
  readonly telling: boolean
}

/** What one token of the query may gain, and where. */
export interface TokenClue {
  readonly weight: number
  readonly han: boolean
  /** By itself, or by a letter that stands for it. */
  readonly meetings: readonly Clue[]
  readonly initials: readonly Clue[]
  /** Every name could still gain this much without standing in a posting of either. */
  readonly unseen: number
}

const cost = ({ offsets }: Postings, id: number): number => offsets[id + 1]! - offsets[id]!

/** Most that a letter standing for a word agrees with it, and the weight of such a letter. */
export const initialAgreement = 0.75
const initialWeight = 0.1

// Stored weights are rounded.
const leastTelling = 1.99 * tellingWeight
/** Of two names that are met in a longer one, one weighs half of what they must. */
const leastNamed = 0.99 * namedWeight

/** Whether a meeting may show a name that is held in a longer one (name-score.ts, transcription-score.ts). */
const tellsOf = (value: number, query: number, listed: number, heard: boolean): boolean =>
  (value >= tellingAgreement && query + listed > leastTelling) ||
  (value >= namedAgreement && query + listed > leastNamed) ||
  (heard && value >= heardAgreement && query >= heardWeight)

const gainOf = (value: number, query: number, listed: number, threshold: number): number =>
  value * (query + listed) - threshold * listed

const costOf = (postings: Postings, ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + cost(postings, id), 0)

/** Letters that stand for the word. */
const initialOf = ({ dictionary, postings }: Store, token: Token, threshold: number): Clue[] => {
  const { key, role, han, accent, weight } = token
  if (han || accent !== '' || (role !== 'word' && role !== 'patronymic') || key.length === 1) return []
  const ids = dictionary.letters.get(key.charCodeAt(0))
  if (ids === undefined) return []
  const gain = gainOf(initialAgreement, weight, initialWeight, threshold)
  return [{ ids, gain, cost: costOf(postings, ids), telling: false }]
}

interface Met {
  readonly ids: number[]
  gain: number
}

/** A letter of the query stands for any word that begins with it, of whatever weight. */
const letterGain = ({ key, han, weight }: Token, threshold: number): number =>
  key.length > 1 || han
    ? 0
    : Math.max(...[0, 1].map(listed => gainOf(initialAgreement, weight, listed, threshold)))

/** What one token of the query may gain, and where; `aloud` counts characters read aloud too. */
export const clueOf = (store: Store, token: Token, expansion: Expansion, how: How): TokenClue => {
  const { dictionary, postings, tokenWeight } = store
  const plain: Met = { ids: [], gain: 0 }
  const telling: Met = { ids: [], gain: 0 }
  let unseen = letterGain(token, how.threshold)
  expansion.agreements.forEach(({ value, rule }, k) => {
    const id = expansion.ids[k]!
    if (!how.aloud && expansion.aloud && dictionary.token(id).accent !== '') return
    const listed = tokenWeight[id]!
    const gain = gainOf(value, token.weight, listed, how.threshold)
    // Characters that only sound alike, or mean a word of many firms, never carry a name; reading their long lists
    // would. Some words are not listed.
    const carries = !token.han || value === 1 || (rule === 'translation' && !isGeneric(dictionary.token(id)))
    if (!carries || cost(postings, id) === 0) {
      unseen = Math.max(unseen, gain)
      return
    }
    const tells = tellsOf(value, token.weight, listed, dictionary.isHeard(id))
    const way = tells ? telling : plain
    way.ids.push(id)
    way.gain = Math.max(way.gain, gain)
  })
  const clue = ({ ids, gain }: Met, tells: boolean): Clue[] =>
    ids.length === 0 ? [] : [{ ids, gain, cost: costOf(postings, ids), telling: tells }]
  return {
    weight: token.weight,
    han: token.han,
    meetings: [...clue(plain, false), ...clue(telling, true)],
    initials: initialOf(store, token, how.threshold),
    unseen,
  }
}

interface How {
  readonly threshold: number
  readonly aloud: boolean
}

/** Words of the query written as one in the dictionary, or one word of it as several: where both may be met. */
export interface Join {
  /** Words of the query; the end is exclusive. */
  readonly from: number
  readonly to: number
  readonly ids: readonly number[]
  /** The one of these tokens with the fewest names. */
  readonly rarest: number
}

const longestJoin = 4
const shortestJoin = 4

/** Words of the query written together, long words of it cut apart, and Chinese words with those that translate them. */
export const joinsOf = (store: Store, tokens: readonly Token[]): Join[] => {
  const out: Join[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (tokens[from]!.han) {
      out.push(...translatedFrom(store, tokens, from))
      continue
    }
    if (tokens[from]!.accent === '') out.push(...charactersOf(store, tokens[from]!.key, from))
    let text = tokens[from]!.key
    for (let to = from + 1; to < Math.min(tokens.length, from + longestJoin) && !tokens[to]!.han; to++) {
      text += tokens[to]!.key
      if (text.length < shortestJoin) continue
      for (const id of expandJoined(store.dictionary, text))
        if (cost(store.postings, id) > 0) out.push({ from, to: to + 1, ids: [id], rarest: id })
    }
    if (tokens[from]!.concept === '') out.push(...cutsInto(store, tokens[from]!.key, from))
  }
  return out
}

/** Words of several characters that begin here, with each Latin word that translates them. */
const translatedFrom = ({ dictionary, postings }: Store, tokens: readonly Token[], from: number): Join[] => {
  const out: Join[] = []
  let text = tokens[from]!.key
  for (let to = from + 1; to < tokens.length && tokens[to]!.han && text.length < longestTranslated; to++) {
    text += tokens[to]!.key
    const word = text
    const ids = new Set<number>()
    eachValue(dictionary.related, hash32(`w${word}`), id => {
      if (cost(postings, id) > 0 && spelledBy(dictionary.token(id).key).has(word)) ids.add(id)
    })
    for (const id of ids) out.push({ from, to: to + 1, ids: [id], rarest: id })
  }
  return out
}

/** The Chinese words of several characters that translate a Latin word. */
const charactersOf = ({ dictionary, postings }: Store, word: string, from: number): Join[] =>
  [...spelledBy(word)].flatMap(characters => {
    const ids = [...characters].map(char => dictionary.find(char))
    return ids.some(id => id < 0) ? [] : joinOf(postings, ids, from)
  })

const joinOf = (postings: Postings, ids: readonly number[], from: number): Join[] => {
  const [rarest] = ids
    .filter(id => cost(postings, id) > 0)
    .toSorted((a, b) => cost(postings, a) - cost(postings, b))
  return rarest === undefined ? [] : [{ from, to: from + 1, ids, rarest }]
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

/** Ids of the parts of a word, for each way of cutting it into words of the dictionary. */
const cutsOf = (dictionary: Dictionary, word: string): number[][] => {
  const cuts: string[][] = []
  for (let at = 2; at + 2 <= word.length; at++) cuts.push([word.slice(0, at), word.slice(at)])
  const syllables = pinyinSyllables(word)
  if (syllables && syllables.length > 2) cuts.push([...syllables], ...threeParts(syllables))
  return cuts.map(parts => parts.map(part => dictionary.find(part))).filter(ids => ids.every(id => id >= 0))
}

const cutsInto = ({ dictionary, postings, cuts }: Store, word: string, from: number): Join[] =>
  cuts.of(word, () => cutsOf(dictionary, word)).flatMap(ids => joinOf(postings, ids, from))
