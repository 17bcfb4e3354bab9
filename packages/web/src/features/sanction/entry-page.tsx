import { ArrowLeftOutlined } from '@ant-design/icons'
import { getSanctionEntity } from '@maojian/contract/calls/sanction-detail'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
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

const EntryRecord = ({ id, dataType, fallback }: { id: string; dataType: string; fallback: string }) => {
  const entry = useCall(getSanctionEntity, { id, dataType }, { enabled: id !== '' })
  const name = entry.data?.name || fallback
  usePageTitle(name, id)
  if (id === '') return <EmptyState title="缺少条目编号">请从名单预警或检索结果打开条目。</EmptyState>
  if (entry.isPending) return <SkeletonRows rows={10} height={32} />
  if (entry.isError)
    return <ErrorState error={entry.error} what="读取名单条目" onRetry={() => void entry.refetch()} />
  const { keyValues, nameCn, updateTime, cpyNo, url, starterData } = entry.data
  return (
    <>
      <h1 className="wrap-anywhere">
        <PartyName name={name} cpyNo={cpyNo} /> {starterData && <StarterMark />}
      </h1>
      {nameCn !== '' && nameCn !== name && <p className="wrap-anywhere">{nameCn}</p>}
      <SourceLine list="名单条目原始记录" edition={`更新日期 ${updateTime || nothing}`} url={url} />
      <dl className={`${styles.grid} ${styles.keyValues}`}>
        {keyValues.map((pair, i) => (
          <div key={`${pair.key}/${i}`} className={styles.full}>
            <dt>{pair.key}</dt>
            <dd>{pair.valueView || pair.value || nothing}</dd>
          </div>
        ))}
      </dl>
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
