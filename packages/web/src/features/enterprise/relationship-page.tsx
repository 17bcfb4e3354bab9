import { ArrowLeftOutlined } from '@ant-design/icons'
import { mapRelation } from '@maojian/contract/calls/enterprise'
import { codes } from '@maojian/contract/codes'
import { pages } from '@maojian/contract/pages'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import type * as z from 'zod'
import { CallFault } from '../../api/call-fault.ts'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { GraphFrame } from '../../ui/graph/graph-frame.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './enterprise.module.css'
import { bodsFile } from './bods-file.ts'
import { endedLegend, graphNotes, lineLegend, riskLegend } from './legends.ts'
import { NodeModal } from './node-modal.tsx'
import { PathSentences } from './path-sentences.tsx'
import { partiesOf, pathsDrawing, relationsOf } from './paths-drawing.ts'
import { RelationTable } from './relation-table.tsx'
import { SampleMark } from './sample-mark.tsx'
import { useLinkTracking } from './use-link-tracking.ts'

type Relationship = z.output<typeof mapRelation.reply>

const zoom = { least: 0.5, most: 2, step: 0.1 } as const

const End = ({ title, name, nameCn }: { title: string; name: string; nameCn: string }) => (
  <div>
    <dt>{title}</dt>
    <dd className="wrap-anywhere">{nameCn || name}</dd>
    {nameCn !== '' && nameCn !== name && <dd className={`${styles.quiet} wrap-anywhere`}>{name}</dd>}
  </div>
)

const Head = ({ found }: { found: Relationship }) => (
  <section className={`card ${styles.section}`} aria-label="关系双方">
    <h1 className={styles.line}>
      {pages.relationship.title} {found.sample && <SampleMark />}
    </h1>
    <dl className={styles.ends}>
      <End title="关联方" name={found.startName} nameCn={found.startNameCn} />
      <span aria-hidden="true">↔</span>
      <End title="名单主体" name={found.endName} nameCn={found.endNameCn} />
    </dl>
  </section>
)

const legend = [{ key: 'current', label: '关联方', tone: 'current' as const }, ...riskLegend, ...lineLegend]

const Shown = ({ found, relationId }: { found: Relationship; relationId: string }) => {
  const paths = found.relationMap
  const drawing = useMemo(() => pathsDrawing(paths), [paths])
  const names = useMemo(() => new Map(paths.entityList.map(one => [one.id, one.name])), [paths])
  const [opened, setOpened] = useState<string>()
  const track = useLinkTracking('relationship')
  const nameOf = (id: string): string => names.get(id) ?? id
  const title = `${found.startNameCn || found.startName} 与 ${found.endNameCn || found.endName} 的关系`
  usePageTitle(title, relationId)
  return (
    <>
      <Head found={found} />
      <GraphFrame
        name={title}
        drawing={drawing}
        zoom={zoom}
        fullSize={2}
        subject={relationId}
        centre={found.startId}
        caption={[title, graphNotes.unknown, ...(found.sample ? [graphNotes.sample] : [])]}
        data={found}
        files={[
          bodsFile({ subject: found.startId, parties: partiesOf(paths), holdings: relationsOf(paths) }),
        ]}
        legend={paths.relationList.some(one => one.ended) ? [...legend, ...endedLegend] : legend}
        onNode={(id, way) => way === 'once' && setOpened(id)}
        onControl={track}
        note={<p className={styles.note}>{graphNotes.unknown}</p>}
      />
      <PathSentences paths={paths} />
      <section className={`card ${styles.section}`} aria-label="关系明细">
        <h2>关系明细（{paths.relationList.length}）</h2>
        <RelationTable page="relationship" name="关系明细" relations={relationsOf(paths)} nameOf={nameOf} />
      </section>
      <NodeModal
        node={opened === undefined ? undefined : { id: opened, name: nameOf(opened) }}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

/** Whatever the call refuses closes the map (spec 000 §4); only a lost session or quota says its own. */
const Nothing = () => (
  <section className="card">
    <h1>{pages.relationship.title}</h1>
    <EmptyState
      title="没有相关数据"
      actions={<ButtonLink to={pageAddress('enterpriseMap')}>查找企业</ButtonLink>}
    >
      未收录两者之间的股权或其他关系数据：不能据此认为双方没有关联。
    </EmptyState>
  </section>
)

/** No two were named: nothing can be said of them. */
const Unnamed = () => (
  <section className="card">
    <h1>{pages.relationship.title}</h1>
    <EmptyState
      title="尚未选择要查看的关系"
      actions={
        <>
          <ButtonLink to={pageAddress('sanctionSearch')}>检索名称</ButtonLink>
          <ButtonLink to={pageAddress('enterprisePaths')}>{pages.enterprisePaths.title}</ButtonLink>
        </>
      }
    >
      请从检索结果中企业的“查看与名单主体的关系图谱”打开本页；任意两家企业之间的路径在
      {pages.enterprisePaths.title}中查。
    </EmptyState>
  </section>
)

const isMissing = (error: unknown): boolean =>
  error instanceof CallFault && (error.code === codes.notFound || error.code === codes.badInput)

const Content = ({ relationId }: { relationId: string }) => {
  const call = useCall(mapRelation, { relationId }, { quiet: true, enabled: relationId !== '' })
  if (relationId === '') return <Unnamed />
  if (isMissing(call.error)) return <Nothing />
  if (call.isPending) return <SkeletonRows rows={4} height={140} />
  if (call.isError)
    return <ErrorState error={call.error} what="读取关系图谱" onRetry={() => void call.refetch()} />
  if (call.data.relationMap.entityList.length === 0) return <Nothing />
  return <Shown found={call.data} relationId={relationId} />
}

/** How an enterprise and a listed party hang together: drawn, read aloud and in a table. */
export const RelationshipPage = () => {
  const [{ relationId = '', seachKey = '' }] = usePageState('relationship')
  const navigate = useNavigate()
  const back = seachKey === '' ? '/' : `/?${new URLSearchParams({ seachKey }).toString()}`
  return (
    <div className="page">
      <div className="no-print">
        <Button icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={() => void navigate({ href: back })}>
          返回检索
        </Button>
      </div>
      <Content key={relationId} relationId={relationId} />
    </div>
  )
}
