import { RetweetOutlined } from '@ant-design/icons'
import { guidedGraph, type describeNode } from '@maojian/contract/calls/enterprise'
import { Button, Checkbox, Drawer } from 'antd'
import { useMemo, useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { GraphFrame } from '../../ui/graph/graph-frame.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './enterprise.module.css'
import { bodsFile } from './bods-file.ts'
import { EndedSwitch } from './ended-switch.tsx'
import { endedLegend, graphNotes, lineLegend, riskLegend } from './legends.ts'
import { NodeDetail } from './node-detail.tsx'
import { foldedKey, treeDrawing, type TreeWay } from './tree-drawing.ts'
import type { TreeRoot, TreeRow } from './tree-model.ts'
import { treeHoldings } from './tree-holdings.ts'
import { TreeTable } from './tree-table.tsx'
import { useLinkTracking } from './use-link-tracking.ts'
import { useSingleClick } from './use-single-click.ts'
import { useTree, type TreeView } from './use-tree.ts'

const zoom = { least: 0.3, most: 8, step: 0.1 } as const

const legend = [
  { key: 'current', label: '当前企业', tone: 'current' as const },
  { key: 'group', label: '分组', tone: 'group' as const },
  ...riskLegend,
  ...lineLegend,
]

interface ToolsProps extends TreeView {
  readonly endedNum: number
  readonly onRotate: () => void
}

const Tools = ({ riskOnly, ended, endedNum, onRotate }: ToolsProps) => {
  const [, setQuery] = usePageState('enterpriseMap')
  return (
    <>
      <Checkbox
        checked={riskOnly}
        onChange={({ target }) => setQuery({ risk: target.checked ? '1' : '', page: '' }, { replace: true })}
      >
        只看风险
      </Checkbox>
      <EndedSwitch count={endedNum} shown={ended} />
      <Button icon={<RetweetOutlined aria-hidden="true" />} onClick={onRotate}>
        旋转
      </Button>
    </>
  )
}

interface ShownProps {
  readonly root: TreeRoot
  readonly view: TreeView
}

/** One click opens the detail of a party, or a group; two unfold; the sign at the side unfolds at once. */
const usePress = (
  rows: readonly TreeRow[],
  toggle: (row: TreeRow) => void,
  show: (row: TreeRow) => void,
): ((id: string, clicks: 'once' | 'twice') => void) => {
  const act = (id: string, then: (row: TreeRow) => void): void => {
    const row = rows.find(({ key }) => key === id)
    if (row) then(row)
  }
  const open = (row: TreeRow): void => {
    if (row.kind === 'root' || row.kind === 'leaf') show(row)
    else if (row.kind !== 'fact') toggle(row)
  }
  const click = useSingleClick(
    id => act(id, open),
    id => act(id, toggle),
  )
  return (id, clicks) => {
    const folded = foldedKey(id)
    if (folded === undefined) click(id, clicks)
    else if (clicks === 'once') act(folded, toggle)
  }
}

const Detail = ({ row, onClose }: { row: TreeRow | undefined; onClose: () => void }) => (
  <Drawer title={row?.name ?? ''} open={row !== undefined} size={420} onClose={onClose} destroyOnHidden>
    {row && row.said !== '' && <p className={styles.quiet}>与上级的关系：{row.said}</p>}
    {row && <NodeDetail id={row.id} />}
  </Drawer>
)

const Shown = ({ root, view }: ShownProps) => {
  const { riskOnly, ended } = view
  const { rows, toggle } = useTree(root, view)
  const [way, setWay] = useState<TreeWay>('across')
  const [opened, setOpened] = useState<TreeRow>()
  const track = useLinkTracking('tree')
  const seen = rows.map(row => `${row.key}${row.isOpen ? '-' : '+'}`).join(' ')
  // oxlint-disable-next-line react/exhaustive-deps -- what is seen is what is drawn
  const drawing = useMemo(() => treeDrawing(rows, way), [seen, way])
  const press = usePress(rows, toggle, setOpened)
  const title = `${root.name} 的关系树${riskOnly ? '（只看风险）' : ''}`
  return (
    <>
      <GraphFrame
        name={title}
        drawing={drawing}
        zoom={zoom}
        subject={`${root.id}/${riskOnly}/${ended}/${way}`}
        centre={root.rowkey}
        caption={[title, graphNotes.unknown, ...(root.sample ? [graphNotes.sample] : [])]}
        data={rows}
        files={[bodsFile({ subject: root.id, ...treeHoldings(rows) })]}
        legend={ended ? [...legend, ...endedLegend] : legend}
        onNode={press}
        onControl={track}
        tools={
          <Tools
            {...view}
            endedNum={root.endedNum}
            onRotate={() => setWay(way === 'across' ? 'down' : 'across')}
          />
        }
        note={
          <p className={styles.note}>
            单击企业查看详情，双击或点 + − 展开、收起。
            {riskOnly && root.children.length < 2 && '暂无相关红点风险。'}
            {graphNotes.unknown}
          </p>
        }
      />
      <TreeTable rows={rows} onToggle={toggle} />
      <Detail row={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

/** Everything that hangs on an enterprise, by kind: unfolded node by node. */
export const BusinessTree = ({ node }: { node: z.output<typeof describeNode.reply> }) => {
  const [{ risk, ended }] = usePageState('enterpriseMap')
  const view = { riskOnly: risk === '1', ended: ended === '1' }
  const asking = { anyCpyNo: node.id, riskOnly: view.riskOnly ? 1 : 0, ended: view.ended ? 1 : 0 }
  const call = useCall(guidedGraph, asking, { quiet: true })
  if (call.isPending) return <SkeletonRows rows={3} height={140} />
  if (call.isError)
    return <ErrorState error={call.error} what="读取关系树" onRetry={() => void call.refetch()} />
  return <Shown key={`${node.id}/${risk}/${ended}`} root={call.data} view={view} />
}
