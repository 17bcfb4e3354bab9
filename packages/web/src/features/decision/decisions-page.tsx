import {
  approveDecision,
  listDecisions,
  setFourEyes,
  withdrawDecision,
} from '@maojian/contract/calls/decision'
import { searchSanctions } from '@maojian/contract/calls/sanction'
import { pages } from '@maojian/contract/pages'
import { Switch } from 'antd'
import { useSession } from '../../api/client-context.ts'
import { useAction } from '../../api/use-action.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyList } from '../../ui/empty-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { pageNumber, RowPager } from '../../ui/row-pager.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { DecisionFilters } from './decision-filters.tsx'
import { DecisionRow } from './decision-row.tsx'
import rows from '../../ui/row-list.module.css'

const changed = [listDecisions, searchSanctions]

const FourEyes = ({ on }: { on: boolean }) => {
  const set = useAction({
    act: (send, fourEyes: 0 | 1) => send(setFourEyes, { fourEyes }),
    changes: [listDecisions],
  })
  const isOwner = useSession()?.organisationRole === 'owner'
  return (
    <label className={rows.policy}>
      <Switch checked={on} disabled={!isOwner} loading={set.busy} onChange={next => set.run(next ? 1 : 0)} />{' '}
      命中判定须经第二人复核后生效，项目报告须由未参与填报的所有者或复核人复核
      {!isOwner && '（仅机构所有者可以更改）'}
      {set.reply && (
        <output>
          {set.reply.fourEyes
            ? '已开启；此前未经第二人复核、排除或搁置命中的判定自此待复核，复核前命中照常计入。'
            : '已关闭；此后的判定即时生效，开启前已生效的判定恢复生效。'}
        </output>
      )}
    </label>
  )
}

const useChanges = () => {
  const approve = useAction({ act: (send, id: string) => send(approveDecision, { id }), changes: changed })
  const withdraw = useAction({
    act: (send, ending: { id: string; reason: string }) => send(withdrawDecision, ending),
    changes: changed,
  })
  return { approve: approve.run, withdraw: withdraw.run, busy: approve.busy || withdraw.busy }
}

const List = () => {
  const [{ page = '1', keyword = '', state = '' }, setState] = usePageState('decisions')
  const at = pageNumber(page)
  const asked = { keyword, state, page: at }
  const list = useCall(listDecisions, asked, { staleMs: 0, keepWhile: () => true })
  const act = useChanges()
  if (list.isPending) return <SkeletonRows rows={5} height={72} />
  if (list.isError)
    return <ErrorState error={list.error} what="读取判定" onRetry={() => void list.refetch()} />
  const { data, count, fourEyes } = list.data
  return (
    <section className="card" aria-label="命中判定">
      <DecisionFilters />
      <FourEyes on={fourEyes} />
      {count === 0 && (
        <EmptyList what="判定" filters={[keyword, state]} hint="请放宽名称或状态。">
          在检索结果的每个命中上可以判定是否为同一主体；判定对本机构此后的每次筛查有效。
        </EmptyList>
      )}
      <ul className={rows.items}>
        {data.map(decision => (
          <DecisionRow key={decision.id} decision={decision} {...act} />
        ))}
      </ul>
      <RowPager page={at} count={count} unit="条" onPage={next => setState({ page: String(next) })} />
    </section>
  )
}

/** What the organisation has decided, ended ones too: who, when, why, until when. */
export const DecisionsPage = () => (
  <div className="page">
    <h1>{pages.decisions.title}</h1>
    {useSession() === undefined ? (
      <section className="card">
        <LoginNeeded what="命中判定">判定为本机构保存，对此后的每次筛查有效。</LoginNeeded>
      </section>
    ) : (
      <List />
    )}
  </div>
)
