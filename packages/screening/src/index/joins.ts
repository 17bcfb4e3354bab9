import { longestTranslated, spelledBy } from '../name/lexicon/brand-words.ts'
import { readPieces } from '../name/reading/read-pieces.ts'
import { pinyinSyllables } from '../name/han/syllables.ts'
import { isReading, type Token, type Variant } from '../name/token/token.ts'
import { expandJoined } from './expand.ts'
import { eachValue } from './hash.ts'
import { hash32 } from '../text-hash.ts'
import { cost, type Parts, type Store } from './store.ts'

/** Words of the query written as one word of the index, or one of them as several: where both may be met. */
export interface Join {
  /** Words of the query; the end is exclusive. */
  readonly from: number
  readonly to: number
  /** Tokens of the dictionary that stand for them, all of them together. */
  readonly ids: readonly number[]
  /** Where they stand: names that hold all of them. */
  readonly holders: ArrayLike<number>
  /** The bit that it leaves on these names (found-names.ts). */
  mark: number
}

const longestJoin = 4
const shortestJoin = 4

/** Words of the query written together, long words of it cut apart, and Chinese words with those that translate them. */
export const joinsOf = (store: Store, query: Variant): Join[] => {
  const { tokens } = query
  const strict = isReading(query)
  const out: Join[] = []
  if (!strict)
    for (const { from, to, word } of readPieces(tokens)) {
      const id = store.dictionary.findWord(word)
      if (id >= 0) out.push(...asOne(store, id, from, to))
    }
  for (let from = 0; from < tokens.length; from++) {
    const { key, han, accent, concept } = tokens[from]!
    if (accent !== '') continue
    if (han) {
      out.push(...translatedFrom(store, tokens, from))
      continue
    }
    store.shapes.begin(key)
    for (let to = from + 1; to < Math.min(tokens.length, from + longestJoin) && !tokens[to]!.han; to++) {
      if (!store.shapes.mayStand(tokens[to]!.key)) continue
      const text = textOf(tokens, from, to + 1)
      if (text.length < shortestJoin) continue
      for (const id of expandJoined(store, text, strict)) out.push(...asOne(store, id, from, to + 1))
    }
    // Most words of readings are in no listed name, nor their parts: not worth remembering.
    const cuts = concept !== '' ? none : strict ? newCuts(store, key) : cutsOf(store, key)
    const parts = strict ? cuts : [...cuts, ...spellingsOf(store, key)]
    for (const { ids, holders } of parts) out.push({ from, to: from + 1, ids, holders, mark: 0 })
  }
  return out
}

const textOf = (tokens: readonly Token[], from: number, to: number): string => {
  let text = ''
  for (let i = from; i < to; i++) text += tokens[i]!.key
  return text
}

const asOne = (store: Store, id: number, from: number, to: number): Join[] => {
  const holders = namesWith(store, id)
  return holders.length === 0 ? [] : [{ from, to, ids: [id], holders, mark: 0 }]
}

/** Words of several characters that begin here, with each Latin word that translates them. */
const translatedFrom = (store: Store, tokens: readonly Token[], from: number): Join[] => {
  const { dictionary } = store
  const out: Join[] = []
  let text = tokens[from]!.key
  for (let to = from + 1; to < tokens.length && tokens[to]!.han && text.length < longestTranslated; to++) {
    text += tokens[to]!.key
    const word = text
    const ids = new Set<number>()
    eachValue(dictionary.related, hash32(`w${word}`), id => {
      if (dictionary.token(id).word.spells.has(word)) ids.add(id)
    })
    for (const id of ids) out.push(...asOne(store, id, from, to + 1))
  }
  return out
}

/** Ways to write a word as several: cut in two or into syllables. */
const cutsOf = (store: Store, word: string): readonly Parts[] =>
  store.cuts.of(word, () => newCuts(store, word))

const newCuts = (store: Store, word: string): Parts[] => {
  const out: Parts[] = []
  cutInTwo(store, word, out)
  cutInSyllables(store, word, out)
  return out
}

const none: readonly Parts[] = []

/** Ways to write a word by the characters that translate it. */
const spellingsOf = (store: Store, word: string): readonly Parts[] =>
  store.spelled.of(word, () => {
    const out: Parts[] = []
    for (const text of spelledBy(word)) addCharacters(store, text, out)
    return out
  })

const shortestPart = 2

/** Longer words are no brands. */
const mostSyllables = 8

const cutInTwo = (store: Store, word: string, out: Parts[]): void => {
  for (let at = shortestPart; at + shortestPart <= word.length; at++) cutAt(store, word, [at], out)
}

/** Between its syllables into three words and more (TONGDA HONG TAI, QINGYUAN FO FENG LEDA). */
const cutInSyllables = (store: Store, word: string, out: Parts[]): void => {
  const syllables = pinyinSyllables(word)
  if (!syllables || syllables.length < 3 || syllables.length > mostSyllables) return
  let end = 0
  const ends = syllables.map(syllable => (end += syllable.length))
  const ids: number[] = []
  /** Goes on from a letter with the names that hold all words so far. */
  const cutOn = (from: number, holders: ArrayLike<number>): void => {
    for (const to of ends) {
      if (to <= from) continue
      const id = store.dictionary.findWord(word, from, to)
      if (id < 0 || (to === word.length && ids.length < 2)) continue
      const left = from === 0 ? namesWith(store, id) : holding(store, holders, id)
      if (left.length === 0) continue
      ids.push(id)
      if (to < word.length) cutOn(to, left)
      else out.push({ ids: [...ids], holders: Array.from(left) })
      ids.pop()
    }
  }
  cutOn(0, [])
}

const namesWith = ({ postings: { offsets, variants } }: Store, id: number): ArrayLike<number> =>
  variants.subarray(offsets[id], offsets[id + 1])

const holding = (store: Store, names: ArrayLike<number>, id: number): number[] => {
  const out: number[] = []
  for (let at = 0; at < names.length; at++) if (holds(store, names[at]!, id)) out.push(names[at]!)
  return out
}

/** Adds the parts of a word cut at these places, if all of them are words. */
const cutAt = (store: Store, word: string, places: readonly number[], out: Parts[]): void => {
  const ids: number[] = []
  let to = word.length
  // The last part first: it is mostly the longest, and least likely a word.
  for (let i = places.length - 1; i >= -1; i--) {
    const from = i < 0 ? 0 : places[i]!
    const id = store.dictionary.findWord(word, from, to)
    if (id < 0) return
    ids.push(id)
    to = from
  }
  addHeld(store, ids.reverse(), out)
}

const addCharacters = (store: Store, text: string, out: Parts[]): void => {
  const ids = Array.from(text, one => store.dictionary.findWord(one))
  if (ids.every(id => id >= 0)) addHeld(store, ids, out)
}

/** Parts that some name holds all of. */
const addHeld = (store: Store, ids: readonly number[], out: Parts[]): void => {
  const holders = holdersOf(store, ids)
  if (holders.length > 0) out.push({ ids, holders })
}

/** Names that hold all of the tokens, if one of them at least is listed. */
const holdersOf = (store: Store, ids: readonly number[]): number[] => {
  const { offsets, variants } = store.postings
  let rarest = -1
  for (const id of ids) {
    const names = cost(store.postings, id)
    if (names > 0 && (rarest < 0 || names < cost(store.postings, rarest))) rarest = id
  }
  const out: number[] = []
  if (rarest < 0) return out
  for (let at = offsets[rarest]!; at < offsets[rarest + 1]!; at++)
    if (ids.every(id => id === rarest || holds(store, variants[at]!, id))) out.push(variants[at]!)
  return out
}

const holds = ({ variantFacts, variantTokens }: Store, variant: number, id: number): boolean => {
  const end = variantFacts.end(variant)
  for (let at = variantFacts.start(variant); at < end; at++) if (variantTokens[at] === id) return true
  return false
}
