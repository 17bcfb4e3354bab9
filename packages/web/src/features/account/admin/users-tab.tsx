import { roleNames } from '@maojian/contract/roles'
import { listUsers, type adminUser } from '@maojian/contract/calls/admin'
import { Button, Select } from 'antd'
import type * as z from 'zod'
import { useClient } from '../../../api/client-context.ts'
import { useCall } from '../../../api/use-call.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { everyPage } from '../../../ui/table/every-page.ts'
import { useTableView } from '../../../ui/table/use-table-view.ts'
import { maskedPhone } from '../../../ui/masked-phone.ts'
import { usePageState } from '../../../ui/use-page-state.ts'
import { AdminSearch } from './admin-search.tsx'
import styles from './admin.module.css'
import { UserDrawer } from './user-drawer.tsx'

type User = z.output<typeof adminUser>

const states = { open: '正常', closing: '冷静期', closed: '已注销' } as const
const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }))

const columnsFor = (open: (userId: string) => void): readonly Column<User>[] => [
  {
    key: 'loginName',
    title: '用户',
    width: 150,
    text: user => user.loginName || user.userId,
    draw: user => (
      <Button type="link" size="small" onClick={() => open(user.userId)}>
        {user.loginName || user.userId}
      </Button>
    ),
  },
  { key: 'phone', title: '手机号', width: 130, text: user => maskedPhone(user.phone) },
  { key: 'company', title: '企业', width: 150, text: user => user.company },
  { key: 'roleName', title: '角色', width: 104, text: user => user.roleName },
  { key: 'membershipUntil', title: '会员至', width: 104, text: user => user.membershipUntil },
  { key: 'state', title: '状态', width: 80, text: user => states[user.state] },
  { key: 'sessions', title: '会话', width: 64, text: user => user.sessions },
  { key: 'createdAt', title: '注册时间', width: 156, text: user => clockTime(user.createdAt) },
  { key: 'lastLoginAt', title: '最近登录', width: 156, text: user => clockTime(user.lastLoginAt) },
]

const Filters = () => {
  const [{ role = '' }, setState] = usePageState('admin')
  return (
    <search className={styles.filters}>
      <AdminSearch label="姓名、企业或手机号" />
      <Select
        aria-label="角色"
        allowClear
        placeholder="全部角色"
        options={roleOptions}
        value={role === '' ? null : role}
        onChange={(next?: string | null) => setState({ role: next ?? '', page: '' }, { replace: true })}
      />
    </search>
  )
}

const Users = () => {
  const { send } = useClient()
  const [{ keyword = '', role = '' }, setState] = usePageState('admin')
  const [{ page, pageSize }] = useTableView('admin')
  const filter = { keyword, ...(role === '' ? {} : { role }) }
  const users = useCall(listUsers, { ...filter, page, pageSize }, { staleMs: 0, keepWhile: () => true })
  if (users.isPending) return <SkeletonRows rows={8} height={40} />
  if (users.isError)
    return <ErrorState error={users.error} what="读取用户" onRetry={() => void users.refetch()} />
  return (
    <DataTable
      page="admin"
      name="用户"
      columns={columnsFor(userId => setState({ userId }))}
      keyOf={user => user.userId}
      rows={users.data.data}
      total={users.data.count}
      everyRow={() => everyPage((at, size) => send(listUsers, { ...filter, page: at, pageSize: size }))}
      onRefresh={() => void users.refetch()}
    >
      <Filters />
    </DataTable>
  )
}

export const UsersTab = () => {
  const [{ userId = '' }, setState] = usePageState('admin')
  return (
    <section className="card" aria-label="用户">
      <Users />
      <UserDrawer userId={userId} onClose={() => setState({ userId: '' })} />
    </section>
  )
}
