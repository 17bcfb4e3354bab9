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

const shared = (asked: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...asked].filter(piece => other.has(piece))

/** So much of what was described must be there; more, where it is one thing only. */
const leastPart = 0.26
const leastOfOne = 0.5

const likenessOf = (asked: ReadonlySet<string>, one: Described, weigh: Weigh): number => {
  const all = shared(asked, one.whole)
  const ofAsked = sum(all, weigh) / sum(asked, weigh)
  if (ofAsked < (all.length > 1 ? leastPart : leastOfOne)) return 0
  const same = sum(shared(asked, one.meaning), weigh)
  const dice = (2 * same) / (sum(asked, weigh) + sum(one.meaning, weigh))
  return 0.55 * ofAsked + 0.45 * dice
}

/** Finds products by what they do, in whatever words; each row is answered once, by its nearest description. */
export const describedFinder = (rows: readonly ProductRow[], meaningOf: MeaningOf) => {
  const described = rows.flatMap(row => {
    const names = row.wordings.flatMap(name => [...meaningOf(name)])
    return row.does.map(text => {
      const meaning = meaningOf(text)
      return { row, text, meaning, whole: new Set([...meaning, ...names]) }
    })
  })
  const weigh = weighBy(
    rows.map(row => new Set([...row.does, ...row.wordings].flatMap(text => [...meaningOf(text)]))),
  )
  return (name: string): DescribedProduct[] => {
    const asked = meaningOf(name)
    const best = new Map<ProductRow, DescribedProduct>()
    if (asked.size === 0) return []
    for (const one of described) {
      const likeness = likenessOf(asked, one, weigh)
      if (likeness > (best.get(one.row)?.likeness ?? 0))
        best.set(one.row, { row: one.row, description: one.text, likeness })
    }
    return [...best.values()].sort((a, b) => b.likeness - a.likeness)
  }
}
