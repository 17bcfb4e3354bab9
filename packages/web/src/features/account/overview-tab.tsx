import { listProfileIndustries } from '@maojian/contract/calls/account'
import { getProfile } from '@maojian/contract/calls/own-account'
import { pages } from '@maojian/contract/pages'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useCall } from '../../api/use-call.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './account-page.module.css'
import type { Profile } from './profile-form.tsx'
import { maskedPhone } from '../../ui/masked-phone.ts'
import { nothing } from '../../ui/nothing.ts'

const useIndustryName = (code: string): string => {
  const industries = useCall(listProfileIndustries, {}, { quiet: true, staleMs: Infinity })
  return industries.data?.find(one => one.code === code)?.name ?? code
}

const membershipLine = ({ roleName, membershipUntil }: Profile): string =>
  membershipUntil === '' ? roleName : `${roleName}（有效期至 ${membershipUntil}）`

const Card = ({ address }: { address: string }) => {
  if (address === '') return nothing
  const fileId = new URLSearchParams(address.split('?')[1]).get('id') ?? ''
  return (
    <Link to={pageAddress('filePreview', { fileId })}>
      <img src={address} alt="名片，点击预览" />
    </Link>
  )
}

const Overview = ({ profile }: { profile: Profile }) => {
  const navigate = useNavigate()
  const industry = useIndustryName(profile.industry)
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['姓名', profile.realName],
    ['企业名称', profile.company],
    ['所属行业', industry],
    ['手机号', maskedPhone(profile.phone)],
    ['账户类型', membershipLine(profile)],
    ['名片', <Card key="card" address={profile.businessCard} />],
    ['注册时间', clockTime(profile.createdAt)],
  ]
  return (
    <section className="card" aria-label="资料">
      <dl className={styles.list}>
        {rows.flatMap(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name}>{value || nothing}</dd>,
        ])}
      </dl>
      <Button
        type="primary"
        onClick={() => void navigate({ href: pageAddress('updateUserInfo', { back: pages.account.path }) })}
      >
        修改资料
      </Button>
    </section>
  )
}

export const OverviewTab = () => {
  const profile = useCall(getProfile, {}, { staleMs: 0 })
  if (profile.isPending) return <SkeletonRows rows={6} height={32} />
  if (profile.isError)
    return <ErrorState error={profile.error} what="读取资料" onRetry={() => void profile.refetch()} />
  return <Overview profile={profile.data} />
}
