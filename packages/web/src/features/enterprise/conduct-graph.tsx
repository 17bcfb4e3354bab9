import { expandGraph, type describeNode } from '@maojian/contract/calls/enterprise'
import { Alert, Button, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { GraphFrame } from '../../ui/graph/graph-frame.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { bodsFile } from './bods-file.ts'
import { conductDrawing, mostDrawn, within, type Conduct, type NodeType } from './conduct-drawing.ts'
import styles from './enterprise.module.css'
import { EndedSwitch } from './ended-switch.tsx'
import { endedLegend, graphNotes, lineLegend, riskLegend } from './legends.ts'
import { NodeModal } from './node-modal.tsx'
import { RelationTable } from './relation-table.tsx'
import { useConduct } from './use-conduct.ts'
import { useLinkTracking } from './use-link-tracking.ts'

const zoom = { least: 0.5, most: 2, step: 0.1 } as const
/** A phone shows the whole as far as it fits: at 1.5 its screen holds hardly more than the middle. */
const wideZoom = { ...zoom, first: 1.5 } as const
const levels = ['1', '2', '3'] as const

const types = [
  { type: 1, label: '当前企业', tone: 'current' },
  { type: 2, label: '关联企业', tone: 'related' },
  { type: 3, label: '列名企业', tone: 'listed' },
] as const

const useHidden = () => {
  const [hidden, setHidden] = useState<ReadonlySet<NodeType>>(new Set())
  const toggle = (type: NodeType) => {
    const next = new Set(hidden)
    if (!next.delete(type)) next.add(type)
    setHidden(next)
  }
  return { hidden, toggle }
}

interface MoreProps {
  readonly graph: Conduct
  readonly drawn: number
  readonly busy: boolean
  readonly onNext: () => void
}

/** What is not drawn, and how to see it. */
const More = ({ graph, drawn, busy, onNext }: MoreProps) => {
  const full = graph.nodes.length >= mostDrawn
  return (
    <div className={styles.note}>
      <p className={styles.line}>
        <span>
          图中 {drawn} 个节点；一次最多画 {mostDrawn} 个。点一次节点查看，双击展开下一层。
        </span>
        {graph.more > 0 && !full && (
          <Button size="small" loading={busy} onClick={onNext}>
            显示下一批（还有 {graph.more} 个）
          </Button>
        )}
        {full && <span>已到上限：请从图中某个节点另开图谱，或改用表格。</span>}
      </p>
      <p>{graphNotes.unknown}</p>
    </div>
  )
}

interface ToolsProps {
  readonly level: string
  readonly ended: boolean
  readonly endedNum: number
}

const Tools = ({ level, ended, endedNum }: ToolsProps) => {
  const [, setQuery] = usePageState('enterpriseMap')
  return (
    <>
      <EndedSwitch count={endedNum} shown={ended} />
      <Segmented
        aria-label="层数"
        value={level}
        options={levels.map(value => ({ value, label: `${value} 层` }))}
        onChange={value => setQuery({ level: value === '1' ? '' : value }, { replace: true })}
      />
    </>
  )
}

interface ShownProps {
  readonly node: z.output<typeof describeNode.reply>
  readonly first: Conduct
  readonly level: string
  readonly ended: boolean
}

const Shown = ({ node, first, level, ended }: ShownProps) => {
  const narrow = useNarrow()
  const { graph, places, expand, next, busy, fault } = useConduct({
    start: node.id,
    first,
    ended,
    narrow,
  })
  const { hidden, toggle } = useHidden()
  const [opened, setOpened] = useState<string>()
  const track = useLinkTracking('conduct')
  const visible = useMemo(() => within(graph, hidden), [graph, hidden])
  const drawing = useMemo(() => conductDrawing(visible, places, narrow), [visible, places, narrow])
  const names = useMemo(() => new Map(graph.nodes.map(one => [one.id, one.name])), [graph])
  const nameOf = (id: string): string => names.get(id) ?? id
  const title = `${node.name} 的关联图谱`
  return (
    <>
      {fault && <Alert type="warning" showIcon title={`展开失败：${fault}`} />}
      <GraphFrame
        name={title}
        drawing={drawing}
        zoom={narrow ? zoom : wideZoom}
        subject={`${node.id}/${level}/${ended}`}
        centre={node.id}
        caption={[title, graphNotes.unknown, ...(node.sample ? [graphNotes.sample] : [])]}
        data={visible}
        files={[bodsFile({ subject: node.id, parties: visible.nodes, holdings: visible.edges })]}
        legend={[
          ...types.map(({ type, ...entry }) => ({
            ...entry,
            key: String(type),
            shown: !hidden.has(type),
            ...(type !== 1 && { onToggle: () => toggle(type) }),
          })),
          ...riskLegend,
          ...lineLegend,
          ...(ended ? endedLegend : []),
        ]}
        onNode={(id, way) => (way === 'once' ? setOpened(id) : expand(id))}
        onControl={track}
        tools={<Tools level={level} ended={ended} endedNum={first.endedNum} />}
        note={<More graph={graph} drawn={visible.nodes.length} busy={busy} onNext={next} />}
      />
      <section className={styles.section} aria-label="关系明细">
        <h2>关系明细（{visible.edges.length}）</h2>
        <RelationTable page="enterpriseMap" name="关系明细" relations={visible.edges} nameOf={nameOf} />
      </section>
      <NodeModal
        node={opened === undefined ? undefined : { id: opened, name: nameOf(opened) }}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

/** Who stands around an enterprise, ring after ring; a node opens the next ones. */
export const ConductGraph = ({ node }: { node: ShownProps['node'] }) => {
  const [{ level: asked, ended: switched }] = usePageState('enterpriseMap')
  const ended = switched === '1'
  const level = levels.find(one => one === asked) ?? '1'
  const asking = { startCpyId: node.id, level: Number(level), ended: ended ? 1 : 0 }
  const call = useCall(expandGraph, asking, { quiet: true })
  if (call.isPending) return <SkeletonRows rows={3} height={140} />
  if (call.isError)
    return <ErrorState error={call.error} what="读取关联图谱" onRetry={() => void call.refetch()} />
  if (call.data.edges.length === 0 && call.data.endedNum === 0)
    return (
      <EmptyState title="没有相关图谱">未收录该企业的股权或其他关系数据：不能据此认为没有关联。</EmptyState>
    )
  return (
    <Shown key={`${node.id}/${level}/${ended}`} node={node} first={call.data} level={level} ended={ended} />
  )
}
