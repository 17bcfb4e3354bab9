import { htsLists } from './control-facts.ts'
import type { HtsList, HtsLists } from './control-facts.ts'
import { oneOf, readTable } from './read-table.ts'

/** Codes may be written with dots: 8542.31.00. */
const digitsOf = (text: string): string => text.replaceAll(/[.\s]/gu, '')

export const parseHts = (text: string): Map<HtsList, Set<string>> => {
  const lists = new Map<HtsList, Set<string>>()
  for (const row of readTable(text, ['list', 'hts'])) {
    const list = oneOf(row('list'), htsLists)
    const hts = digitsOf(row('hts'))
    if (!/^[0-9]{2,10}$/.test(hts)) throw new Error(`税号 ${hts} 应为 2 至 10 位数字`)
    lists.set(list, (lists.get(list) ?? new Set()).add(hts))
  }
  return lists
}

export const writeHts = (lists: HtsLists): string =>
  [
    'list\thts',
    ...[...lists].flatMap(([list, codes]) => [...codes].sort().map(code => `${list}\t${code}`)),
  ].join('\n') + '\n'

/** Supplement 7 (drones) needs a licence for the same destinations as the industrial goods of supplement 4, 15 CFR 746.8(a). */
const supplements: Readonly<Record<string, HtsList>> = {
  'Supplement No. 4 to Part 746': 'industrial',
  'Supplement No. 5 to Part 746': 'luxury',
  'Supplement No. 7 to Part 746': 'industrial',
}

interface SupplementText {
  readonly key: string
  readonly lines: readonly { readonly kind: string; readonly text: string }[]
}

/** First cell of a row that is a code of four to ten digits; the two digits of a chapter only head a group of goods. */
const codeOf = (row: string): string | undefined => {
  const [cell = ''] = row.split(' | ')
  return /^\d{4}(?:[.\s]?\d{2}){0,3}$/u.test(cell.trim()) ? digitsOf(cell) : undefined
}

/** The lists that the official text of part 746 prints as tables; a supplement without a table holds no list. */
export const htsOfText = (units: readonly SupplementText[]): Map<HtsList, Set<string>> => {
  const lists = new Map<HtsList, Set<string>>()
  for (const { key, lines } of units) {
    const list = supplements[key]
    if (list === undefined) continue
    const codes = lines.flatMap(line => (line.kind === 'row' ? (codeOf(line.text) ?? []) : []))
    if (codes.length > 0) lists.set(list, new Set([...(lists.get(list) ?? []), ...codes]))
  }
  return lists
}
