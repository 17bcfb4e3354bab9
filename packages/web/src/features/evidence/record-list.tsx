import { listRecords } from '@maojian/contract/calls/evidence'
import { pageSizes } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Pagination, Table, type TableColumnsType } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { tableHeight } from '../../ui/table/table-height.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { useRecordFilter, verdictTone, type RecordRow } from './evidence.ts'
import styles from './records.module.css'

const Title = ({ row }: { row: RecordRow }) => (
  <Link to={pages.screeningRecord.path} search={{ id: row.id } as never} className="wrap-anywhere">
    {row.title === '' ? '（内容已到期清除）' : <span translate="no">{row.title}</span>}
  </Link>
)

const Verdict = ({ row }: { row: RecordRow }) => (
  <RiskTag tone={row.verdict === 0 ? 'grey' : verdictTone(row.verdict)}>{row.verdictName}</RiskTag>
)

const columns = (from: number): TableColumnsType<RecordRow> => [
  { title: '序号', width: 64, render: (_value, _row, index) => from + index },
  { title: '时间', dataIndex: 'at', width: 160 },
  { title: '类别', dataIndex: 'kindName', width: 88 },
  { title: '所问', render: (_value, row) => <Title row={row} /> },
  { title: '结论', width: 96, render: (_value, row) => <Verdict row={row} /> },
  { title: '主体数', dataIndex: 'hits', width: 80, align: 'right' },
  { title: '操作人', dataIndex: 'operator', width: 120 },
  { title: '名单快照', width: 150, render: (_value, row) => <code>{row.snapshotId}</code> },
]

const Card = ({ row }: { row: RecordRow }) => (
  <li className={styles.item}>
    <div>
      <Title row={row} /> <Verdict row={row} />
    </div>
    <small>
      {row.at} · {row.kindName} · {row.operator} · {row.hits} 个主体
    </small>
  </li>
)

const Rows = ({ rows, from }: { rows: RecordRow[]; from: number }) =>
  useNarrow() ? (
    <ul className={styles.items}>
      {rows.map(row => (
        <Card key={row.id} row={row} />
      ))}
    </ul>
  ) : (
    <Table
      rowKey="id"
      size="small"
      scroll={{ x: 1000, y: tableHeight }}
      columns={columns(from)}
      dataSource={rows}
      pagination={false}
    />
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
      本机构成员登录后的每次检索、批量筛查、许可判定和交易检查都会记在这里。
    </EmptyState>
  )

/** One page of the records, as the address says. */
export const RecordList = () => {
  const [{ page = '1' }, setState] = usePageState('screeningRecords')
  const filter = useRecordFilter()
  const at = /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
  const list = useCall(listRecords, { ...filter, page: at } as never, { staleMs: 0, keepWhile: () => true })
  if (list.isPending) return <SkeletonRows rows={8} height={40} />
  if (list.isError)
    return <ErrorState error={list.error} what="读取检索记录" onRetry={() => void list.refetch()} />
  const { data, count } = list.data
  if (count === 0) return <Empty filtered={Object.values(filter).some(value => value !== '')} />
  return (
    <>
      <Rows rows={data} from={(at - 1) * pageSizes.list + 1} />
      <Pagination
        className={styles.pager ?? ''}
        align="end"
        current={at}
        pageSize={pageSizes.list}
        total={count}
        showSizeChanger={false}
        showQuickJumper
        showTotal={total => `共 ${total.toLocaleString('zh-CN')} 条`}
        onChange={next => setState({ page: String(next) })}
      />
    </>
  )
}
