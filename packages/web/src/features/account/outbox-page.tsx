import { listOutbox } from '@maojian/contract/calls/outbox'
import { pages } from '@maojian/contract/pages'
import { Button } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './account-forms.module.css'

const Letters = () => {
  const outbox = useCall(listOutbox, {}, { quiet: true, staleMs: 0 })
  const again = () => void outbox.refetch()
  if (outbox.isPending) return <SkeletonRows rows={3} height={64} />
  if (outbox.isError) return <ErrorState error={outbox.error} what="读取短信发件箱" onRetry={again} />
  if (outbox.data.length === 0)
    return (
      <EmptyState title="还没有短信">在注册、登录或重置密码页点击“获取验证码”后，短信显示在这里。</EmptyState>
    )
  return (
    <ol className={styles.letters}>
      {outbox.data.map(({ at, phone, text }) => (
        <li key={`${at}${phone}${text}`}>
          <strong>{phone}</strong> <small>{clockTime(at)}</small>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Short messages that would have gone to a phone, on a machine that serves only itself. */
export const OutboxPage = () => {
  return (
    <section className={`card ${styles.wide}`} aria-labelledby="outbox-title">
      <h1 id="outbox-title">{pages.outbox.title}</h1>
      <p className={styles.hint}>本机没有配置短信服务，应发往手机的短信按时间倒序列在这里。</p>
      <Letters />
      <p className={styles.links}>
        <Button onClick={() => location.reload()}>刷新</Button>
      </p>
    </section>
  )
}
