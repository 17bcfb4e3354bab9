import { listLatest } from '@maojian/contract/calls/article'
import { pages } from '@maojian/contract/pages'
import { Input, Pagination, Segmented } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { NewsList } from './news-list.tsx'
import { isNews } from './news.ts'
import styles from './news.module.css'

const pageSize = 20

const kinds = [
  { value: '', label: '全部' },
  { value: '2', label: '制裁公告' },
  { value: '1', label: '站内全文' },
  { value: '0', label: '外部链接' },
]

const Rows = () => {
  const [{ type = '', keyword = '', page = '1' }, setQuery] = usePageState('news')
  const at = Math.max(1, Number(page) || 1)
  const news = useCall(listLatest, { latest: 0, page: at, pageSize, type, keyword })
  if (news.isPending) return <SkeletonRows rows={8} height={56} />
  if (news.isError)
    return <ErrorState error={news.error} what="读取资讯" onRetry={() => void news.refetch()} />
  const { data, count } = news.data
  if (count === 0)
    return (
      <EmptyState title="没有符合条件的资讯">
        资讯来自名单公告、管理员导入的文件和订阅的官方资讯源。
      </EmptyState>
    )
  return (
    <>
      <NewsList news={data.filter(isNews)} />
      <Pagination
        current={at}
        pageSize={pageSize}
        total={count}
        showSizeChanger={false}
        showTotal={total => `共 ${total} 条`}
        onChange={next => setQuery({ page: next === 1 ? '' : String(next) })}
      />
    </>
  )
}

/** News of all three kinds, newest first. */
export const NewsPage = () => {
  const [{ type = '', keyword = '' }, setQuery] = usePageState('news')
  return (
    <div className="page">
      <h1>{pages.news.title}</h1>
      <section className="card page" aria-label="资讯">
        <div className={styles.filters}>
          <Segmented
            aria-label="资讯种类"
            value={type}
            options={kinds}
            onChange={next => setQuery({ type: next, page: '' }, { replace: true })}
          />
          <Input.Search
            key={keyword}
            className={styles.keyword}
            allowClear
            aria-label="标题关键词"
            placeholder="标题关键词"
            maxLength={100}
            defaultValue={keyword}
            onSearch={text => setQuery({ keyword: text.trim(), page: '' }, { replace: true })}
          />
        </div>
        <Rows />
      </section>
    </div>
  )
}
