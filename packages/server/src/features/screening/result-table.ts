import {
  counterpartyFields,
  rowVerdicts,
  type ColumnMapping,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import type { Cell, TableHeading } from '../../documents/write-table.ts'
import type { TableRow } from '../../documents/table-row.ts'
import type { RowAnswer } from './screen-counterparty.ts'

const shownFields: readonly CounterpartyField[] = [
  'reference',
  'name',
  'type',
  'country',
  'birthDate',
  'identifiers',
]

const answerTitles = [
  '结论',
  '得分',
  '名单主体',
  '主体中文名',
  '匹配名称',
  '所在名单',
  '法律效果',
  '理由',
  '命中主体数',
  '主体编号',
]

const mapped = (mapping: ColumnMapping): CounterpartyField[] =>
  shownFields.filter(field => mapping[field] !== undefined)

/** The heading of a result: what was asked, as it was written, then the answer. */
export const resultHeading = (mapping: ColumnMapping): TableHeading => ({
  name: '筛查结果',
  titles: ['行号', ...mapped(mapping).map(field => counterpartyFields[field]), ...answerTitles],
})

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
