import { bases } from './basis.table.ts'
import { agreesWith, spellings } from './listed-reading.ts'
import { rowKey, type ZhRow } from './read-zh-names.ts'
import { reviewedReadings } from './reviewed-readings.table.ts'

/** What the lists say of a party: its names, the most important first, and its countries. */
export interface ListedParty {
  readonly names: readonly string[]
  readonly countries: readonly string[]
}

const chinese = new Set(['CN', 'HK', 'MO'])
const reviewed = new Set(reviewedReadings.flatMap(({ rows }) => rows))

/** Only names of Chinese parties are spelt in pinyin; a list that names no country may mean them. */
const isChinese = ({ countries }: ListedParty): boolean =>
  countries.length === 0 || countries.some(code => chinese.has(code))

/** The listed names that the row's name is held against; none where its basis or its party gives no reason to. */
const comparedNames = (row: ZhRow, party: ListedParty): readonly string[] => {
  const reading = bases[row.basis]?.reading
  if (!reading || !isChinese(party)) return []
  return reading.against === 'all' ? party.names : party.names.slice(0, 1)
}

export const isCompared = (row: ZhRow, party: ListedParty): boolean =>
  comparedNames(row, party).some(name => spellings(name).length > 0)

/** Whether the characters are read as the pinyin under which the party is listed. */
export const readsAsListed = (row: ZhRow, party: ListedParty): boolean =>
  agreesWith(row.name, bases[row.basis]?.reading?.extent ?? 'some', comparedNames(row, party))

/** Names that disagree with the listed pinyin and are not among the reviewed ones. */
export const readingFaults = (
  rows: readonly ZhRow[],
  party: (row: ZhRow) => ListedParty | undefined,
): string[] =>
  rows.flatMap(row => {
    const listed = party(row)
    return !listed || readsAsListed(row, listed) || reviewed.has(rowKey(row)) ? [] : rowKey(row)
  })

/** Reviewed exceptions that no longer disagree, or whose row is gone: they would hide a later error. */
export const idleReviews = (
  rows: readonly ZhRow[],
  party: (row: ZhRow) => ListedParty | undefined,
): string[] => {
  const needed = new Set(
    rows
      .filter(row => {
        const listed = party(row)
        return listed && !readsAsListed(row, listed)
      })
      .map(rowKey),
  )
  return [...reviewed].filter(key => !needed.has(key))
}
