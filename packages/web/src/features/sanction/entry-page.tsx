import { ArrowLeftOutlined } from '@ant-design/icons'
import { getSanctionEntity } from '@maojian/contract/calls/sanction-detail'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { StarterMark } from '../../ui/starter-mark.tsx'
import { useBack } from '../../ui/use-back.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './detail-page.module.css'
import { nothing } from '../../ui/nothing.ts'

/** From the warning page: one step back. Otherwise the page was opened in its own tab, which closes. */
const useEntryBack = (pageName: string | undefined): (() => void) => {
  const back = useBack(pageName === 'warning' ? pages.sensitiveList.path : pages.home.path)
  return () => {
    if (pageName !== 'warning') window.close()
    // A browser closes only tabs that a script or a link opened; any other goes back instead.
    if (!window.closed) back()
  }
}

const PartyName = ({ name, cpyNo }: { name: string; cpyNo: string }) =>
  cpyNo === '' ? <>{name}</> : <Link to={pageAddress('enterpriseMap', { cpyNo })}>{name}</Link>

type Pair = z.output<typeof getSanctionEntity.reply>['keyValues'][number]

const shown = ({ value, valueView }: Pair): string => valueView || value || nothing

/** Each list begins with its name; what comes before is said of the party. */
const ofLists = (pairs: readonly Pair[]): [readonly Pair[], ...(readonly Pair[])[]] => {
  const starts = pairs.flatMap((pair, at) => (pair.key === '名单' ? [at] : []))
  return [pairs.slice(0, starts[0]), ...starts.map((from, i) => pairs.slice(from, starts[i + 1]))]
}

const Pairs = ({ pairs }: { pairs: readonly Pair[] }) => (
  <dl className={`${styles.grid} ${styles.keyValues}`}>
    {pairs.map((pair, i) => (
      <div key={`${pair.key}/${i}`} className={styles.full}>
        <dt>{pair.key}</dt>
        <dd>{shown(pair)}</dd>
      </div>
    ))}
  </dl>
)

const EntryRecord = ({ id, dataType, fallback }: { id: string; dataType: string; fallback: string }) => {
  const entry = useCall(getSanctionEntity, { id, dataType }, { enabled: id !== '' })
  const name = entry.data?.name || fallback
  usePageTitle(name, id)
  if (id === '') return <EmptyState title="缺少条目编号">请从名单预警或检索结果打开条目。</EmptyState>
  if (entry.isPending) return <SkeletonRows rows={10} height={32} />
  if (entry.isError)
    return <ErrorState error={entry.error} what="读取名单条目" onRetry={() => void entry.refetch()} />
  const [own, ...lists] = ofLists(entry.data.keyValues)
  const { keyValues, nameCn, updateTime, cpyNo, url, starterData } = entry.data
  return (
    <>
      <h1 className="wrap-anywhere">
        <PartyName name={name} cpyNo={cpyNo} /> {starterData && <StarterMark />}
      </h1>
      {nameCn !== '' && nameCn !== name && <p className="wrap-anywhere">{nameCn}</p>}
      <SourceLine
        list="名单条目原始记录"
        edition={`${lists.length > 1 ? `${lists.length} 份名单，最新版本` : '名单版本'} ${updateTime || nothing}`}
        url={url}
      />
      {own.length > 0 && <Pairs pairs={own} />}
      {lists.map((pairs, i) => (
        <section key={i} className={styles.listed} aria-label={shown(pairs[0]!)}>
          <h2>{shown(pairs[0]!)}</h2>
          <Pairs pairs={pairs.slice(1)} />
        </section>
      ))}
      {keyValues.length === 0 && <EmptyState compact>该条目没有可显示的字段。</EmptyState>}
    </>
  )
}

export const EntryPage = () => {
  const [{ id = '', dataType = '', name = '', pageName }] = usePageState('sanctionInfo')
  const back = useEntryBack(pageName)
  return (
    <section className="card">
      <Button
        className={`${styles.back} no-print`}
        icon={<ArrowLeftOutlined aria-hidden="true" />}
        onClick={back}
      >
        返回
      </Button>
      <EntryRecord id={id} dataType={dataType} fallback={name} />
    </section>
  )
}
