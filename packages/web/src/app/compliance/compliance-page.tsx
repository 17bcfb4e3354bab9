import { pages } from '@maojian/contract/pages'
import { useSession } from '../../api/client-context.ts'
import { UsageTab } from '../../features/account/usage-tab.tsx'
import { DeskFigures } from '../../features/report/desk-figures.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { LatestMessages } from '../../features/message/latest-messages.tsx'
import { ListChanges } from '../../features/source/list-changes.tsx'
import { ListHealthLine } from '../../features/source/list-health-line.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import styles from './compliance-page.module.css'

const usualDays = 30
const mostDays = 366

const Desk = () => {
  const [{ days = '' }] = usePageState('complianceReport')
  const asked = Number(days)
  const period = Number.isInteger(asked) && asked > 0 ? Math.min(asked, mostDays) : usualDays
  return (
    <div className={styles.desk}>
      <ListHealthLine />
      <DeskFigures days={period} />
      <ListChanges />
      <div className={styles.pair}>
        <LatestMessages />
        <UsageTab />
      </div>
    </div>
  )
}

/** Where compliance officers land: what waits, what changed in the lists, what is unread, what is used up. */
export const CompliancePage = () => {
  const session = useSession()
  return (
    <>
      <h1>{pages.complianceReport.title}</h1>
      <p className={styles.lead}>待办、筛查趋势、名单变化、待读消息与今日用量，一页看完。</p>
      {session === undefined ? (
        <section className="card">
          <LoginNeeded what="查看合规报告" />
        </section>
      ) : (
        <Desk />
      )}
    </>
  )
}
