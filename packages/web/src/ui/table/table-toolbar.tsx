import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Dropdown, Popover } from 'antd'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import { SaveButtons } from './save-buttons.tsx'
import type { SavedTable } from './save-table.ts'
import { densities, type TableQuery, type TableView } from './table-query.ts'
import styles from './table.module.css'

interface TableToolbarProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly view: TableView
  readonly onView: (change: TableQuery) => void
  readonly onRefresh: (() => void) | undefined
  readonly file: () => SavedTable | Promise<SavedTable>
  /** Cards on a phone have one density. */
  readonly narrow: boolean
  readonly saves: ReactNode
  /** Stands on the left: what adds to the table or filters it. */
  readonly children?: ReactNode
}

const Densities = ({ view, onView }: Pick<TableToolbarProps<never>, 'view' | 'onView'>) => (
  <Dropdown
    trigger={['click']}
    menu={{
      selectable: true,
      selectedKeys: [view.density],
      items: Object.entries(densities).map(([key, label]) => ({ key, label })),
      onClick: ({ key }) => onView({ density: key === 'small' ? '' : key }),
    }}
  >
    <Button aria-label="密度" title="密度" icon={<ColumnHeightOutlined aria-hidden="true" />} />
  </Dropdown>
)

const ColumnChoice = <Row,>({
  columns,
  view,
  onView,
}: Pick<TableToolbarProps<Row>, 'columns' | 'view' | 'onView'>) => {
  const free = columns.filter(column => !column.acts)
  const shown = free.filter(column => !view.hidden.has(column.key)).map(column => column.key)
  const choose = (kept: readonly string[]): void =>
    onView({
      hide: free
        .map(column => column.key)
        .filter(key => !kept.includes(key))
        .join(','),
    })
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title="显示的列"
      content={
        <div className={styles.choice}>
          {free.map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={shown.includes(key)}
              // The last one stays: a table without columns says nothing.
              disabled={shown.length === 1 && shown[0] === key}
              onChange={({ target }) =>
                choose(target.checked ? [...shown, key] : shown.filter(one => one !== key))
              }
            >
              {title}
            </Checkbox>
          ))}
          <Button size="small" disabled={shown.length === free.length} onClick={() => onView({ hide: '' })}>
            全部显示
          </Button>
        </div>
      }
    >
      <Button aria-label="列设置" title="列设置" icon={<SettingOutlined aria-hidden="true" />} />
    </Popover>
  )
}

/** What is done to a table as a whole: refresh, density, columns, files. */
export const TableToolbar = <Row,>(props: TableToolbarProps<Row>) => {
  const { columns, view, onView, onRefresh, file, narrow, saves, children } = props
  return (
    <div className={`${styles.toolbar} no-print`}>
      <div className={styles.left}>{children}</div>
      <div className={styles.right}>
        {onRefresh && (
          <Button
            aria-label="刷新"
            title="刷新"
            icon={<ReloadOutlined aria-hidden="true" />}
            onClick={onRefresh}
          />
        )}
        {!narrow && <Densities view={view} onView={onView} />}
        <ColumnChoice columns={columns} view={view} onView={onView} />
        {saves === undefined ? <SaveButtons table={file} /> : saves}
      </div>
    </div>
  )
}
