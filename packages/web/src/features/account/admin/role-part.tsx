import { roleNames } from '@maojian/contract/roles'
import { setRole } from '@maojian/contract/calls/admin'
import { Popconfirm, Button, Select } from 'antd'
import { useDraft } from '../../../ui/use-draft.ts'
import styles from './admin.module.css'
import { useAdminAct } from './use-admin-act.ts'
import type { UserDetail } from './user-detail.ts'

const options = Object.entries(roleNames).map(([value, label]) => ({ value: Number(value), label }))

export const RolePart = ({ user }: { user: UserDetail['user'] }) => {
  const [role, setDraft] = useDraft(user.roleId)
  const act = useAdminAct(setRole, '角色已设置')
  return (
    <section className={styles.part}>
      <h3>角色</h3>
      <div className={styles.line}>
        <Select aria-label="角色" options={options} value={role} onChange={setDraft} />
        <Popconfirm
          title={`将角色设为“${roleNames[role] ?? role}”？`}
          onConfirm={() => act.mutate({ userId: user.userId, roleId: String(role) })}
        >
          <Button disabled={role === user.roleId} loading={act.isPending}>
            设置
          </Button>
        </Popconfirm>
      </div>
    </section>
  )
}
