import { counterpartyFields, type ColumnMapping } from '@maojian/domain/vocabulary/counterparty-field'
import styles from './batch-page.module.css'
import type { BatchDetail } from './batch.ts'

const meaning = (mapping: ColumnMapping, column: number): string => {
  const field = Object.entries(mapping).find(([, at]) => at === column)?.[0]
  return field ? counterpartyFields[field as keyof typeof counterpartyFields] : ''
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
          {detail.titles.map((title, at) => (
            <th scope="col" key={at} className={meaning(mapping, at) === '' ? '' : styles.used}>
              {title || `第 ${at + 1} 列`}
              <small>{meaning(mapping, at) || '不使用'}</small>
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
