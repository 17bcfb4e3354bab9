import { describeNode, findPaths } from '@maojian/contract/calls/enterprise'
import { enterpriseLimits } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Button, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { GraphFrame } from '../../ui/graph/graph-frame.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { EnterpriseSelect } from './enterprise-select.tsx'
import styles from './enterprise.module.css'
import { bodsFile } from './bods-file.ts'
import { endedLegend, graphNotes, lineLegend, riskLegend } from './legends.ts'
import { NodeModal } from './node-modal.tsx'
import { PathSentences } from './path-sentences.tsx'
import { partiesOf, pathsDrawing, relationsOf, type Paths } from './paths-drawing.ts'
import { RelationTable } from './relation-table.tsx'
import { useLinkTracking } from './use-link-tracking.ts'

const zoom = { least: 0.5, most: 2, step: 0.1 } as const
const hopChoices = Array.from({ length: enterpriseLimits.hops }, (_, i) => String(i + 1))

interface Ends {
  readonly start: string
  readonly end: string
  readonly hops: string
}

/** What an end is called: as chosen, or as the graph says where the address alone names it. */
const useEnd = (id: string) => {
  const [chosen, setChosen] = useState<{ id: string; name: string }>()
  const told = useCall(describeNode, { code: id }, { enabled: id !== '' && chosen?.id !== id, quiet: true })
  const name = chosen?.id === id ? chosen.name : (told.data?.name ?? id)
  return { value: id === '' ? undefined : { id, name }, choose: setChosen }
}

const Finder = ({ start, end, hops }: Ends) => {
  const [, setQuery] = usePageState('enterprisePaths')
  const [from, to] = [useEnd(start), useEnd(end)]
  const afresh = { page: '', sort: '' }
  return (
    <search className={styles.finder} aria-label="路径两端">
      <label htmlFor="path-start">
        起点
        <EnterpriseSelect
          id="path-start"
          placeholder="企业、债券名称或编码"
          value={from.value}
          onChange={(id, name) => {
            from.choose({ id, name })
            setQuery({ start: id, ...afresh }, { replace: true })
          }}
        />
      </label>
      <label htmlFor="path-end">
        终点
        <EnterpriseSelect
          id="path-end"
          placeholder="企业、债券名称或编码"
          value={to.value}
          onChange={(id, name) => {
            to.choose({ id, name })
            setQuery({ end: id, ...afresh }, { replace: true })
          }}
        />
      </label>
      <label htmlFor="path-hops">
        最多步数
        <Select
          id="path-hops"
          size="large"
          value={hops}
          options={hopChoices.map(value => ({ value, label: `${value} 步` }))}
          onChange={value => setQuery({ hops: value, ...afresh }, { replace: true })}
        />
      </label>
      <Button
        size="large"
        disabled={start === '' && end === ''}
        onClick={() => setQuery({ start: end, end: start, ...afresh }, { replace: true })}
      >
        互换两端
      </Button>
    </search>
  )
}

const legend = [{ key: 'current', label: '起点', tone: 'current' as const }, ...riskLegend, ...lineLegend]

const Shown = ({ paths, ends }: { paths: Paths; ends: Ends }) => {
  const drawing = useMemo(() => pathsDrawing(paths), [paths])
  const names = useMemo(() => new Map(paths.entityList.map(one => [one.id, one.name])), [paths])
  const [opened, setOpened] = useState<string>()
  const track = useLinkTracking('paths')
  const nameOf = (id: string): string => names.get(id) ?? id
  const title = `${nameOf(ends.start)} 与 ${nameOf(ends.end)} 的关联路径`
  const sample = paths.entityList.some(one => one.sample)
  return (
    <>
      <GraphFrame
        name={title}
        drawing={drawing}
        zoom={zoom}
        subject={`${ends.start}/${ends.end}/${ends.hops}`}
        centre={ends.start}
        caption={[
          title,
          `最多 ${ends.hops} 步，共 ${paths.paths.length} 条路径${paths.isCut ? '，另有未列出的' : ''}`,
          graphNotes.unknown,
          ...(sample ? [graphNotes.sample] : []),
        ]}
        data={paths}
        files={[bodsFile({ subject: ends.start, parties: partiesOf(paths), holdings: relationsOf(paths) })]}
        legend={paths.relationList.some(one => one.ended) ? [...legend, ...endedLegend] : legend}
        onNode={(id, way) => way === 'once' && setOpened(id)}
        onControl={track}
        note={
          <p className={styles.note}>
            {paths.isCut ? `路径超过 ${enterpriseLimits.paths} 条，只列出最短的；请减少步数。` : ''}
            {graphNotes.unknown}
          </p>
        }
      />
      <PathSentences paths={paths} />
      <section className={`card ${styles.section}`} aria-label="关系明细">
        <h2>关系明细（{paths.relationList.length}）</h2>
        <RelationTable
          page="enterprisePaths"
          name="关系明细"
          relations={relationsOf(paths)}
          nameOf={nameOf}
        />
      </section>
      <NodeModal
        node={opened === undefined ? undefined : { id: opened, name: nameOf(opened) }}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

const Found = (ends: Ends) => {
  const { start, end, hops } = ends
  const asked = start !== '' && end !== '' && start !== end
  const call = useCall(findPaths, { start, end, hops: Number(hops) }, { enabled: asked, quiet: true })
  if (start !== '' && start === end)
    return <EmptyState title="两端相同">请为起点和终点选择不同的企业或债券。</EmptyState>
  if (!asked)
    return (
      <EmptyState title="选择两端后列出全部路径">
        路径可经过股东、对外投资、任职、担保、借款、债券等各种已收录的关系。
      </EmptyState>
    )
  if (call.isPending) return <SkeletonRows rows={3} height={140} />
  if (call.isError)
    return <ErrorState error={call.error} what="查找路径" onRetry={() => void call.refetch()} />
  if (call.data.paths.length === 0)
    return (
      <EmptyState title={`${hops} 步之内没有已收录的路径`}>
        可以增加步数（最多 {enterpriseLimits.hops} 步）。没有路径只表示未收录，不等于双方没有关联。
      </EmptyState>
    )
  return <Shown key={`${start}/${end}/${hops}`} paths={call.data} ends={ends} />
}

/** Every way between two companies or bonds within a number of steps. */
export const EnterprisePathsPage = () => {
  const [{ start = '', end = '', hops: asked }] = usePageState('enterprisePaths')
  const hops = hopChoices.find(one => one === asked) ?? String(enterpriseLimits.hops)
  return (
    <div className="page">
      <section className={`card ${styles.section}`}>
        <h1>{pages.enterprisePaths.title}</h1>
        <Finder start={start} end={end} hops={hops} />
      </section>
      <Found start={start} end={end} hops={hops} />
    </div>
  )
}
