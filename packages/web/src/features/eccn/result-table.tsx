import { pageSizes } from '@maojian/contract/limits'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { MarkedName } from '../../ui/marked-name.tsx'
import styles from './eccn.module.css'
import type { EccnAnswer, EccnItem } from './eccn-search.ts'
import { EccnLink } from './eccn-link.tsx'

interface ResultTableProps {
  readonly answer: EccnAnswer
  readonly searched: string
  readonly everyRow: () => Promise<readonly EccnItem[]>
  readonly onRefresh: () => void
}

const Marked = ({ name, searched }: { name: string; searched: string }) => (
  <MarkedName name={name} tokens={searched === '' ? [] : searched.split(/\s+/u)} />
)

const columns = (searched: string): readonly Column<EccnItem>[] => [
  {
    key: 'eccn',
    title: 'ECCN',
    width: 132,
    text: item => item.eccn,
    draw: item => <EccnLink eccn={item.eccn} />,
  },
  {
    key: 'name',
    title: '物项名称',
    text: item => item.name,
    draw: item => (
      <>
        <Marked name={item.name} searched={searched} />
        <span className={styles.sub} lang="en">
          <Marked name={item.nameEn} searched={searched} />
        </span>
        {item.note !== '' && <span className={styles.sub}>{item.note}</span>}
      </>
    ),
    saved: [
      { title: '物项名称', text: item => item.name },
      { title: '英文名称', text: item => item.nameEn },
      { title: '备注', text: item => item.note },
    ],
  },
]

export const ResultTable = ({ answer, searched, everyRow, onRefresh }: ResultTableProps) => (
  <DataTable
    page="eccnSearchPage"
    name="ECCN 查询结果"
    columns={columns(searched)}
    keyOf={item => item.eccn}
    rows={answer.items}
    total={answer.count}
    usualSize={pageSizes.search}
    everyRow={everyRow}
    onRefresh={onRefresh}
  />
)
