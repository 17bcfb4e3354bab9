import { ArrowLeftOutlined, CopyOutlined } from '@ant-design/icons'
import { getSanctionNews } from '@maojian/contract/calls/article'
import { App, Button } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { OfficialLink } from '../../ui/official-link.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StarterMark } from '../../ui/starter-mark.tsx'
import { useBack } from '../../ui/use-back.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './china-page.module.css'
import { noticeTone } from './china-notices.ts'
import { NoticeEntities } from './notice-entities.tsx'

type News = z.output<typeof getSanctionNews.reply>

const citationOf = ({ department, sourceName, title, sanctionTime, url }: News): string =>
  `${department}：《${title}》${sourceName === '' ? '' : `（${sourceName}）`}，${sanctionTime}，${url}`

const Cite = ({ news }: { news: News }) => {
  const { message } = App.useApp()
  const copy = () =>
    navigator.clipboard.writeText(citationOf(news)).then(
      () => message.success('已复制引用'),
      () => message.error('浏览器不允许复制，请手动选择文字'),
    )
  return (
    <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
      复制引用
    </Button>
  )
}

const Shown = ({ news }: { news: News }) => (
  <>
    <header className={styles.head}>
      <h1 className="wrap-anywhere" translate="no">
        {news.title}
      </h1>
      <Cite news={news} />
    </header>
    <p className={styles.lead}>
      <RiskTag tone={noticeTone(news.status)}>{news.statusCn}</RiskTag> {news.department} · {news.label} ·
      制裁日期 {news.sanctionTime || '未载明'} · {news.sourceName} {news.starterData && <StarterMark />}
    </p>
    <p>
      <OfficialLink url={news.url} otherwise="名单没有给出原文地址">
        查看官方原文
      </OfficialLink>
    </p>
    {news.effect !== '' && <p className={styles.effect}>法律效果：{news.effect}</p>}
    {news.measureList.map(({ measure, entityList }, at) => (
      <section key={`${at}/${measure}`} className="card">
        <h2>
          措施{news.measureList.length > 1 && ` ${at + 1}`}（{entityList.length} 个主体）
        </h2>
        <p className="wrap-anywhere" translate="no">
          {measure}
        </p>
        <NoticeEntities title={news.title} entities={entityList} quiet />
      </section>
    ))}
  </>
)

const Content = ({ id }: { id: string }) => {
  const news = useCall(getSanctionNews, { id }, { enabled: id !== '' })
  usePageTitle(news.data?.title ?? '', id)
  if (id === '') return <EmptyState title="没有指定公告">请从中国制裁清单或资讯打开公告。</EmptyState>
  if (news.isPending) return <SkeletonRows rows={6} height={80} />
  if (news.isError)
    return <ErrorState error={news.error} what="读取公告" onRetry={() => void news.refetch()} />
  return <Shown news={news.data} />
}

interface NoticeViewProps {
  readonly id: string
  /** Where it goes back to when it was opened directly. */
  readonly home: string
}

/** One notice: measures, each with whom it names, and the official text. */
export const NoticeView = ({ id, home }: NoticeViewProps) => {
  const back = useBack(home)
  return (
    <div className="page">
      <Button
        className={`${styles.back} no-print`}
        icon={<ArrowLeftOutlined aria-hidden="true" />}
        onClick={back}
      >
        返回
      </Button>
      <Content id={id} />
    </div>
  )
}
