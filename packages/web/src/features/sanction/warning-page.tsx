import { listWarnings } from '@maojian/contract/calls/sanction'
import { listAffected, recentDays } from '@maojian/contract/calls/watch'
import { pages } from '@maojian/contract/pages'
import type * as z from 'zod'
import { useSession } from '../../api/client-context.ts'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { WarningBlock } from './warning-block.tsx'
import styles from './warning-page.module.css'

type Affected = z.output<typeof listAffected.reply>

/** What changed lists did to the organisation's own projects, batches, searches and parties. */
const AffectedLine = ({ affected }: { affected: Affected }) => {
  const all = new Map(
    affected.lists.flatMap(({ watches }) => watches.map(one => [one.id, one.kind] as const)),
  )
  const projects = [...all.values()].filter(kind => kind === 'report').length
  return (
    <p className={styles.affects}>
      {all.size === 0
        ? `近 ${recentDays} 天名单的变化没有改变本机构任何监控对象的结论。`
        : `近 ${recentDays} 天名单的变化改变了本机构 ${all.size} 项监控的结论，其中项目 ${projects} 个：`}
      {affected.lists.map(({ source, list, watches }) => (
        <a key={source} href={`#${source}`}>
          {list}（{watches.length}）
        </a>
      ))}
      <Link to={pageAddress('watches', {})}>查看{pages.watches.title}</Link>
    </p>
  )
}

const Blocks = () => {
  const warnings = useCall(listWarnings, {})
  const affected = useCall(listAffected, {}, { enabled: useSession() !== undefined, quiet: true }).data
  const watchesOf = new Map(affected?.lists.map(({ source, watches }) => [source, watches]))
  if (warnings.isPending) return <SkeletonRows rows={3} height={320} />
  if (warnings.isError)
    return <ErrorState error={warnings.error} what="读取名单预警" onRetry={() => void warnings.refetch()} />
  if (warnings.data.length === 0)
    return <EmptyState>尚未导入任何名单。导入后，此处按名单列出最近一版新增的主体。</EmptyState>
  return (
    <>
      {affected && <AffectedLine affected={affected} />}
      <div className={styles.grid}>
        {warnings.data.map(block => (
          <WarningBlock key={block.source} block={block} affected={watchesOf.get(block.source) ?? []} />
        ))}
      </div>
    </>
  )
}

export const WarningPage = () => (
  <>
    <h1>{pages.sensitiveList.title}</h1>
    <p className="lead">
      各名单最近一版的新增、移除与变更，按相邻两版名单比较得出；首次导入不计为新增，最近一版没有新增时显示最近指定的主体。
    </p>
    <Blocks />
  </>
)
