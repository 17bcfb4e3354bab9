import {
  columnsOf,
  columnTitle,
  counterpartyFields,
  rowVerdicts,
  type ColumnMapping,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import { tellsStarter } from '@maojian/domain/vocabulary/starter-data'
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
const reasonTitle = '理由'

const answerColumns: readonly ResultColumn[] = [
  ['结论', 8],
  ['得分', 8],
  ['名单主体', 36],
  ['主体中文名', 24],
  ['匹配名称', 36],
  ['所在名单', 28],
  ['法律效果', 16],
  [reasonTitle, 60],
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
  /** What keeps 'nothing found' from being a conclusion. */
  readonly warning?: string
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

const unsettled = '所用名单含示例数据或已过更新周期，未发现不能作为结论。'

/** A row is read by itself, whatever stands below the table. */
const reasonOf = ({ verdict, reason }: RowAnswer, warning: string): string =>
  verdict === 0 && warning !== '' && !tellsStarter(reason) ? `${reason}${unsettled}` : reason

/** A line of its own below the rows: its text where the reasons stand, and no name, so that it is nobody when read again. */
export const noteCells = ({ titles }: TableHeading, text: string): Cell[] =>
  titles.map(title => (title === lineTitle ? '说明' : title === reasonTitle ? text : ''))

export const resultCells = (
  { mapping, titles, warning = '' }: ReadColumns,
  row: TableRow,
  answer: RowAnswer,
): Cell[] => [
  row.line,
  ...askedColumns(mapping, titles).map(({ at }) => row.cells[at] ?? ''),
  rowVerdicts[answer.verdict],
  answer.verdict === 9 ? '' : answer.score,
  answer.party,
  answer.partyZh,
  answer.matchedName,
  answer.lists,
  answer.effect ?? '',
  reasonOf(answer, warning),
  answer.count,
  answer.partyId,
]
