import { ArrowLeftOutlined } from '@ant-design/icons'
import { watchDetail } from '@maojian/contract/calls/watch'
import { Button } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageNumber, RowPager } from '../../ui/row-pager.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import { ChangeRow } from './change-row.tsx'
import { WatchActions } from './watch-actions.tsx'
import { countsOf, datesOf, watchTone, type Change, type Watch } from './watch.ts'
import rows from '../../ui/row-list.module.css'

const basisOf = ({ snapshotId, state, stateName, unscreened }: Watch): string =>
  `${state === 'active' && unscreened === '' ? '名单更新后自动重新筛查' : stateName}${snapshotId === '' ? '' : `；最近核查所用名单快照 ${snapshotId}`}`

const linkWords = {
  search: '打开检索',
  party: '打开主体详情',
  batch: '打开批次',
  report: '打开报告',
  list: '打开名单状态',
} as const

interface ChangesProps {
  readonly changes: readonly Change[]
  readonly count: number
  readonly page: number
  readonly onPage: (page: number) => void
}

const Changes = ({ changes, count, page, onPage }: ChangesProps) => (
  <section className="card" aria-label="结论变化">
    <h2>结论变化</h2>
    {count === 0 && (
      <EmptyState compact title="尚无变化">
        加入监控以来，名单的更新没有改变结论。
      </EmptyState>
    )}
    <ol className={rows.items}>
      {changes.map(change => (
        <ChangeRow key={change.id} change={change} />
      ))}
    </ol>
    <RowPager page={page} count={count} unit="条变化" onPage={onPage} />
  </section>
)

/** One watch: how it stands, and every verdict that changed, with before, after and cause. */
export const WatchDetail = ({ id }: { id: string }) => {
  const [{ page = '1' }, setState] = usePageState('watches')
  const at = pageNumber(page)
  const detail = useCall(watchDetail, { id, page: at }, { staleMs: 0, keepWhile: former => former.id === id })
  const back = (): void => setState({ id: '', page: '' })
  if (detail.isPending) return <SkeletonRows rows={4} height={96} />
  if (detail.isError)
    return <ErrorState error={detail.error} what="读取监控" onRetry={() => void detail.refetch()} />
  const { watch, changes, count, warning } = detail.data
  return (
    <>
      <div className={rows.head}>
        <Button icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={back}>
          全部监控
        </Button>
        {watch.link !== '' && <ButtonLink to={watch.link}>{linkWords[watch.kind]}</ButtonLink>}
        <WatchActions watch={watch} onRemoved={back} />
      </div>
      <h2 className="wrap-anywhere" translate="no">
        {watch.title}
      </h2>
      <VerdictLine
        tone={watchTone(watch, warning)}
        title={`${watch.kindName}：${watch.verdictName}`}
        detail={[
          watch.unscreened,
          watch.related,
          countsOf(watch),
          datesOf(watch),
          watch.kind === 'list' ? '' : warning,
        ]
          .filter(text => text !== '')
          .join('。')}
        basis={basisOf(watch)}
      />
      <Changes changes={changes} count={count} page={at} onPage={next => setState({ page: String(next) })} />
    </>
  )
}
