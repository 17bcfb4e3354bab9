import { listChanges } from '@maojian/contract/calls/source'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Segmented } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { ChangeTable } from './change-table.tsx'
import styles from './list-changes.module.css'

type Changes = z.output<typeof listChanges.reply>

const periods = [7, 30, 90, 366] as const
const usual = 30
const counted = (count: number): string => count.toLocaleString('zh-CN')

const periodName = (days: number): string => (days === 366 ? '近一年' : `近 ${days} 天`)

const Sum = ({ changes }: { changes: Changes }) => (
  <p className={styles.sum}>
    {changes.from} 至 {changes.to}：名单更新 <strong>{counted(changes.count)}</strong> 次，新增{' '}
    <strong>{counted(changes.added)}</strong>，移除 <strong>{counted(changes.removed)}</strong>，变更{' '}
    <strong>{counted(changes.changed)}</strong>
    <small>（首次导入的名单不计入增减）</small>
  </p>
)

const Result = ({ changes, onRefresh }: { changes: Changes; onRefresh: () => void }) =>
  changes.count === 0 ? (
    <EmptyState title="这段时间没有名单更新">
      <p>
        可放宽时间范围，或在<Link to={pages.listHealth.path}>{pages.listHealth.title}</Link>
        查看每份名单最近一次检查。
      </p>
    </EmptyState>
  ) : (
    <>
      <Sum changes={changes} />
      <ChangeTable changes={changes} onRefresh={onRefresh} />
      {changes.rows.length < changes.count && (
        <p className={styles.sum}>
          仅列出最近 {changes.rows.length} 次更新，共 {changes.count} 次。
        </p>
      )}
    </>
  )

/** What new editions brought and took in a period; the period stands in the address. */
export const ListChanges = () => {
  const [{ days = '' }, setState] = usePageState('complianceReport')
  const period = periods.find(one => String(one) === days) ?? usual
  const changes = useCall(listChanges, { days: period }, { keepWhile: () => true })
  return (
    <section className="card" aria-labelledby="changes-title" aria-busy={changes.isPlaceholderData}>
      <header className={styles.head}>
        <h2 id="changes-title">名单变化</h2>
        <Segmented
          aria-label="时间范围"
          value={period}
          options={periods.map(value => ({ value, label: periodName(value) }))}
          onChange={value =>
            setState({ days: value === usual ? '' : String(value), page: '' }, { replace: true })
          }
        />
      </header>
      {changes.isPending && <SkeletonRows rows={6} height={40} />}
      {changes.isError && (
        <ErrorState error={changes.error} what="读取名单变化" onRetry={() => void changes.refetch()} />
      )}
      {changes.data && <Result changes={changes.data} onRefresh={() => void changes.refetch()} />}
    </section>
  )
}
