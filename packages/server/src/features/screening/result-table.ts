import {
  columnsOf,
  columnTitle,
  counterpartyFields,
  rowVerdicts,
  type ColumnMapping,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import type { Cell, TableHeading } from '../../documents/write-table.ts'
import type { TableRow } from '../../documents/table-row.ts'
import type { RowAnswer } from './screen-counterparty.ts'

/** Title and width in characters. */
export type ResultColumn = readonly [title: string, width: number]

const fieldWidths = {
  reference: 14,
  name: 36,
  type: 10,
  country: 14,
  birthDate: 12,
  identifiers: 24,
  address: 36,
} as const satisfies Record<CounterpartyField, number>

export const lineTitle = '行号'

const answerColumns: readonly ResultColumn[] = [
  ['结论', 8],
  ['得分', 8],
  ['名单主体', 36],
  ['主体中文名', 24],
  ['匹配名称', 36],
  ['所在名单', 28],
  ['法律效果', 16],
  ['理由', 60],
  ['命中主体数', 12],
  ['主体编号', 12],
]

/** Titles of what a result says of each row: in a file that is brought again they stand over answers, not over customers. */
export const answerTitles: readonly string[] = answerColumns.map(([title]) => title)

interface AskedColumn {
  readonly field: CounterpartyField
  readonly at: number
  readonly title: string
}

/** The columns that were read, as the result names them: by the field, and by the column's own title where a field has several. */
const askedColumns = (mapping: ColumnMapping, titles: readonly string[]): AskedColumn[] =>
  (Object.keys(fieldWidths) as CounterpartyField[]).flatMap(field => {
    const columns = columnsOf(mapping, field)
    const name = counterpartyFields[field]
    return columns.map(at => ({
      field,
      at,
      title: columns.length === 1 ? name : `${name}（${columnTitle(titles, at)}）`,
    }))
  })

/** Of a table: which column holds what, and how it is called there. */
export interface ReadColumns {
  readonly mapping: ColumnMapping
  readonly titles: readonly string[]
}

/** The heading of a result: what was asked, as it was written, then the answer. */
export const resultHeading = (
  { mapping, titles }: ReadColumns,
  further: readonly ResultColumn[] = [],
): TableHeading => {
  const asked = askedColumns(mapping, titles).map(({ field, title }) => [title, fieldWidths[field]] as const)
  const columns: readonly ResultColumn[] = [[lineTitle, 8], ...asked, ...answerColumns, ...further]
  return {
    name: '筛查结果',
    titles: columns.map(([title]) => title),
    widths: columns.map(([, width]) => width),
  }
}

export const resultCells = ({ mapping, titles }: ReadColumns, row: TableRow, answer: RowAnswer): Cell[] => [
  row.line,
  ...askedColumns(mapping, titles).map(({ at }) => row.cells[at] ?? ''),
  rowVerdicts[answer.verdict],
  answer.verdict === 9 ? '' : answer.score,
  answer.party,
  answer.partyZh,
  answer.matchedName,
  answer.lists,
  answer.effect ?? '',
  answer.reason,
  answer.count,
  answer.partyId,
]
