import { pages } from '@maojian/contract/pages'
import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useSession } from '../../api/client-context.ts'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { CloseTab } from './close-tab.tsx'
import { KeysTab } from './keys/keys-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PasswordTab } from './password-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { UsageTab } from './usage-tab.tsx'

const ownTabs = [
  { key: 'profile', label: '资料', children: <OverviewTab /> },
  { key: 'usage', label: '用量', children: <UsageTab /> },
  { key: 'sessions', label: '登录会话', children: <SessionsTab /> },
  { key: 'keys', label: 'API 密钥', children: <KeysTab /> },
  { key: 'password', label: '修改密码', children: <PasswordTab /> },
  { key: 'close', label: '注销账户', children: <CloseTab /> },
]

export interface AccountTab {
  readonly key: string
  readonly label: string
  readonly children: ReactNode
}

/** The account's own tabs; `further` ones of other nouns stand after the profile. */
export const AccountTabs = ({ further }: { further: readonly AccountTab[] }) => {
  const session = useSession()
  const tabs = [...ownTabs.slice(0, 1), ...further, ...ownTabs.slice(1)]
  const [{ tab = 'profile' }, setState] = usePageState('account')
  return (
    <>
      <h1>{pages.account.title}</h1>
      {session === undefined ? (
        <section className="card">
          <LoginNeeded what="查看账户" />
        </section>
      ) : (
        <Tabs
          destroyOnHidden
          items={tabs}
          activeKey={tabs.some(one => one.key === tab) ? tab : 'profile'}
          onChange={key => setState({ tab: key === 'profile' ? '' : key })}
        />
      )}
    </>
  )
}
