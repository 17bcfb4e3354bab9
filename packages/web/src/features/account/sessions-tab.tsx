import { listSessions, revokeSession } from '@maojian/contract/calls/own-account'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Popconfirm, Tag } from 'antd'
import type * as z from 'zod'
import { useClient } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './account-page.module.css'
import { deviceName } from './device-name.ts'
import { nothing } from '../../ui/nothing.ts'

type Sessions = z.output<typeof listSessions.reply>

const others = 'others'

interface RevokeProps {
  readonly id: string
  readonly label: string
  readonly ask: string
  readonly onDone: () => void
}

const Revoke = ({ id, label, ask, onDone }: RevokeProps) => {
  const { send } = useClient()
  const { message } = App.useApp()
  const revoke = useMutation({
    mutationFn: () => send(revokeSession, { id }),
    onSuccess: ({ revoked }) => {
      void message.success(`已结束 ${revoked} 个会话${id === others ? '和密钥' : ''}`)
      onDone()
    },
    onError: onDone,
  })
  return (
    <Popconfirm title={ask} okText="结束" cancelText="取消" onConfirm={() => revoke.mutate()}>
      <Button danger loading={revoke.isPending}>
        {label}
      </Button>
    </Popconfirm>
  )
}

const SessionItem = ({ session, onDone }: { session: Sessions[number]; onDone: () => void }) => (
  <li>
    <div>
      <strong>{deviceName(session.userAgent)}</strong> {session.current && <Tag>当前会话</Tag>}
      <small>
        登录于 {clockTime(session.createdAt)}，{clockTime(session.expiresAt)} 失效；地址{' '}
        {session.address || nothing}
      </small>
    </div>
    {!session.current && (
      <Revoke id={session.id} label="结束" ask="结束后该设备须重新登录，确定结束？" onDone={onDone} />
    )}
  </li>
)

export const SessionsTab = () => {
  const sessions = useCall(listSessions, {}, { staleMs: 0 })
  const again = () => void sessions.refetch()
  if (sessions.isPending) return <SkeletonRows rows={3} height={56} />
  if (sessions.isError) return <ErrorState error={sessions.error} what="读取登录会话" onRetry={again} />
  return (
    <section className="card" aria-label="登录会话">
      <p className={styles.lead}>账户当前在以下设备登录。发现不认识的设备，请结束其会话并修改密码。</p>
      {sessions.data.length > 1 && (
        <Revoke
          id={others}
          label="结束其余全部会话"
          ask="除当前会话外全部结束，并撤销全部 API 密钥，确定？"
          onDone={again}
        />
      )}
      <ul className={styles.sessions}>
        {sessions.data.map(session => (
          <SessionItem key={session.id} session={session} onDone={again} />
        ))}
      </ul>
    </section>
  )
}
