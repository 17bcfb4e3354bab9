import { characterMark, type MeaningOf } from './concepts.ts'
import type { ProductRow } from './product-row.ts'

export interface DescribedProduct {
  readonly row: ProductRow
  readonly description: string
  /** 0 to 1. */
  readonly likeness: number
}

interface Described {
  readonly row: ProductRow
  readonly text: string
  readonly meaning: ReadonlySet<string>
  /** With what the names of the product say beside the description. */
  readonly whole: ReadonlySet<string>
}

type Weigh = (piece: string) => number

/** What no description speaks of cannot be found; it counts a little against those that are. */
const unheard = 0.6

const ofCharacter = 0.3

const weighBy = (rows: readonly ReadonlySet<string>[]): Weigh => {
  const seen = new Map<string, number>()
  for (const row of rows) for (const piece of row) seen.set(piece, (seen.get(piece) ?? 0) + 1)
  return piece => {
    const times = seen.get(piece)
    const said = times === undefined ? unheard : Math.log(1 + rows.length / times)
    return piece.startsWith(characterMark) ? ofCharacter * said : said
  }
}

const sum = (pieces: Iterable<string>, weigh: Weigh): number => {
  let total = 0
  for (const piece of pieces) total += weigh(piece)
  return total
}

/** So much of what was described must be there; more, where it is one thing only. */
const leastPart = 0.26
const leastOfOne = 0.5

/** What each description shares with what was asked, by its place; the ones that share anything stand in `met`. */
interface Shared {
  readonly pieces: Uint16Array
  /** Those of them that are more than a character. */
  readonly words: Uint16Array
  /** With the description and the names. */
  readonly whole: Float64Array
  /** With the description alone. */
  readonly described: Float64Array
  readonly met: number[]
}

const nothingShared = (count: number): Shared => ({
  pieces: new Uint16Array(count),
  words: new Uint16Array(count),
  whole: new Float64Array(count),
  described: new Float64Array(count),
  met: [],
})

const clear = ({ pieces, words, whole, described, met }: Shared): void => {
  for (const at of met) pieces[at] = words[at] = whole[at] = described[at] = 0
  met.length = 0
}

const likenessOf = (shared: Shared, at: number, askedWeight: number, describedWeight: number): number => {
  const ofAsked = shared.whole[at]! / askedWeight
  if (ofAsked < (shared.pieces[at]! > 1 ? leastPart : leastOfOne)) return 0
  const dice = (2 * shared.described[at]!) / (askedWeight + describedWeight)
  return 0.55 * ofAsked + 0.45 * dice
}

/** A word of two characters that no table knows: itself and each of them. */
const ofTwoCharacters = 3

const describe = (rows: readonly ProductRow[], meaningOf: MeaningOf): Described[] =>
  rows.flatMap(row => {
    const names = row.wordings.flatMap(name => [...meaningOf(name)])
    // A row without a description is described by its names.
    return (row.does.length > 0 ? row.does : row.wordings).map(text => {
      const meaning = meaningOf(text)
      return { row, text, meaning, whole: new Set([...meaning, ...names]) }
    })
  })

/** Places of descriptions by what they and the names say; `own` the ones whose description says it. */
interface Places {
  readonly all: number[]
  readonly own: number[]
}

const indexOf = (described: readonly Described[]): ReadonlyMap<string, Places> => {
  const index = new Map<string, Places>()
  for (const [at, { meaning, whole }] of described.entries())
    for (const piece of whole) {
      const places = index.get(piece) ?? { all: [], own: [] }
      index.set(piece, places)
      places.all.push(at)
      if (meaning.has(piece)) places.own.push(at)
    }
  return index
}

/** Finds products by what they do, in whatever words; each row is answered once, by its nearest description. */
export const describedFinder = (rows: readonly ProductRow[], meaningOf: MeaningOf) => {
  const described = describe(rows, meaningOf)
  const index = indexOf(described)
  const weigh = weighBy(
    rows.map(row => new Set([...row.does, ...row.wordings].flatMap(text => [...meaningOf(text)]))),
  )
  const weights = Float64Array.from(described, one => sum(one.meaning, weigh))
  const shared = nothingShared(described.length)
  const share = (piece: string): void => {
    const [weight, places] = [weigh(piece), index.get(piece)]
    const isWord = !piece.startsWith(characterMark)
    for (const at of places?.all ?? []) {
      if (isWord) shared.words[at]!++
      if (shared.pieces[at]!++ === 0) shared.met.push(at)
      shared.whole[at]! += weight
    }
    for (const at of places?.own ?? []) shared.described[at]! += weight
  }
  return (name: string): DescribedProduct[] => {
    const asked = meaningOf(name)
    const askedWeight = sum(asked, weigh)
    clear(shared)
    for (const piece of asked) share(piece)
    const best = new Map<ProductRow, DescribedProduct>()
    for (const at of shared.met) {
      // 锁扣 is no 纽扣电池: a character of a word may stand in any other.
      if (asked.size <= ofTwoCharacters && shared.words[at] === 0) continue
      const { row, text } = described[at]!
      const likeness = likenessOf(shared, at, askedWeight, weights[at]!)
      if (likeness > (best.get(row)?.likeness ?? 0)) best.set(row, { row, description: text, likeness })
    }
    return [...best.values()].sort((a, b) => b.likeness - a.likeness)
  }
}
