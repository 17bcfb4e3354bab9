import { oneOf, readTable } from '../control/facts/read-table.ts'
import type { FoundProduct } from './find-products.ts'
import type { ProductRow } from './product-row.ts'
import { holdsText, productText, type WordingText } from './product-text.ts'
import { quantitiesOf, type Quantity } from './quantities.ts'

interface Limit {
  readonly unit: string
  readonly sign: '>' | '>=' | '<' | '<='
  readonly value: number
}

/** Goods of which most are free, with the numbers or words from which on they are controlled. */
export interface LimitRow extends ProductRow {
  /** The first one is what makes the goods controlled: a name that says only others says nothing. */
  readonly limits: readonly Limit[]
  /** Words that say so without a number: 抗辐照. */
  readonly marks: readonly string[]
}

const cells = (text: string): string[] => text.split(';').filter(one => one !== '')

const limitOf = (text: string): Limit => {
  const { unit, sign, value } = /^(?<unit>.+?)(?<sign>[<>]=?)(?<value>[\d.]+)$/u.exec(text)?.groups ?? {}
  if (unit === undefined) throw new Error(`limit.tsv：“${text}”不是限值`)
  return { unit, sign: oneOf(sign ?? '', ['>', '>=', '<', '<=']), value: Number(value) }
}

/** data/classification/limit.tsv */
export const parseLimits = (text: string): LimitRow[] =>
  readTable(text, ['goods', 'limits', 'marks', 'eccn', 'cn', 'why']).map(row => ({
    wordings: cells(row('goods')),
    limits: cells(row('limits').replaceAll(' ', ';')).map(limitOf),
    marks: cells(row('marks')),
    eccns: cells(row('eccn').replaceAll(' ', ';')),
    cnCodes: cells(row('cn').replaceAll(' ', ';')),
    why: row('why'),
    apart: [],
    does: [],
    usualEar99: false,
    mostlyFree: [],
    hs: [],
  }))

const isMet = ({ sign, value }: Limit, one: Quantity): boolean =>
  (sign.startsWith('<') ? one.value < value : one.value > value) ||
  (sign.endsWith('=') && one.value === value)

/** A character alone is the thing only where nothing else stands beside it: 氧化镁 is no 镁. */
const isSaidIn = (asked: WordingText, goods: WordingText): boolean =>
  goods.han.length === 1 && !goods.isApart ? asked.runs.includes(goods.han) : holdsText(asked, goods)

/** The number that meets the first limit; undefined where any of those that the name says something of is not met. */
const metBy = (limits: readonly Limit[], said: readonly Quantity[]): string | undefined => {
  const isMissed = (limit: Limit): boolean => {
    const own = said.filter(one => one.unit === limit.unit)
    return own.length > 0 && !own.some(one => isMet(limit, one))
  }
  const [first] = limits
  return limits.some(isMissed) || first === undefined
    ? undefined
    : said.find(one => one.unit === first.unit && isMet(first, one))?.text
}

/** Goods that reach a limit by the numbers of their name, or by a word that says so. */
export const limitFinder = (rows: readonly LimitRow[]) => {
  const known = rows.map(row => ({
    row,
    goods: row.wordings.map(productText),
    marks: row.marks.map(text => ({ text, product: productText(text) })),
  }))
  return (name: string): FoundProduct[] => {
    const asked = productText(name)
    const said = quantitiesOf(name)
    return known.flatMap(({ row, goods, marks }) => {
      if (!goods.some(one => isSaidIn(asked, one))) return []
      const isSaid = said.some(one => one.unit === row.limits[0]?.unit)
      const mark = marks.find(({ product }) => holdsText(asked, product))?.text
      const wording = isSaid ? metBy(row.limits, said) : mark
      return wording === undefined ? [] : [{ row, wording, likeness: 1, isHeld: true as const }]
    })
  }
}

export type LimitFinder = ReturnType<typeof limitFinder>
