import { getProfile } from '@maojian/contract/calls/own-account'
import { useState } from 'react'
import { useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ServicePhone } from '../../ui/service-phone.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './account-forms.module.css'
import { ProfileForm, type Profile } from './profile-form.tsx'

/** The profile as it was when the page opened: a session renewed by saving must not empty the form. */
const Loaded = () => {
  const profile = useCall(getProfile, {}, { staleMs: 0 })
  const [first, setFirst] = useState<Profile>()
  if (first === undefined && profile.isSuccess && !profile.isFetching) setFirst(profile.data)
  if (first !== undefined) return <ProfileForm profile={first} />
  if (profile.isError)
    return <ErrorState error={profile.error} what="读取资料" onRetry={() => void profile.refetch()} />
  return <SkeletonRows rows={6} height={56} />
}

export const ProfilePage = () => {
  const session = useSession()
  return (
    <section className={`card ${styles.wide}`} aria-labelledby="profile-title">
      <h1 id="profile-title">完善信息</h1>
      <p className={styles.hint}>
        用于账户归属与服务联系；更换手机号须以新号码收取验证码，并以登录密码或原号码核验。
      </p>
      {session === undefined ? <LoginNeeded what="完善信息" /> : <Loaded />}
      <p className={styles.service}>
        <ServicePhone before="服务电话：" />
      </p>
    </section>
  )
}
