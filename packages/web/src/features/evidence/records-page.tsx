import { pages } from '@maojian/contract/pages'
import { useSession } from '../../api/client-context.ts'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { ChainState } from './chain-state.tsx'
import { RecordFilters } from './record-filters.tsx'
import { RecordList } from './record-list.tsx'

/** What the organisation has screened: by whom, when, on which editions, with which result. */
export const RecordsPage = () => (
  <div className="page">
    <h1>{pages.screeningRecords.title}</h1>
    {useSession() === undefined ? (
      <section className="card">
        <LoginNeeded what="检索记录">
          登录后的每次检索、批量筛查、许可判定和交易检查都会为本机构留下记录：所问、口径、名单版本、结果和操作人；对命中的每次判定、复核和撤销也会留下记录。
        </LoginNeeded>
      </section>
    ) : (
      <>
        <ChainState />
        <section className="card" aria-label="检索记录">
          <RecordFilters />
          <RecordList />
        </section>
      </>
    )}
  </div>
)
