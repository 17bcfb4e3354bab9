import { csvLine, csvMark } from '@maojian/contract/csv-line'
import { counterpartyFields } from '@maojian/domain/vocabulary/counterparty-field'
import { saveFile } from '../../ui/save-file.ts'

const fields = Object.keys(counterpartyFields) as (keyof typeof counterpartyFields)[]

/** Example rows, invented: one firm with everything known of it, one ship with its number. */
const examples: readonly Readonly<Partial<Record<(typeof fields)[number], string>>>[] = [
  {
    name: '示例贸易有限公司',
    type: '企业',
    country: '中国',
    address: '示例市示例路 1 号 1001 室',
    reference: 'C-001',
  },
  { name: 'EXAMPLE STAR', type: '船舶', country: '巴拿马', identifiers: 'IMO 9074729', reference: 'C-002' },
]

/** Saves a file with the columns that are understood, to be filled in. */
export const saveTemplate = (): void => {
  const rows = examples.map(example => fields.map(field => example[field] ?? ''))
  const lines = [fields.map(field => counterpartyFields[field]), ...rows].map(cells => csvLine(cells))
  saveFile('批量筛查模板.csv', new Blob([csvMark + lines.join('')], { type: 'text/csv' }))
}
