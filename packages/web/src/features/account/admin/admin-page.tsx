import { pages } from '@maojian/contract/pages'
import { Tabs } from 'antd'
import { useSession } from '../../../api/client-context.ts'
import { LoginNeeded } from '../../../ui/login-needed.tsx'
import { ServicePhoneMissing } from '../../../ui/service-phone-missing.tsx'
import { usePageState } from '../../../ui/use-page-state.ts'
import { AuditTab } from './audit-tab.tsx'
import { JobsTab } from './jobs-tab.tsx'
import { UsersTab } from './users-tab.tsx'

const tabs = [
  { key: 'users', label: '用户', children: <UsersTab /> },
  { key: 'audit', label: '审计日志', children: <AuditTab /> },
  { key: 'jobs', label: '后台任务', children: <JobsTab /> },
]

/** Another tab begins without the filters and the table view of the one before. */
const fresh = Object.fromEntries(pages.admin.query.map(name => [name, '']))

export const AdminPage = () => {
  const session = useSession()
  const [{ tab = 'users' }, setState] = usePageState('admin')
  return (
    <>
      <h1>{pages.admin.title}</h1>
      <ServicePhoneMissing />
      {session === undefined ? (
        <section className="card">
          <LoginNeeded what="管理系统" />
        </section>
      ) : (
        <Tabs
          destroyOnHidden
          items={tabs}
          activeKey={tabs.some(one => one.key === tab) ? tab : 'users'}
          onChange={key => setState({ ...fresh, tab: key === 'users' ? '' : key })}
        />
      )}
    </>
  )
}
