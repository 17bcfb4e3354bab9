import { getEccn } from '@maojian/contract/calls/eccn'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './eccn.module.css'
import {
  Children,
  Exceptions,
  LicenceRequirement,
  Notes,
  Related,
  type EccnDetail,
} from './detail-sections.tsx'
import { OfficialSection } from './official-section.tsx'
import { PathLine } from './path-line.tsx'

const Head = ({ detail }: { detail: EccnDetail }) => (
  <section className="card">
    <PathLine path={detail.path} to="eccBodyDetailsPage" />
    <div className={styles.head}>
      <div>
        <h1>
          <span className={styles.code}>{detail.eccn}</span> {detail.name}
        </h1>
        <p className={styles.note} lang="en">
          {detail.nameEn}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink primary to={pageAddress('licenceDetermination', { eccn: detail.eccn })}>
          许可判定
        </ButtonLink>
        <ButtonLink to={pageAddress('relationalPageFaces', { eccn: detail.eccn })}>关系网络</ButtonLink>
        <ButtonLink to={pageAddress('licenceMatrix', { eccn: detail.eccn })}>各国结论</ButtonLink>
        <ButtonLink to={pageAddress('detailsPage', { eccn: detail.eccn })}>物项摘要</ButtonLink>
      </div>
    </div>
    {detail.jurisdiction !== '' && <p>本条目的物项由{detail.jurisdiction}管辖。</p>}
    <SourceLine list="15 CFR 774 补编 1（商业管制清单）" edition={`截至 ${detail.asOf}`} url={detail.url} />
  </section>
)

const Detail = ({ eccn }: { eccn: string }) => {
  const query = useCall(getEccn, { eccn }, { quiet: true })
  usePageTitle(query.data === undefined ? '' : `ECCN ${query.data.eccn}`, eccn)
  if (query.isPending) return <SkeletonRows rows={5} height={120} />
  if (query.isError)
    return <ErrorState error={query.error} what="读取条目" onRetry={() => void query.refetch()} />
  return (
    <>
      <Head detail={query.data} />
      <LicenceRequirement detail={query.data} />
      <Exceptions detail={query.data} />
      <Related detail={query.data} />
      <Children detail={query.data} />
      <Notes detail={query.data} />
      <OfficialSection detail={query.data} />
    </>
  )
}

export const EccnDetailPage = () => {
  const [{ eccn = '' }] = usePageState('eccBodyDetailsPage')
  return (
    <div className="page">
      {eccn === '' ? (
        <section className="card">
          <h1 className="sr-only">{pages.eccBodyDetailsPage.title}</h1>
          <EmptyState title="没有指定 ECCN">
            请从 <Link to={pageAddress('eccnSearchPage')}>ECCN 查询</Link> 选择条目。
          </EmptyState>
        </section>
      ) : (
        <Detail eccn={eccn} />
      )}
    </div>
  )
}
