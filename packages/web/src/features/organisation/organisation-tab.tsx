import { getOrganisation, listOwnInvitations } from '@maojian/contract/calls/organisation'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { InvitationsPart } from './invitations-part.tsx'
import { LeavePart } from './leave-part.tsx'
import { MembersPart } from './members-part.tsx'
import { NameForm } from './name-form.tsx'
import styles from './organisation.module.css'
import { OwnInvitations } from './own-invitations.tsx'

const whoseItIs =
  '批量筛查、导入的料号等保存的内容属于机构，机构成员都能看到，并注明作者；登录会话、API 密钥、消息和未保存的草稿只属于您本人。'

/** The own organisation: name, members, invitations, the way out. */
export const OrganisationTab = () => {
  const detail = useCall(getOrganisation, {}, { staleMs: 0 })
  const received = useCall(listOwnInvitations, {}, { staleMs: 0, quiet: true })
  if (detail.isPending) return <SkeletonRows rows={6} height={48} />
  if (detail.isError)
    return <ErrorState error={detail.error} what="读取机构" onRetry={() => void detail.refetch()} />
  const { organisation, role, roleName, members } = detail.data
  const isOwner = role === 'owner'
  return (
    <div className={styles.stack}>
      <OwnInvitations offers={received.data ?? []} />
      <section className="card" aria-label="机构">
        <h2 className="wrap-anywhere">{organisation.name}</h2>
        <p className={styles.note}>
          您的角色：{roleName}。{whoseItIs}
        </p>
        {isOwner && <NameForm key={organisation.version} organisation={organisation} />}
        <MembersPart members={members} isOwner={isOwner} />
      </section>
      {isOwner && <InvitationsPart />}
      {!isOwner && <LeavePart name={organisation.name} />}
    </div>
  )
}
