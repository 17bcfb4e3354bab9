import { listBatches } from '@maojian/contract/calls/screening'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './batch-page.module.css'
import { counted, type Batch } from './batch.ts'

const Outcome = ({ batch }: { batch: Batch }) =>
  batch.screened === 0 ? null : (
    <span className={styles.counts}>
      命中 {counted(batch.hits)} · 可能 {counted(batch.possible)} · 未发现 {counted(batch.clear)}
    </span>
  )

const Item = ({ batch }: { batch: Batch }) => (
  <li className={styles.item}>
    <Link to={pages.batchScreening.path} search={{ id: batch.id } as never} className={styles.itemName}>
      {batch.name}
    </Link>
    <span>{batch.stateName}</span>
    <span>{counted(batch.rows)} 行</span>
    <Outcome batch={batch} />
    <time>{batch.createdAt}</time>
  </li>
)

/** What the organisation has screened so far, newest first. */
export const BatchList = () => {
  const list = useCall(listBatches, { pageSize: 50 }, { staleMs: 0 })
  if (list.isPending) return <SkeletonRows rows={3} height={44} />
  if (list.isError)
    return <ErrorState error={list.error} what="读取批量筛查" onRetry={() => void list.refetch()} />
  return (
    <section className="card" aria-label="历史批次">
      <h2>历史批次</h2>
      {list.data.data.length === 0 ? (
        <EmptyState compact title="还没有批量筛查">
          提交的文件和结果会保存在这里，本机构成员可见。
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {list.data.data.map(batch => (
            <Item key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
    </section>
  )
}
