import { listRecords } from '@maojian/contract/calls/evidence'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { useRecordFilter, verdictTone, type RecordRow } from './evidence.ts'
import { RecordFiles } from './record-files.tsx'
import styles from './records.module.css'

const Title = ({ row }: { row: RecordRow }) => (
  <Link to={pageAddress('screeningRecord', { id: row.id })} className="wrap-anywhere">
    {row.title === '' ? '（内容已到期清除）' : <span translate="no">{row.title}</span>}
  </Link>
)

const Verdict = ({ row }: { row: RecordRow }) => (
  <RiskTag tone={verdictTone(row.verdict, row.warned)}>{row.verdictName}</RiskTag>
)

const columns: readonly Column<RecordRow>[] = [
  { key: 'at', title: '时间', width: 170, text: row => row.at },
  { key: 'kind', title: '类别', width: 88, text: row => row.kindName },
  { key: 'title', title: '所问', text: row => row.title, draw: row => <Title row={row} /> },
  {
    key: 'verdict',
    title: '结论',
    width: 96,
    text: row => row.verdictName,
    draw: row => <Verdict row={row} />,
  },
  { key: 'hits', title: '主体数', width: 80, text: row => row.hits },
  { key: 'operator', title: '操作人', width: 120, text: row => row.operator },
  {
    key: 'snapshot',
    title: '名单快照',
    width: 150,
    text: row => row.snapshotId,
    draw: row => row.snapshotId !== '' && <code>{row.snapshotId}</code>,
  },
]

const Card = ({ row }: { row: RecordRow }) => (
  <div className={styles.card}>
    <div>
      <Title row={row} /> <Verdict row={row} />
    </div>
    <small>
      {row.at} · {row.kindName} · {row.operator} · {row.hits} 个主体
    </small>
  </div>
)

const Empty = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState title="没有符合条件的记录">请放宽名称、类别、结论、操作人或日期。</EmptyState>
  ) : (
    <EmptyState
      title="还没有检索记录"
      actions={
        <ButtonLink primary to={pages.sanctionSearch.path}>
          去检索
        </ButtonLink>
      }
    >
      本机构成员登录后的每次检索、批量筛查、许可判定、交易检查和命中判定都会记在这里。
    </EmptyState>
  )

/** One page of the records, as the address says; the server writes their file, with every column and digest. */
export const RecordList = () => {
  const filter = useRecordFilter()
  const [{ page, pageSize }] = useTableView('screeningRecords')
  const list = useCall(listRecords, { ...filter, page, pageSize }, { staleMs: 0, keepWhile: () => true })
  if (list.isPending) return <SkeletonRows rows={8} height={40} />
  if (list.isError)
    return <ErrorState error={list.error} what="读取检索记录" onRetry={() => void list.refetch()} />
  const { data, count } = list.data
  if (count === 0) return <Empty filtered={Object.values(filter).some(value => value !== '')} />
  return (
    <DataTable<RecordRow>
      page="screeningRecords"
      name="检索记录"
      columns={columns}
      keyOf={row => row.id}
      rows={data}
      total={count}
      onRefresh={() => void list.refetch()}
      card={row => <Card row={row} />}
      saves={<RecordFiles />}
    />
  )
}
