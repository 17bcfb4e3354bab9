import {
  getOrganisation,
  handOverOrganisation,
  removeMember,
  setMemberRole,
  type organisationMember,
} from '@maojian/contract/calls/organisation'
import { invitedRoles, organisationRoles, type InvitedRole } from '@maojian/contract/organisation-rules'
import { App, Button, Popconfirm, Select, Tag } from 'antd'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import { clockTime } from '../../ui/clock-time.ts'
import styles from './organisation.module.css'

type Member = z.output<typeof organisationMember>

const roleOptions = invitedRoles.map(value => ({ value, label: organisationRoles[value] }))
const changes = [getOrganisation]

const RoleChoice = ({ member }: { member: Member }) => {
  const { message } = App.useApp()
  const set = useAction({
    changes,
    act: (send, role: InvitedRole) => send(setMemberRole, { userId: member.userId, role }),
    onDone: (_, role) => void message.success(`${member.loginName}已设为${organisationRoles[role]}`),
  })
  return (
    <Select
      aria-label={`${member.loginName}的角色`}
      className={styles.role}
      options={roleOptions}
      value={member.role as InvitedRole}
      loading={set.busy}
      disabled={set.busy}
      onChange={set.run}
    />
  )
}

const HandOver = ({ member }: { member: Member }) => {
  const { message } = App.useApp()
  const handOver = useAction({
    changes,
    act: send => send(handOverOrganisation, { userId: member.userId }),
    onDone: () => void message.success(`所有权已移交给${member.loginName}，您现在是成员`),
  })
  return (
    <Popconfirm
      title={`把机构移交给${member.loginName}？您将成为成员，不能再管理成员和邀请。`}
      okText="移交"
      cancelText="取消"
      onConfirm={() => handOver.run(undefined)}
    >
      <Button loading={handOver.busy} aria-label={`移交给${member.loginName}`}>
        移交
      </Button>
    </Popconfirm>
  )
}

const Remove = ({ member }: { member: Member }) => {
  const { message } = App.useApp()
  const remove = useAction({
    changes,
    act: send => send(removeMember, { userId: member.userId }),
    onDone: () => void message.success(`已移出${member.loginName}`),
  })
  return (
    <Popconfirm
      title={`移出${member.loginName}？其保存的内容留在本机构，本人立即看不到本机构的任何内容。`}
      okText="移出"
      cancelText="取消"
      okButtonProps={{ danger: true }}
      onConfirm={() => remove.run(undefined)}
    >
      <Button danger loading={remove.busy} aria-label={`移出${member.loginName}`}>
        移出
      </Button>
    </Popconfirm>
  )
}

const MemberItem = ({ member, isOwner }: { member: Member; isOwner: boolean }) => (
  <li>
    <div>
      <strong className="wrap-anywhere">{member.loginName}</strong> <Tag>{member.roleName}</Tag>
      {member.own && <Tag color="processing">本人</Tag>}
      <small>
        {member.phone && `${member.phone}；`}
        {clockTime(member.joinedAt)} 加入
      </small>
    </div>
    {isOwner && !member.own && (
      <div className={styles.acts}>
        <RoleChoice member={member} />
        <HandOver member={member} />
        <Remove member={member} />
      </div>
    )}
  </li>
)

interface MembersProps {
  readonly members: readonly Member[]
  readonly isOwner: boolean
}

export const MembersPart = ({ members, isOwner }: MembersProps) => (
  <>
    <h3>成员（{members.length} 人）</h3>
    <ul className={styles.list} aria-label="成员">
      {members.map(member => (
        <MemberItem key={member.userId} member={member} isOwner={isOwner} />
      ))}
    </ul>
  </>
)
