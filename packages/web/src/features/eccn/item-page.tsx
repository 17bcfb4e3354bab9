import { getCclExtras, getCclItem } from '@maojian/contract/calls/eccn'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Collapse } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './eccn.module.css'
import { EccnLink } from './eccn-link.tsx'
import { PathLine } from './path-line.tsx'

const Extras = ({ eccn }: { eccn: string }) => {
  const extras = useCall(getCclExtras, { eccn }, { quiet: true })
  if (!extras.data) return null
  const reasons = [...new Set(extras.data.controlledList.map(one => one.reason))]
  const symbols = [...new Set(extras.data.exceptionList.map(one => one.exceptionType))]
  return (
    <p className={styles.note}>
      管制事由 {reasons.join('、') || '无'}；清单例外 {symbols.join('、') || '无'}
    </p>
  )
}

const Item = ({ eccn }: { eccn: string }) => {
  const query = useCall(getCclItem, { eccn }, { quiet: true })
  usePageTitle(query.data === undefined ? '' : `物项 ${query.data.eccn}`, eccn)
  if (query.isPending) return <SkeletonRows rows={4} height={120} />
  if (query.isError)
    return <ErrorState error={query.error} what="读取物项" onRetry={() => void query.refetch()} />
  const item = query.data
  return (
    <>
      <section className="card">
        <PathLine path={item.path} to="eccBodyDetailsPage" />
        <h1>
          <span className={styles.code}>{item.eccn}</span> {item.name}
        </h1>
        <p className={styles.note} lang="en">
          {item.nameEn}
        </p>
        <Extras eccn={item.eccn} />
        <p>
          <EccnLink eccn={item.eccn}>查看 ECCN 详情</EccnLink>
        </p>
        <SourceLine
          list="15 CFR 774 补编 1"
          edition={
            item.editionDate === ''
              ? `截至 ${item.asOf}`
              : `原文版本 ${item.editionDate}，事实截至 ${item.asOf}`
          }
          url={item.url}
        />
      </section>
      <Collapse
        defaultActiveKey={item.noteGroupList.slice(0, 2).map(group => group.groupName)}
        items={item.noteGroupList.map(group => ({
          key: group.groupName,
          label: `${group.groupName}（${group.noteList.length}）`,
          children: (
            <ul className={styles.section}>
              {group.noteList.map((note, i) => (
                <li key={i}>{note}</li>
              ))}
            </ul>
          ),
        }))}
      />
      {item.html !== '' && (
        // The server composes it of escaped text and its own tags.
        // oxlint-disable-next-line react/no-danger
        <section className={`card ${styles.html}`} dangerouslySetInnerHTML={{ __html: item.html }} />
      )}
    </>
  )
}

export const ItemPage = () => {
  const [{ eccn = '' }] = usePageState('detailsPage')
  return (
    <div className="page">
      {eccn === '' || eccn === 'EAR99' ? (
        <section className="card">
          <h1 className="sr-only">{pages.detailsPage.title}</h1>
          <EmptyState title={eccn === '' ? '没有指定 ECCN' : 'EAR99 没有清单条目'}>
            请从 <Link to={pageAddress('eccnSearchPage')}>ECCN 查询</Link> 选择条目。
          </EmptyState>
        </section>
      ) : (
        <Item eccn={eccn} />
      )}
    </div>
  )
}
