import { Table, type TableColumnsType } from 'antd'
import { StarterMark } from '../../ui/starter-mark.tsx'
import { nothing } from '../../ui/nothing.ts'
import type { RecordDetail } from './evidence.ts'

type List = RecordDetail['lists'][number]

const columns: TableColumnsType<List> = [
  {
    title: '名单',
    width: 280,
    render: (_value, list) => (
      <>
        {list.name} {list.starterData && <StarterMark />}
      </>
    ),
  },
  { title: '发布日期', width: 112, render: (_value, list) => list.publishedOn || nothing },
  { title: '版本', dataIndex: 'edition', width: 88 },
  {
    title: '条目数',
    dataIndex: 'entries',
    width: 96,
    align: 'right',
    render: (entries: number) => entries.toLocaleString('zh-CN'),
  },
  {
    title: '官方文件摘要（SHA-256）',
    render: (_value, list) => <code className="wrap-anywhere">{list.digest || nothing}</code>,
  },
]

/** Which lists answered, each with edition and digest. */
export const RecordLists = ({ lists, missing }: { lists: readonly List[]; missing: string }) => (
  <section className="card" aria-label="名单版本">
    <h2>名单版本（{lists.length} 份）</h2>
    <Table
      rowKey="id"
      size="small"
      scroll={{ x: 900 }}
      columns={columns}
      dataSource={[...lists]}
      pagination={false}
    />
    {missing !== '' && <p>{missing}。</p>}
  </section>
)
