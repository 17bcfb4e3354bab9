import { longestTranslated, spelledBy } from '../name/brand-words.ts'
import { pinyinSyllables } from '../name/syllables.ts'
import { isReading, type Token, type Variant } from '../name/token.ts'
import { expandJoined } from './expand.ts'
import { eachValue } from './hash.ts'
import { hash32 } from '../text-hash.ts'
import { cost, type Parts, type Postings, type Store } from './store.ts'

/** Words of the query written as one word of the index, or one of them as several: where both may be met. */
export interface Join {
  /** Words of the query; the end is exclusive. */
  readonly from: number
  readonly to: number
  /** Tokens of the dictionary that stand for them, all of them together. */
  readonly ids: readonly number[]
  /** Where they stand: names that hold all of them. */
  readonly holders: ArrayLike<number>
}

const longestJoin = 4
const shortestJoin = 4

/** Words of the query written together, long words of it cut apart, and Chinese words with those that translate them. */
export const joinsOf = (store: Store, query: Variant): Join[] => {
  const { tokens } = query
  const strict = isReading(query)
  const out: Join[] = []
  for (let from = 0; from < tokens.length; from++) {
    const { key, han, accent, concept } = tokens[from]!
    if (accent !== '') continue
    if (han) {
      out.push(...translatedFrom(store, tokens, from))
      continue
    }
    let text = key
    for (let to = from + 1; to < Math.min(tokens.length, from + longestJoin) && !tokens[to]!.han; to++) {
      text += tokens[to]!.key
      if (text.length < shortestJoin) continue
      for (const id of expandJoined(store, text, strict)) out.push(...asOne(store, id, from, to + 1))
    }
    // Most words of readings are in no listed name, nor their parts: not worth remembering.
    const cuts = concept !== '' ? none : strict ? newCuts(store, key) : cutsOf(store, key)
    const parts = strict ? cuts : [...cuts, ...spellingsOf(store, key)]
    for (const part of parts) out.push({ from, to: from + 1, ...part })
  }
  return out
}

const asOne = ({ postings: { offsets, variants } }: Store, id: number, from: number, to: number): Join[] => {
  const holders = variants.subarray(offsets[id], offsets[id + 1])
  return holders.length === 0 ? [] : [{ from, to, ids: [id], holders }]
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

const newCuts = (store: Store, word: string): Parts[] => [
  ...cutsInTwo(store, word),
  ...cutsOfSyllables(store, word),
]

const none: readonly Parts[] = []

/** Ways to write a word by the characters that translate it. */
const spellingsOf = (store: Store, word: string): readonly Parts[] =>
  store.spelled.of(word, () => [...spelledBy(word)].flatMap(text => characters(store, text)))

const shortestPart = 2

const cutsInTwo = (store: Store, word: string): Parts[] => {
  const out: Parts[] = []
  for (let at = shortestPart; at + shortestPart <= word.length; at++)
    out.push(...cutAt(store, word, [at, word.length]))
  return out
}

/** Into its syllables, and into three words (TONGDA HONG TAI). */
const cutsOfSyllables = (store: Store, word: string): Parts[] => {
  const syllables = pinyinSyllables(word)
  if (!syllables || syllables.length < 3) return []
  const ends: number[] = []
  for (const syllable of syllables) ends.push((ends.at(-1) ?? 0) + syllable.length)
  const out = cutAt(store, word, ends)
  for (let first = 0; first + 2 < ends.length && ends.length > 3; first++) {
    if (store.dictionary.findWord(word, 0, ends[first]) < 0) continue
    for (let second = first + 1; second + 1 < ends.length; second++)
      out.push(...cutAt(store, word, [ends[first]!, ends[second]!, word.length]))
  }
  return out
}

/** The parts of a word that end at these places, if all of them are words. */
const cutAt = (store: Store, word: string, ends: readonly number[]): Parts[] => {
  const ids: number[] = []
  let from = 0
  for (const end of ends) {
    const id = store.dictionary.findWord(word, from, end)
    if (id < 0) return []
    ids.push(id)
    from = end
  }
  return heldParts(store, ids)
}

const characters = (store: Store, text: string): Parts[] => {
  const ids = Array.from(text, one => store.dictionary.findWord(one))
  return ids.some(id => id < 0) ? [] : heldParts(store, ids)
}

const heldParts = (store: Store, ids: readonly number[]): Parts[] => {
  const holders = holdersOf(store, ids)
  return holders.length === 0 ? [] : [{ ids, holders }]
}

/** Names that hold all of the tokens, if one of them at least is listed. */
const holdersOf = (store: Store, ids: readonly number[]): number[] => {
  const { offsets, variants } = store.postings
  const listed = ids.filter(id => cost(store.postings, id) > 0)
  const [rarest] = listed.toSorted((a, b) => cost(store.postings, a) - cost(store.postings, b))
  if (rarest === undefined) return []
  const others = ids.filter(id => id !== rarest)
  const out: number[] = []
  for (let at = offsets[rarest]!; at < offsets[rarest + 1]!; at++)
    if (others.every(id => isIn(store, id, variants[at]!))) out.push(variants[at]!)
  return out
}

const isIn = ({ heads, postings, variantTokens }: Store, id: number, variant: number): boolean =>
  cost(postings, id) > 0
    ? holds(postings, id, variant)
    : variantTokens.subarray(heads.start(variant), heads.end(variant)).includes(id)

const holds = ({ offsets, variants }: Postings, id: number, variant: number): boolean => {
  let low = offsets[id]!
  let high = offsets[id + 1]!
  while (low < high) {
    const middle = (low + high) >>> 1
    if (variants[middle]! < variant) low = middle + 1
    else high = middle
  }
  return low < offsets[id + 1]! && variants[low] === variant
}
