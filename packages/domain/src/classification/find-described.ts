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

/** What a description shares with what was asked. */
interface Shared {
  pieces: number
  /** With the description and the names. */
  whole: number
  /** With the description alone. */
  described: number
}

const likenessOf = (shared: Shared, askedWeight: number, describedWeight: number): number => {
  const ofAsked = shared.whole / askedWeight
  if (ofAsked < (shared.pieces > 1 ? leastPart : leastOfOne)) return 0
  const dice = (2 * shared.described) / (askedWeight + describedWeight)
  return 0.55 * ofAsked + 0.45 * dice
}

const describe = (rows: readonly ProductRow[], meaningOf: MeaningOf): Described[] =>
  rows.flatMap(row => {
    const names = row.wordings.flatMap(name => [...meaningOf(name)])
    return row.does.map(text => {
      const meaning = meaningOf(text)
      return { row, text, meaning, whole: new Set([...meaning, ...names]) }
    })
  })

const indexOf = (described: readonly Described[]): ReadonlyMap<string, readonly Described[]> => {
  const index = new Map<string, Described[]>()
  for (const one of described)
    for (const piece of one.whole) {
      const known = index.get(piece)
      if (known) known.push(one)
      else index.set(piece, [one])
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
  const weights = new Map(described.map(one => [one, sum(one.meaning, weigh)]))
  const sharedWith = (asked: ReadonlySet<string>): Map<Described, Shared> => {
    const all = new Map<Described, Shared>()
    for (const piece of asked)
      for (const one of index.get(piece) ?? []) {
        const shared = all.get(one) ?? { pieces: 0, whole: 0, described: 0 }
        const weight = weigh(piece)
        shared.pieces++
        shared.whole += weight
        if (one.meaning.has(piece)) shared.described += weight
        all.set(one, shared)
      }
    return all
  }
  return (name: string): DescribedProduct[] => {
    const asked = meaningOf(name)
    const best = new Map<ProductRow, DescribedProduct>()
    const askedWeight = sum(asked, weigh)
    for (const [one, shared] of sharedWith(asked)) {
      const likeness = likenessOf(shared, askedWeight, weights.get(one)!)
      if (likeness > (best.get(one.row)?.likeness ?? 0))
        best.set(one.row, { row: one.row, description: one.text, likeness })
    }
    return [...best.values()].sort((a, b) => b.likeness - a.likeness)
  }
}
