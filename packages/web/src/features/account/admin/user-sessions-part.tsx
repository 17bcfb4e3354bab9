import { endSessions } from '@maojian/contract/calls/admin'
import { Button, Popconfirm } from 'antd'
import { clockTime } from '../../../ui/clock-time.ts'
import { deviceName } from '../device-name.ts'
import styles from './admin.module.css'
import { useAdminAct } from './use-admin-act.ts'
import type { UserDetail } from './user-detail.ts'
import { nothing } from '../../../ui/nothing.ts'

export const UserSessionsPart = ({ detail }: { detail: UserDetail }) => {
  const { userId } = detail.user
  const end = useAdminAct(endSessions, '会话已结束')
  return (
    <section className={styles.part}>
      <h3>登录会话</h3>
      {detail.sessions.length === 0 && <p>没有登录中的会话。</p>}
      {detail.sessions.map(one => (
        <div key={one.id} className={styles.line}>
          <span>
            {deviceName(one.userAgent)}
            <small>
              登录于 {clockTime(one.createdAt)}；地址 {one.address || nothing}
            </small>
          </span>
          <Popconfirm title="确定结束该会话？" onConfirm={() => end.mutate({ userId, id: one.id })}>
            <Button danger size="small">
              结束
            </Button>
          </Popconfirm>
        </div>
      ))}
      {detail.sessions.length + detail.apiKeys.length > 1 && (
        <Popconfirm
          title="确定结束该用户的全部会话，并撤销全部 API 密钥？"
          onConfirm={() => end.mutate({ userId, id: 'all' })}
        >
          <Button danger>全部结束</Button>
        </Popconfirm>
      )}
    </section>
  )
}
