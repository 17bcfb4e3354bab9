import { revokeUserKey } from '@maojian/contract/calls/admin'
import { Button, Popconfirm } from 'antd'
import styles from './admin.module.css'
import { useAdminAct } from './use-admin-act.ts'
import type { UserDetail } from './user-detail.ts'

export const UserKeysPart = ({ detail }: { detail: UserDetail }) => {
  const { userId } = detail.user
  const revoke = useAdminAct(revokeUserKey, '密钥已撤销')
  return (
    <section className={styles.part}>
      <h3>API 密钥</h3>
      {detail.apiKeys.length === 0 && <p>没有有效的密钥。</p>}
      {detail.apiKeys.map(one => (
        <div key={one.id} className={styles.line}>
          <span>
            {one.name} <code>mj_…{one.hint}</code>
            <small>
              创建于 {one.createdAt}；{one.lastUsedAt === '' ? '从未使用' : `最近使用 ${one.lastUsedAt}`}
            </small>
          </span>
          <Popconfirm
            title="撤销后使用该密钥的程序立即无法调用，确定撤销？"
            onConfirm={() => revoke.mutate({ userId, id: one.id })}
          >
            <Button danger size="small" aria-label={`撤销密钥 ${one.name}`}>
              撤销
            </Button>
          </Popconfirm>
        </div>
      ))}
    </section>
  )
}
