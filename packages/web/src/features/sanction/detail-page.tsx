import { ArrowLeftOutlined } from '@ant-design/icons'
import { getSanctionDetail } from '@maojian/contract/calls/sanction-detail'
import { findWatch, watchParty } from '@maojian/contract/calls/watch'
import { Button, Segmented } from 'antd'
import { useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { ProposedName } from '../../ui/proposed-name.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { useBack } from '../../ui/use-back.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { WatchButton } from '../../ui/watch-button.tsx'
import { DetailBasics } from './detail-basics.tsx'
import { DetailDecision } from './detail-decision.tsx'
import { DetailDownloads } from './detail-downloads.tsx'
import { DetailLists } from './detail-lists.tsx'
import { DetailTabs } from './detail-tabs.tsx'
import { DetailVerdict } from './detail-verdict.tsx'
import { inLang, openTab, type Detail, type Lang } from './detail.ts'
import { searchAddress } from './search-state.ts'
import styles from './detail-page.module.css'

const langs = [
  { value: 'zh', label: '中文' },
  { value: 'en', label: 'English' },
] as const

const useDetail = () => {
  const [query, setQuery] = usePageState('sanctionInfoSearch')
  const { id = '', dataType = '', s } = query
  const detail = useCall(getSanctionDetail, { id, type: dataType, s }, { enabled: id !== '' })
  const lang: Lang = query.lang === 'en' ? 'en' : 'zh'
  return { query, setQuery, detail, lang, id }
}

const Watch = ({ id }: { id: string }) => {
  const asked = { kind: 'party', target: id } as const
  const found = useCall(findWatch, asked, { enabled: useSession() !== undefined, quiet: true })
  return (
    <span className="no-print">
      <WatchButton key={id} call={watchParty} input={{ partyId: id }} watched={found.data?.id}>
        加入监控
      </WatchButton>
    </span>
  )
}

/** An enterprise that is tied to the listed bears the number of the graph instead of a party's. */
const isOnList = ({ id, cpyId }: Detail): boolean => id !== cpyId

interface PartyProps {
  readonly detail: Detail
  readonly view: ReturnType<typeof useDetail>
}

const Party = ({ detail, view }: PartyProps) => {
  const { lang, query, setQuery } = view
  const name = inLang(lang, detail.zh, detail.en) || detail.name
  return (
    <div className="page">
      <header className={styles.head}>
        <div className={styles.title}>
          <h1 className="wrap-anywhere">{name}</h1>
          {detail.name !== name && <p className={`${styles.secondary} wrap-anywhere`}>{detail.name}</p>}
          {detail.proposedZh && <ProposedName name={detail.proposedZh} />}
        </div>
        {isOnList(detail) ? (
          <>
            <Watch id={detail.id} />
            <DetailDownloads id={detail.id} />
          </>
        ) : (
          <ButtonLink primary to={pageAddress('enterpriseMap', { cpyNo: detail.cpyId })}>
            企业图谱与股权穿透
          </ButtonLink>
        )}
        <Segmented
          aria-label="语言"
          value={lang}
          options={[...langs]}
          onChange={next => setQuery({ lang: next === 'zh' ? '' : next }, { replace: true })}
        />
      </header>
      {lang === 'en' && (
        <p className={styles.secondary} lang="en">
          Verdict, status and legal effect are stated in Chinese. Names, programmes and other facts follow the
          English of the lists.
        </p>
      )}
      <DetailVerdict detail={detail} />
      {isOnList(detail) && <DetailDecision detail={detail} query={query} />}
      <DetailLists detail={detail} lang={lang} />
      <DetailBasics detail={detail} lang={lang} />
      <DetailTabs
        detail={detail}
        lang={lang}
        tab={openTab(detail, query.tab)}
        onTab={tab => setQuery({ tab }, { replace: true })}
      />
    </div>
  )
}

const Content = ({ view }: { view: ReturnType<typeof useDetail> }) => {
  const { detail, id } = view
  if (id === '') return <EmptyState title="缺少主体编号">请从检索结果打开主体详情。</EmptyState>
  if (detail.isPending) return <SkeletonRows rows={4} height={140} />
  if (detail.isError)
    return <ErrorState error={detail.error} what="读取主体详情" onRetry={() => void detail.refetch()} />
  return <Party detail={detail.data} view={view} />
}

export const DetailPage = () => {
  const view = useDetail()
  const back = useBack(searchAddress(view.query.searchKey ?? '', view.query.from ?? ''))
  usePageTitle(view.detail.data?.name ?? '', view.id)
  return (
    <>
      <Button
        className={`${styles.back} no-print`}
        icon={<ArrowLeftOutlined aria-hidden="true" />}
        onClick={back}
      >
        返回检索结果
      </Button>
      <Content view={view} />
    </>
  )
}
