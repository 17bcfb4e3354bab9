import {
  LockOutlined,
  LogoutOutlined,
  SettingOutlined,
  UserDeleteOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { logout } from '@maojian/contract/calls/account'
import { pages } from '@maojian/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Button, type MenuProps } from 'antd'
import { useClient, useSession } from '../../api/client-context.ts'
import { rememberProbe } from '../../features/account/sign-on/probe-memory.ts'
import { forgetDrafts } from '../../ui/form/form-draft.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { pageAddress } from '../../ui/page-address.ts'

const patienceMs = 4000
const unconfirmed =
  '服务器没有确认退出：本标签页已退出，登录状态可能仍有效。共用电脑上请待网络恢复后重新登录并再次退出。'

/** Ends the session on the server; this tab forgets it even when the server cannot be reached or does not answer. */
const useLogout = () => {
  const { send, session, notices } = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (): Promise<void> => {
    const signal = AbortSignal.timeout(patienceMs)
    await send(logout, {}, { quiet: true, signal }).catch(() => notices.error(unconfirmed))
    rememberProbe()
    forgetDrafts()
    session.clear()
    queries.clear()
    await navigate({ href: pages.home.path, ignoreBlocker: true })
  }
}

const leaveKey = 'logout'

/** Keys of pages are their addresses. */
const itemsFor = (permissionIds: readonly string[]): MenuProps['items'] => [
  { key: pageAddress('account'), icon: <UserOutlined aria-hidden="true" />, label: '资料与用量' },
  {
    key: pageAddress('account', { tab: 'password' }),
    icon: <LockOutlined aria-hidden="true" />,
    label: '修改密码',
  },
  {
    key: pageAddress('account', { tab: 'close' }),
    icon: <UserDeleteOutlined aria-hidden="true" />,
    label: '注销账户',
  },
  ...(permissionIds.includes('admin')
    ? [{ key: pageAddress('admin'), icon: <SettingOutlined aria-hidden="true" />, label: pages.admin.title }]
    : []),
  { type: 'divider' },
  { key: leaveKey, icon: <LogoutOutlined aria-hidden="true" />, label: '退出登录' },
]

export const UserMenu = () => {
  const session = useSession()
  const navigate = useNavigate()
  const here = useLocation({ select: location => location.href })
  const leave = useLogout()
  if (session === undefined)
    return (
      <Button
        type="primary"
        size="small"
        onClick={() => void navigate({ href: pageAddress('login', { back: here }) })}
      >
        登录
      </Button>
    )
  return (
    <MenuButton
      menu={{
        items: itemsFor(session.permissionIds),
        onClick: ({ key }) => void (key === leaveKey ? leave() : navigate({ href: key })),
      }}
      button={{
        type: 'text',
        icon: <UserOutlined aria-hidden="true" />,
        'aria-label': `用户 ${session.loginName}`,
        children: session.loginName,
      }}
    />
  )
}
