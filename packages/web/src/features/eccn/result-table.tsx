import { Table, type TableColumnsType } from 'antd'
import { MarkedName } from '../../ui/marked-name.tsx'
import { tableHeight } from '../../ui/table-height.ts'
import styles from './eccn.module.css'
import type { EccnItem } from './eccn-search.ts'
import { EccnLink } from './eccn-link.tsx'

interface ResultTableProps {
  readonly items: readonly EccnItem[]
  readonly searched: string
  /** Number of the first row in the whole result. */
  readonly from: number
}

const columns = (from: number, searched: string): TableColumnsType<EccnItem> => [
  { title: '序号', key: 'index', width: 64, render: (_value, _item, i) => from + i },
  { title: 'ECCN', key: 'eccn', width: 132, render: (_value, item) => <EccnLink eccn={item.eccn} /> },
  {
    title: '物项名称',
    key: 'name',
    render: (_value, item) => (
      <>
        <Marked name={item.name} searched={searched} />
        <span className={styles.sub} lang="en">
          <Marked name={item.nameEn} searched={searched} />
        </span>
        {item.note !== '' && <span className={styles.sub}>{item.note}</span>}
      </>
    ),
  },
]

const Marked = ({ name, searched }: { name: string; searched: string }) => (
  <MarkedName name={name} tokens={searched === '' ? [] : searched.split(/\s+/u)} />
)

export const ResultTable = ({ items, searched, from }: ResultTableProps) => (
  <Table<EccnItem>
    rowKey="eccn"
    size="small"
    columns={columns(from, searched)}
    dataSource={[...items]}
    pagination={false}
    scroll={{ y: tableHeight }}
  />
)
