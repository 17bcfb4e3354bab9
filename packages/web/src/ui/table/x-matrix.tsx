import { Tooltip } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './x-matrix.module.css'

export interface XColumn {
  readonly key: string
  readonly title: string
  readonly hint?: string
}

export interface XRow {
  readonly key: string
  readonly head: ReactNode
  /** The English name below. */
  readonly sub?: string
  readonly marked: ReadonlySet<string>
  /** Stands in place of the marks, over all columns. */
  readonly remark?: string
}

interface XMatrixProps {
  readonly caption: string
  readonly first: string
  readonly columns: readonly XColumn[]
  readonly rows: readonly XRow[]
  readonly highlight?: readonly string[]
}

const Marks = ({ row, columns, on }: { row: XRow; columns: readonly XColumn[]; on: Set<string> }) => {
  if (row.remark)
    return (
      <td className={styles.remark} colSpan={columns.length}>
        <span>{row.remark}</span>
      </td>
    )
  return columns.map(({ key }) => (
    <td key={key} className={on.has(key) ? styles.on : undefined}>
      {row.marked.has(key) && <span className={styles.mark}>X</span>}
    </td>
  ))
}

/** What a column stands for, by pointer, key or touch: a tap brings pointer and focus, and a click besides would close it again. */
const Named = ({ title, hint }: { title: string; hint: string }) => (
  <Tooltip title={hint} trigger={['hover', 'focus']}>
    <button type="button" className={styles.named}>
      {title}
    </button>
  </Tooltip>
)

/** X marks by row and column: head and first column stay in sight, highlighted columns are scrolled to. */
export const XMatrix = ({ caption, first, columns, rows, highlight = [] }: XMatrixProps) => {
  const frame = useRef<HTMLElement>(null)
  const wanted = highlight[0] ?? ''
  useEffect(() => {
    const head = frame.current?.querySelector<HTMLElement>(`thead [data-column="${CSS.escape(wanted)}"]`)
    const fixed = frame.current?.querySelector<HTMLElement>('thead th')?.offsetWidth ?? 0
    if (head && frame.current) frame.current.scrollLeft = head.offsetLeft - fixed - head.offsetWidth
  }, [wanted])
  const on = new Set(highlight)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard.
    <section ref={frame} className={styles.frame} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map(({ key, title, hint }) => (
              <th
                key={key}
                scope="col"
                data-column={key}
                className={on.has(key) ? styles.on : undefined}
                aria-current={on.has(key) ? 'true' : undefined}
              >
                {hint === undefined ? title : <Named title={title} hint={hint} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.key}>
              <th scope="row">
                {row.head}
                {row.sub && (
                  <span className={styles.sub} lang="en">
                    {row.sub}
                  </span>
                )}
              </th>
              <Marks row={row} columns={columns} on={on} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
