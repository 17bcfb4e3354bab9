import { pages } from '@maojian/contract/pages'
import { LockOutlined } from '@ant-design/icons'
import { useSession } from '../../api/client-context.ts'
import { UsageTab } from '../../features/account/usage-tab.tsx'
import { DeskFigures } from '../../features/report/desk-figures.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { LatestMessages } from '../../features/message/latest-messages.tsx'
import { ListChanges } from '../../features/source/list-changes.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ServicePhone } from '../../ui/service-phone.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import styles from './compliance-page.module.css'

const Locked = () => (
  <EmptyState icon={<LockOutlined aria-hidden="true" />} title="该页面面向合规报告用户">
    <p>
      您的账户没有合规报告权限。
      <ServicePhone before="如需开通，请联系 " after="。" />
    </p>
  </EmptyState>
)

const usualDays = 30
const mostDays = 366

const Desk = () => {
  const [{ days = '' }] = usePageState('complianceReport')
  const asked = Number(days)
  const period = Number.isInteger(asked) && asked > 0 ? Math.min(asked, mostDays) : usualDays
  return (
    <div className={styles.desk}>
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
  const allowed = session?.permissionIds.includes('complianceReport')
  return (
    <>
      <h1>{pages.complianceReport.title}</h1>
      <p className={styles.lead}>待办、筛查趋势、名单变化、待读消息与今日用量，一页看完。</p>
      {allowed === true ? (
        <Desk />
      ) : (
        <section className="card">
          {allowed === false ? <Locked /> : <LoginNeeded what="查看合规报告" />}
        </section>
      )}
    </>
  )
}
