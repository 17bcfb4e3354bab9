import { DownloadOutlined } from '@ant-design/icons'
import { accountLimits } from '@maojian/contract/account-rules'
import { exportOwnData, getProfile } from '@maojian/contract/calls/own-account'
import { useCall } from '../../api/use-call.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './account-page.module.css'
import { CloseForm } from './close-form.tsx'

const consequences = [
  '所有设备上的登录和全部 API 密钥立即失效。',
  '您保存的批量筛查、料号等内容留在机构，由其他成员继续使用；机构没有其他成员时，封存至保存期满后清除。',
  `提交后有 ${accountLimits.closingDays} 天冷静期：期间再次登录即撤销注销，一切照旧。`,
  '冷静期结束后，姓名、企业、行业、手机号、名片、密码和绑定的登录方式被清除，无法恢复；手机号可重新注册。',
  '依法须留存的操作记录只保留账户编号，不再指向您本人。',
] as const

/** Consequences, own data, cooling-off, proof: in this order. */
export const CloseTab = () => {
  const profile = useCall(getProfile, {}, { staleMs: 0 })
  if (profile.isPending) return <SkeletonRows rows={4} height={48} />
  if (profile.isError)
    return <ErrorState error={profile.error} what="读取账户" onRetry={() => void profile.refetch()} />
  return (
    <section className="card" aria-label="注销账户">
      <h2>注销会怎样</h2>
      <ul className={styles.bullets}>
        {consequences.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className={styles.part}>
        <h2>先留一份数据</h2>
        <p>导出文件包含本产品保存的与您账户有关的全部数据（JSON）；机构中仅所有者或会员可见的内容除外。</p>
        <DownloadButton call={exportOwnData} input={{}} icon={<DownloadOutlined aria-hidden="true" />}>
          导出我的数据
        </DownloadButton>
      </div>
      <h2>申请注销</h2>
      <CloseForm profile={profile.data} />
    </section>
  )
}
