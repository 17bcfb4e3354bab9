import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { projectLimits, projectTexts } from '@maojian/contract/project-rules'
import { Button, Checkbox, Popconfirm } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import styles from './project.module.css'

interface Row {
  readonly key: string
}

interface RowListProps<T extends Row> {
  /** Name of the element that a problem of the whole list leads to. */
  readonly id: string
  readonly what: string
  readonly columns: number
  readonly rows: readonly T[]
  readonly onChange: (rows: T[]) => void
  readonly onAdd: () => void
  readonly fields: (row: T, change: (patch: Partial<T>) => void) => ReactNode
  readonly mark?: (row: T) => ReactNode
}

/** Numbered rows that are filled in, added and removed. */
export const RowList = <T extends Row>(props: RowListProps<T>) => {
  const { id, what, columns, rows, onChange, onAdd, fields, mark } = props
  return (
    <div>
      {rows.map((row, index) => (
        <div key={row.key} className={styles.row} style={{ '--columns': columns } as CSSProperties}>
          <span className={styles.number}>{index + 1}</span>
          {fields(row, patch =>
            onChange(rows.map(one => (one.key === row.key ? { ...one, ...patch } : one))),
          )}
          <span className={styles.remove}>
            <Popconfirm
              title={projectTexts.deleteRowSure}
              okText="删除"
              cancelText="取消"
              onConfirm={() => onChange(rows.filter(one => one.key !== row.key))}
            >
              <Button
                type="text"
                aria-label={`删除第 ${index + 1} 行`}
                icon={<DeleteOutlined aria-hidden="true" />}
              />
            </Popconfirm>
          </span>
          {mark?.(row)}
        </div>
      ))}
      <Button
        id={id}
        type="dashed"
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={rows.length >= projectLimits.rows}
        onClick={onAdd}
      >
        添加{what}
      </Button>
    </div>
  )
}

interface NoneTickProps {
  readonly checked: boolean
  readonly onChange: (none: boolean) => void
  readonly children: string
}

/** Says that a section does not concern this deal. */
export const NoneTick = ({ checked, onChange, children }: NoneTickProps) => (
  <Checkbox checked={checked} onChange={event => onChange(event.target.checked)}>
    {children}
  </Checkbox>
)
