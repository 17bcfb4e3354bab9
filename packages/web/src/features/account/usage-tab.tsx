import { getUsage } from '@maojian/contract/calls/own-account'
import { Alert, Progress } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './account-page.module.css'

type Usage = z.output<typeof getUsage.reply>
type Part = Pick<Usage['rows'][number], 'limit' | 'used' | 'left'>

const counted = (count: number): string => count.toLocaleString('zh-CN')

const leftLine = ({ limit, left }: Part): string =>
  limit === null || left === null ? '不限次数' : `剩余 ${counted(left)} / ${counted(limit)} 次`

const Share = ({ name, when, part }: { name: string; when: string; part: Part }) => (
  <li className={styles.share}>
    {name}
    <strong>{leftLine(part)}</strong>
    {part.limit !== null && (
      <Progress
        percent={part.limit === 0 ? 100 : Math.min(100, (part.used / part.limit) * 100)}
        showInfo={false}
        size="small"
        aria-label={`${name}已用 ${part.used} 次`}
        {...(part.left === 0 ? { status: 'exception' as const } : {})}
      />
    )}
    <small>{part.limit === null ? '不计次数' : `已用 ${counted(part.used)} 次 · ${when}`}</small>
  </li>
)

/** What is left, when it returns, what unlocks more. */
const Shares = ({ usage }: { usage: Usage }) => (
  <section className="card" aria-label="用量">
    <p className={styles.lead}>
      {usage.roleName}，{usage.day} 的用量；每日份额于 {usage.resetsAt}（北京时间）恢复。
    </p>
    <ul className={styles.shares}>
      {usage.rows.map(row => (
        <Share key={row.kind} name={row.name} part={row} when={`${usage.resetsAt} 恢复`} />
      ))}
    </ul>
    {usage.unlock !== '' && <Alert type="info" showIcon title={usage.unlock} />}
  </section>
)

export const UsageTab = () => {
  const usage = useCall(getUsage, {}, { staleMs: 0 })
  if (usage.isPending) return <SkeletonRows rows={3} height={96} />
  if (usage.isError)
    return <ErrorState error={usage.error} what="读取用量" onRetry={() => void usage.refetch()} />
  return <Shares usage={usage.data} />
}
