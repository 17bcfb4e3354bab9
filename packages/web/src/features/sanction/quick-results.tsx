import { searchHits } from '@maojian/contract/calls/sanction'
import { pageSizes } from '@maojian/contract/limits'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import { BasisLine } from './basis-line.tsx'
import { HitList } from './hit-list.tsx'
import { hitsOf } from './hit.ts'
import { NoHits } from './no-hits.tsx'
import styles from './search-page.module.css'
import { verdictOf } from './search-verdict.ts'

/** The best hits of a short search, shown inside another page; the whole result is one click away. */
export const QuickResults = ({ searched }: { searched: string }) => {
  const query = useCall(searchHits, { keyword: searched, page: 1, pageSize: pageSizes.search })
  if (query.isPending) return <SkeletonRows rows={5} height={104} label="正在检索" />
  if (query.isError)
    return (
      <section className="card">
        <ErrorState error={query.error} what="检索" onRetry={() => void query.refetch()} />
      </section>
    )
  const answer = hitsOf(query.data)
  return (
    <div className={styles.results}>
      <VerdictLine {...verdictOf(answer)} basis={<BasisLine basis={answer.basis} />} />
      {answer.data.length === 0 ? (
        <section className="card">
          <NoHits
            searched={searched}
            basis={answer.basis}
            tooCommon={answer.tooCommon === true}
            near="hidden"
          />
        </section>
      ) : (
        <HitList hits={answer.data} asked={{ name: searched }} view="list" first={1} />
      )}
      <p className={styles.toolbar}>
        <span>
          显示前 {answer.data.length} 条，共 {answer.count} 条
        </span>
        <Link to={pageAddress('sanctionSearch', { key: searched })}>查看全部结果并筛选</Link>
      </p>
    </div>
  )
}
