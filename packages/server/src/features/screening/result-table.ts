import {
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

const mapped = (mapping: ColumnMapping): CounterpartyField[] =>
  (Object.keys(fieldWidths) as CounterpartyField[]).filter(field => mapping[field] !== undefined)

/** The heading of a result: what was asked, as it was written, then the answer. */
export const resultHeading = (
  mapping: ColumnMapping,
  further: readonly ResultColumn[] = [],
): TableHeading => {
  const asked = mapped(mapping).map(field => [counterpartyFields[field], fieldWidths[field]] as const)
  const columns: readonly ResultColumn[] = [['行号', 8], ...asked, ...answerColumns, ...further]
  return {
    name: '筛查结果',
    titles: columns.map(([title]) => title),
    widths: columns.map(([, width]) => width),
  }
}

export const resultCells = (mapping: ColumnMapping, row: TableRow, answer: RowAnswer): Cell[] => [
  row.line,
  ...mapped(mapping).map(field => row.cells[mapping[field]!] ?? ''),
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
