import type { listChanges } from '@maojian/contract/calls/source'
import { Pagination, Table, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { tableHeight } from '../../ui/table-height.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import styles from './list-changes.module.css'

type Row = z.output<typeof listChanges.reply>['rows'][number]

const pageSize = 10
const counted = (count: number): string => count.toLocaleString('zh-CN')

/** Of a first import nothing is an addition by the authority. */
const addedOf = (row: Row): string => (row.first ? '--' : counted(row.added))

const Name = ({ row }: { row: Row }) => (
  <>
    {row.name} {row.first && <Tag>首次导入</Tag>}
  </>
)

const columns: TableColumnsType<Row> = [
  { title: '序号', key: 'index', width: 56, render: (_value, _row, i) => i + 1 },
  { title: '获取时间', dataIndex: 'fetchedAt', width: 140 },
  { title: '名单', key: 'name', width: 260, render: (_value, row) => <Name row={row} /> },
  { title: '国家/组织', dataIndex: 'countryCn', width: 100 },
  { title: '版本日期', dataIndex: 'editionDate', width: 110, render: (day: string) => day || '--' },
  { title: '新增', key: 'added', width: 88, align: 'right', render: (_value, row) => addedOf(row) },
  { title: '移除', dataIndex: 'removed', width: 88, align: 'right', render: counted },
  { title: '变更', dataIndex: 'changed', width: 88, align: 'right', render: counted },
  { title: '条目数', dataIndex: 'entryCount', width: 96, align: 'right', render: counted },
]

const Card = ({ row }: { row: Row }) => (
  <li className={styles.item}>
    <strong>
      <Name row={row} />
    </strong>
    <small>
      {row.fetchedAt} 获取 · 版本日期 {row.editionDate || '--'} · {counted(row.entryCount)} 条
    </small>
    {!row.first && (
      <small>
        新增 {counted(row.added)}，移除 {counted(row.removed)}，变更 {counted(row.changed)}
      </small>
    )}
  </li>
)

const total = (count: number): string => `共 ${count} 条`

const Cards = ({ rows }: { rows: readonly Row[] }) => {
  const [page, setPage] = useState(1)
  return (
    <>
      <ul>
        {rows.slice((page - 1) * pageSize, page * pageSize).map(row => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
      <Pagination
        simple
        hideOnSinglePage
        current={page}
        pageSize={pageSize}
        total={rows.length}
        showTotal={total}
        onChange={setPage}
      />
    </>
  )
}

/** A table on wide windows, a list on phones. */
export const ChangeTable = ({ rows }: { rows: readonly Row[] }) => {
  const narrow = useNarrow()
  if (narrow) return <Cards rows={rows} />
  return (
    <Table<Row>
      rowKey="id"
      size="small"
      columns={columns}
      dataSource={[...rows]}
      scroll={{ x: 1000, y: tableHeight }}
      pagination={{ pageSize, hideOnSinglePage: true, showSizeChanger: false, showTotal: total }}
    />
  )
}
