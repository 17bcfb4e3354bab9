import { getUser } from '@maojian/contract/calls/admin'
import { Drawer } from 'antd'
import { useCall } from '../../../api/use-call.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { MembershipPart } from './membership-part.tsx'
import { QuotaPart } from './quota-part.tsx'
import { RolePart } from './role-part.tsx'
import { UserKeysPart } from './user-keys-part.tsx'
import { UserSessionsPart } from './user-sessions-part.tsx'

const Detail = ({ userId }: { userId: string }) => {
  const detail = useCall(getUser, { userId }, { staleMs: 0 })
  if (detail.isPending) return <SkeletonRows rows={6} height={48} />
  if (detail.isError)
    return <ErrorState error={detail.error} what="读取用户" onRetry={() => void detail.refetch()} />
  const { data } = detail
  return (
    <>
      <h2>{data.user.loginName || data.user.userId}</h2>
      <p>
        {data.user.phone} {data.user.company}
      </p>
      <RolePart user={data.user} />
      <MembershipPart detail={data} />
      <QuotaPart detail={data} />
      <UserSessionsPart detail={data} />
      <UserKeysPart detail={data} />
    </>
  )
}

/** One user: role, memberships, quotas, sessions, keys. */
export const UserDrawer = ({ userId, onClose }: { userId: string; onClose: () => void }) => (
  <Drawer open={userId !== ''} title="用户" size={560} onClose={onClose} destroyOnHidden>
    {userId !== '' && <Detail userId={userId} />}
  </Drawer>
)
