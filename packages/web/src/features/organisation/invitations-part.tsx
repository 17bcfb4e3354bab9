import { listInvitations, revokeInvitation } from '@maojian/contract/calls/organisation'
import { organisationLimits } from '@maojian/contract/organisation-rules'
import { App, Button, Popconfirm, Tag } from 'antd'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import { useCall } from '../../api/use-call.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { NewInvitation } from './new-invitation.tsx'
import styles from './organisation.module.css'
import { RoleNotes } from './role-notes.tsx'

type Invitation = z.output<typeof listInvitations.reply>[number]

const wayOf = ({ phone }: Invitation): string => (phone === '' ? '链接邀请' : phone)

const InvitationItem = ({ invitation }: { invitation: Invitation }) => {
  const { message } = App.useApp()
  const revoke = useAction({
    changes: [listInvitations],
    act: send => send(revokeInvitation, { id: invitation.id }),
    onDone: () => void message.success('邀请已撤销'),
  })
  return (
    <li>
      <div>
        <strong>{wayOf(invitation)}</strong> <Tag>{invitation.roleName}</Tag>
        <small>
          {invitation.invitedBy} 创建于 {clockTime(invitation.createdAt)}，{clockTime(invitation.expiresAt)}{' '}
          失效
        </small>
      </div>
      <Popconfirm
        title="撤销后该邀请立即失效，确定撤销？"
        okText="撤销"
        cancelText="取消"
        onConfirm={() => revoke.run(undefined)}
      >
        <Button danger loading={revoke.busy} aria-label={`撤销${wayOf(invitation)}`}>
          撤销
        </Button>
      </Popconfirm>
    </li>
  )
}

const Open = () => {
  const open = useCall(listInvitations, {}, { staleMs: 0 })
  if (open.isPending) return <SkeletonRows rows={1} height={56} />
  if (open.isError)
    return <ErrorState error={open.error} what="读取邀请" onRetry={() => void open.refetch()} />
  if (open.data.length === 0) return null
  return (
    <ul className={styles.list} aria-label="尚未接受的邀请">
      {open.data.map(one => (
        <InvitationItem key={one.id} invitation={one} />
      ))}
    </ul>
  )
}

const howToInvite = `邀请 ${organisationLimits.invitationDays} 天内有效，只能使用一次。填写手机号时，只有持该手机号的账户可以接受；不填则生成链接，由您发给对方。`

/** Who may come, and which invitations are still open. */
export const InvitationsPart = () => (
  <section className="card" aria-label="邀请成员">
    <h2>邀请成员</h2>
    <p className={styles.note}>{howToInvite}</p>
    <RoleNotes />
    <NewInvitation />
    <Open />
  </section>
)
