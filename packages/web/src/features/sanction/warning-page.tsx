import { listWarnings } from '@maojian/contract/calls/sanction'
import { pages } from '@maojian/contract/pages'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { WarningBlock } from './warning-block.tsx'
import styles from './warning-page.module.css'

const Blocks = () => {
  const warnings = useCall(listWarnings, {})
  if (warnings.isPending) return <SkeletonRows rows={3} height={320} />
  if (warnings.isError)
    return <ErrorState error={warnings.error} what="读取名单预警" onRetry={() => void warnings.refetch()} />
  if (warnings.data.length === 0)
    return <EmptyState>尚未导入任何名单。导入后，此处按名单列出最近一版新增的主体。</EmptyState>
  return (
    <div className={styles.grid}>
      {warnings.data.map(block => (
        <WarningBlock key={block.source} block={block} />
      ))}
    </div>
  )
}

export const WarningPage = () => (
  <>
    <h1>{pages.sensitiveList.title}</h1>
    <p className={styles.lead}>
      各名单最近一版的新增、移除与变更，按相邻两版名单比较得出；首次导入不计为新增，最近一版没有新增时显示最近指定的主体。
    </p>
    <Blocks />
  </>
)
