import { ArrowLeftOutlined } from '@ant-design/icons'
import { getStoredNews } from '@maojian/contract/calls/article'
import { pages } from '@maojian/contract/pages'
import { Button } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { OfficialLink } from '../../ui/official-link.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { useBack } from '../../ui/use-back.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './news.module.css'

const Text = ({ fileId }: { readonly fileId: string }) => {
  const news = useCall(getStoredNews, { fileId }, { enabled: fileId !== '' })
  usePageTitle(news.data?.title ?? '', fileId)
  if (fileId === '') return <EmptyState title="没有指定资讯">请从资讯列表打开全文。</EmptyState>
  if (news.isPending) return <SkeletonRows rows={6} height={48} />
  if (news.isError)
    return <ErrorState error={news.error} what="读取资讯" onRetry={() => void news.refetch()} />
  const { title, unit, country, publishTime, srcUrl, body } = news.data
  return (
    <article>
      <h1 className="wrap-anywhere" translate="no">
        {title}
      </h1>
      <p>
        {[publishTime, country, unit].filter(Boolean).join(' · ')}{' '}
        <OfficialLink url={srcUrl}>原文</OfficialLink>
      </p>
      <p className={styles.body} translate="no">
        {body}
      </p>
    </article>
  )
}

/** News of type 1: a text kept here. */
export const StoredNewsPage = () => {
  const [{ fileId = '' }] = usePageState('homeListInfo')
  const back = useBack(pages.news.path)
  return (
    <section className="card page">
      <Button
        className="no-print"
        style={{ alignSelf: 'flex-start' }}
        icon={<ArrowLeftOutlined aria-hidden="true" />}
        onClick={back}
      >
        返回
      </Button>
      <Text fileId={fileId} />
    </section>
  )
}
