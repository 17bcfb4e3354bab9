import { listWatches, setWatchPolicy } from '@maojian/contract/calls/watch'
import { Alert, Switch } from 'antd'
import { useAction } from '../../api/use-action.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyList } from '../../ui/empty-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageNumber, RowPager } from '../../ui/row-pager.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { WatchFilters } from './watch-filters.tsx'
import { WatchRow } from './watch-row.tsx'
import rows from '../../ui/row-list.module.css'

const ReportPolicy = ({ on }: { on: boolean }) => {
  const set = useAction({
    act: (send, reports: 0 | 1) => send(setWatchPolicy, { reports }),
    changes: [listWatches],
  })
  return (
    <label className={rows.policy}>
      <Switch checked={on} loading={set.busy} onChange={next => set.run(next ? 1 : 0)} />{' '}
      项目报告定稿后，自动监控其中筛查过的主体（由所有者设置）
    </label>
  )
}

/** What is watched; what changed last comes first. */
export const WatchList = () => {
  const [{ page = '1', keyword = '', kind = '', state = '' }, setState] = usePageState('watches')
  const at = pageNumber(page)
  const asked = { keyword, kind, state, page: at }
  const list = useCall(listWatches, asked, { staleMs: 0, keepWhile: () => true })
  if (list.isPending) return <SkeletonRows rows={5} height={72} />
  if (list.isError)
    return <ErrorState error={list.error} what="读取监控" onRetry={() => void list.refetch()} />
  const { data, count, reports, warning } = list.data
  return (
    <section className="card" aria-label="监控对象">
      <WatchFilters />
      <ReportPolicy on={reports} />
      {count > 0 && warning !== '' && (
        <Alert type="warning" showIcon title={warning} style={{ marginBlock: 8 }} />
      )}
      {count === 0 && (
        <EmptyList what="监控" filters={[keyword, kind, state]} hint="请放宽名称、类型或状态。">
          在检索结果、主体详情、批量筛查结果和名单预警页上点“加入监控”或“订阅”；名单更新后自动重新筛查，结论变化时提醒您。
        </EmptyList>
      )}
      <ul className={rows.items}>
        {data.map(watch => (
          <WatchRow key={watch.id} watch={watch} warning={warning} />
        ))}
      </ul>
      <RowPager page={at} count={count} unit="项" onPage={next => setState({ page: String(next) })} />
    </section>
  )
}
