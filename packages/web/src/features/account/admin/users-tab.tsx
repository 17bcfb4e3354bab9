import { roleNames } from '@maojian/contract/account-rules'
import { listUsers, type adminUser } from '@maojian/contract/calls/admin'
import { Button, Select, Table, type TableColumnsType } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../../api/use-call.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { tableHeight } from '../../../ui/table-height.ts'
import { usePageState } from '../../../ui/use-page-state.ts'
import { AdminSearch } from './admin-search.tsx'
import styles from './admin.module.css'
import { useAdminPaging } from './use-admin-paging.ts'
import { UserDrawer } from './user-drawer.tsx'

type User = z.output<typeof adminUser>

const states = { open: '正常', closing: '冷静期', closed: '已注销' } as const
const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }))

const columnsFor = (open: (userId: string) => void): TableColumnsType<User> => [
  {
    title: '用户',
    dataIndex: 'loginName',
    render: (name: string, user) => (
      <Button type="link" size="small" onClick={() => open(user.userId)}>
        {name || user.userId}
      </Button>
    ),
  },
  { title: '手机号', dataIndex: 'phone', render: (text: string) => text || '--' },
  { title: '企业', dataIndex: 'company', render: (text: string) => text || '--' },
  { title: '角色', dataIndex: 'roleName' },
  { title: '会员至', dataIndex: 'membershipUntil', render: (text: string) => text || '--' },
  { title: '状态', dataIndex: 'state', render: (state: User['state']) => states[state] },
  { title: '会话', dataIndex: 'sessions', align: 'right' },
  { title: '注册时间', dataIndex: 'createdAt', render: clockTime },
  { title: '最近登录', dataIndex: 'lastLoginAt', render: clockTime },
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
  const [{ keyword = '', role = '' }, setState] = usePageState('admin')
  const paging = useAdminPaging()
  const filter = { keyword, ...(role === '' ? {} : { role }), ...paging.asked }
  const users = useCall(listUsers, filter, { staleMs: 0, keepWhile: () => true })
  if (users.isPending) return <SkeletonRows rows={8} height={40} />
  if (users.isError)
    return <ErrorState error={users.error} what="读取用户" onRetry={() => void users.refetch()} />
  return (
    <Table<User>
      rowKey="userId"
      size="small"
      scroll={{ x: 'max-content', y: tableHeight }}
      columns={columnsFor(userId => setState({ userId }))}
      dataSource={users.data.data}
      pagination={paging.shown(users.data.count)}
    />
  )
}

export const UsersTab = () => {
  const [{ userId = '' }, setState] = usePageState('admin')
  return (
    <section className="card" aria-label="用户">
      <Filters />
      <Users />
      <UserDrawer userId={userId} onClose={() => setState({ userId: '' })} />
    </section>
  )
}
