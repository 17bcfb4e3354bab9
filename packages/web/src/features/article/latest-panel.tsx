import { SwapOutlined } from '@ant-design/icons'
import { listLatest } from '@maojian/contract/calls/article'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { LatestItem, type Item } from './latest-item.tsx'
import styles from './latest-panel.module.css'

/** Items on one page of the panel (spec 000 §2). */
const pageSize = 4

const isItem = (row: object): row is Item => 'dataJson' in row

interface SwapProps {
  readonly page: number
  readonly count: number
  readonly onSwap: () => void
}

const Swap = ({ page, count, onSwap }: SwapProps) => {
  const last = Math.min(page * pageSize, count)
  return (
    <div className={styles.swap}>
      <span aria-live="polite">
        第 {(page - 1) * pageSize + 1}–{last} 条，共 {count} 条
      </span>
      <Button
        size="small"
        icon={<SwapOutlined aria-hidden="true" />}
        disabled={count <= pageSize}
        onClick={onSwap}
      >
        换一批
      </Button>
    </div>
  )
}

/** The newest designations of all lists, four at a time; 换一批 goes round. */
export const LatestPanel = () => {
  const [page, setPage] = useState(1)
  const latest = useCall(listLatest, { page, pageSize, latest: 1 }, { keepWhile: () => true })
  const count = latest.data?.count ?? 0
  const pageCount = Math.max(1, Math.ceil(count / pageSize))
  return (
    <section className="card" aria-labelledby="latest-title" aria-busy={latest.isPlaceholderData}>
      <header className={styles.head}>
        <h2 id="latest-title">最新制裁动态</h2>
        <Link to={pages.news.path}>全部资讯</Link>
        {count > 0 && <Swap page={page} count={count} onSwap={() => setPage((page % pageCount) + 1)} />}
      </header>
      {latest.isPending && <SkeletonRows rows={pageSize} height={92} />}
      {latest.isError && (
        <ErrorState
          compact
          error={latest.error}
          what="读取最新制裁动态"
          onRetry={() => void latest.refetch()}
        />
      )}
      {latest.data?.data.length === 0 && (
        <EmptyState compact>名单有新版本发布后，新增的主体会列在这里。</EmptyState>
      )}
      <ul className={styles.list}>
        {latest.data?.data.filter(isItem).map(item => (
          <LatestItem key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}
