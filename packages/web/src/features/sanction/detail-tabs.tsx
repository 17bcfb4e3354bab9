import { listPartyNews } from '@maojian/contract/calls/article'
import { Link } from '@tanstack/react-router'
import { Tabs } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { OfficialLink } from '../../ui/official-link.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { detailTabs, type Detail, type DetailTab, type Lang, type SanctionMeta } from './detail.ts'
import styles from './detail-page.module.css'
import { RelatedCompanies } from './related-companies.tsx'
import { SanctionMetaCard } from './sanction-meta-card.tsx'
import { SubCompanies } from './sub-companies.tsx'

const MetaGroup = (props: { title: string; metas: readonly SanctionMeta[]; lang: Lang }) =>
  props.metas.length > 0 && (
    <section className={styles.group} aria-label={props.title}>
      <h2>
        {props.title}（{props.metas.length}）
      </h2>
      {props.metas.map(meta => (
        <SanctionMetaCard key={`${meta.listName}/${meta.sourceId}`} meta={meta} lang={props.lang} />
      ))}
    </section>
  )

const Lists = ({ detail, lang }: { detail: Detail; lang: Lang }) => {
  if (detail.sanctionMetaList.length === 0)
    return <EmptyState title="不在任何名单上">在已导入的名单中，没有直接列名该主体的条目。</EmptyState>
  return (
    <>
      <MetaGroup
        title="现行名单"
        lang={lang}
        metas={detail.sanctionMetaList.filter(one => one.dataStatus === 1)}
      />
      <MetaGroup
        title="已移除"
        lang={lang}
        metas={detail.sanctionMetaList.filter(one => one.dataStatus === 0)}
      />
    </>
  )
}

const Companies = ({ detail }: { detail: Detail }) => {
  const companies = detail.sanctionMetaList.flatMap(meta => meta.subCompanyList)
  return (
    <>
      {detail.cpyId !== '' && <RelatedCompanies cpyId={detail.cpyId} />}
      {(detail.cpyId !== '' || companies.length > 0) && <SubCompanies companies={companies} />}
      {detail.cpyId === '' && companies.length === 0 && (
        <EmptyState title="暂无关联企业">
          企业图谱未收录该主体的股权数据，也就列不出下属企业。未收录不代表没有股权或控制关系，请结合企业登记信息核对。
        </EmptyState>
      )}
    </>
  )
}

type PartyNews = z.output<typeof listPartyNews.reply>['data'][number]

const newsLink = ({ newsType, id, fileId, srcUrl, title }: PartyNews) => {
  if (newsType === 0)
    return (
      <OfficialLink url={srcUrl} otherwise={title}>
        {title}
      </OfficialLink>
    )
  const address =
    newsType === 1 ? pageAddress('homeListInfo', { fileId }) : pageAddress('chinaSanctionDetail', { id })
  return <Link to={address}>{title}</Link>
}

const News = ({ id }: { id: string }) => {
  const news = useCall(listPartyNews, { id })
  if (news.isPending) return <SkeletonRows rows={3} height={40} />
  if (news.isError)
    return <ErrorState error={news.error} what="读取相关新闻" onRetry={() => void news.refetch()} />
  if (news.data.data.length === 0)
    return <EmptyState title="暂无相关新闻">有提到该主体的公告或资讯时，会列在这里。</EmptyState>
  return (
    <ul>
      {news.data.data.map(one => (
        <li key={one.id} className={styles.news}>
          <span className="wrap-anywhere">{newsLink(one)}</span>
          <time dateTime={one.publishTime}>{one.publishTime}</time>
        </li>
      ))}
    </ul>
  )
}

interface DetailTabsProps {
  readonly detail: Detail
  readonly lang: Lang
  readonly tab: DetailTab
  readonly onTab: (tab: string) => void
}

export const DetailTabs = ({ detail, lang, tab, onTab }: DetailTabsProps) => {
  const company = detail.subjectType === '01'
  const lists = {
    key: detailTabs.lists,
    label: `制裁名单（${detail.sanctionMetaList.length}）`,
    children: <Lists detail={detail} lang={lang} />,
  }
  const companies = { key: detailTabs.companies, label: '关联企业', children: <Companies detail={detail} /> }
  const news = {
    key: detailTabs.news,
    label: '相关新闻',
    children: <News id={detail.id} />,
  }
  return (
    <section className="card">
      <Tabs
        activeKey={tab}
        onChange={onTab}
        destroyOnHidden
        tabBarGutter={20}
        items={company ? [lists, companies, news] : [lists, news]}
      />
    </section>
  )
}
