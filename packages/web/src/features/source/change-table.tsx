import type { listChanges } from '@maojian/contract/calls/source'
import { Tag } from 'antd'
import type * as z from 'zod'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { nothing } from '../../ui/nothing.ts'
import styles from './list-changes.module.css'

type Changes = z.output<typeof listChanges.reply>
type Row = Changes['rows'][number]

const counted = (count: number): string => count.toLocaleString('zh-CN')

const Name = ({ row }: { row: Row }) => (
  <>
    {row.name} {row.first && <Tag>首次导入</Tag>}
  </>
)

const columns: readonly Column<Row>[] = [
  { key: 'fetchedAt', title: '获取时间', width: 150, text: row => row.fetchedAt },
  {
    key: 'name',
    title: '名单',
    width: 260,
    text: row => row.name,
    draw: row => <Name row={row} />,
    saved: [
      { title: '名单', text: row => row.name },
      { title: '首次导入', text: row => (row.first ? '是' : '否') },
    ],
  },
  { key: 'countryCn', title: '国家/组织', width: 110, text: row => row.countryCn },
  { key: 'editionDate', title: '版本日期', width: 110, text: row => row.editionDate },
  {
    key: 'added',
    title: '新增',
    width: 88,
    text: row => row.added,
    // Of a first import nothing is an addition by the authority.
    draw: row => (row.first ? nothing : counted(row.added)),
  },
  { key: 'removed', title: '移除', width: 88, text: row => row.removed },
  { key: 'changed', title: '变更', width: 88, text: row => row.changed },
  { key: 'entryCount', title: '条目数', width: 96, text: row => row.entryCount },
]

const Card = ({ row }: { row: Row }) => (
  <div className={styles.item}>
    <strong>
      <Name row={row} />
    </strong>
    <small>
      {row.fetchedAt} 获取 · 版本日期 {row.editionDate || nothing} · {counted(row.entryCount)} 条
    </small>
    {!row.first && (
      <small>
        新增 {counted(row.added)}，移除 {counted(row.removed)}，变更 {counted(row.changed)}
      </small>
    )}
  </div>
)

interface ChangeTableProps {
  readonly changes: Changes
  readonly onRefresh: () => void
}

/** One line an edition: what it brought and took. */
export const ChangeTable = ({ changes, onRefresh }: ChangeTableProps) => (
  <DataTable
    page="complianceReport"
    name={`名单变化-${changes.from}-${changes.to}`}
    columns={columns}
    keyOf={row => row.id}
    rows={changes.rows}
    usualSize={10}
    card={row => <Card row={row} />}
    onRefresh={onRefresh}
  />
)
