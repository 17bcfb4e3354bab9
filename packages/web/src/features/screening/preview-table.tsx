import {
  columnsOf,
  columnTitle,
  counterpartyFields,
  type ColumnMapping,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import styles from './batch-page.module.css'
import type { BatchDetail } from './batch.ts'

const fields = Object.keys(counterpartyFields) as CounterpartyField[]

/** What a column stands for; of several for one field, which of them it is. */
const meaning = (mapping: ColumnMapping, column: number): string => {
  const field = fields.find(one => columnsOf(mapping, one).includes(column))
  if (field === undefined) return ''
  const columns = columnsOf(mapping, field)
  return counterpartyFields[field] + (columns.length === 1 ? '' : ` ${columns.indexOf(column) + 1}`)
}

/** The first rows as they were read; the columns in use say what they stand for. */
export const PreviewTable = ({ detail, mapping }: { detail: BatchDetail; mapping: ColumnMapping }) => (
  <section
    className={styles.preview}
    aria-label={`前 ${detail.preview.length} 行预览`}
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
  >
    <table>
      <thead>
        <tr>
          <th scope="col">行</th>
          {detail.titles.map((_, at) => (
            <th scope="col" key={at} className={meaning(mapping, at) === '' ? '' : styles.used}>
              {columnTitle(detail.titles, at)}
              <small>{meaning(mapping, at) || '未参与筛查'}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {detail.preview.map(row => (
          <tr key={row.line}>
            <td>
              {row.line}
              {row.cells.length !== detail.titles.length && <small>列数不符</small>}
            </td>
            {detail.titles.map((_, at) => (
              <td key={at} className={meaning(mapping, at) === '' ? '' : styles.used}>
                {row.cells[at] ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
