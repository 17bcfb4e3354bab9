import { expandGraph } from '@maojian/contract/calls/enterprise'
import { Link } from '@tanstack/react-router'
import { Space } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FindingMark, findingMarks } from '../../ui/finding-mark.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Column } from '../../ui/table/column.ts'
import { FactTable } from '../../ui/table/fact-table.tsx'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'

/** How many companies show before the list must be expanded (spec 000 §9). */
const shownFirst = 10

type Graph = z.output<typeof expandGraph.reply>

interface Row {
  readonly id: string
  readonly name: string
  readonly kindName: string
  readonly said: string
  readonly told: string
  readonly finding: Graph['nodes'][number]['finding']
}

/** One line for each company beside the party, with all that ties the two. */
const rowsOf = ({ nodes, edges }: Graph, cpyId: string): Row[] =>
  nodes
    .filter(node => node.id !== cpyId)
    .map(({ id, name, kindName, finding }) => {
      const ties = edges.filter(
        one => (one.source === cpyId && one.target === id) || (one.source === id && one.target === cpyId),
      )
      const words = ties.map(one => {
        const word = one.type === 'STOCK' ? `持股 ${one.percentText}` : one.role || one.typeName
        return `${one.source === cpyId ? '对其' : '由其'}${word}`
      })
      const told = ties.map(one => [one.toldBy, one.toldOn].filter(Boolean).join(' '))
      return {
        id,
        name,
        kindName,
        finding,
        said: [...new Set(words)].join('、'),
        told: [...new Set(told)].join('、'),
      }
    })

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: '名称',
    text: row => row.name,
    draw: row => <Link to={pageAddress('enterpriseMap', { cpyNo: row.id })}>{row.name}</Link>,
  },
  { key: 'kind', title: '类型', width: 72, text: row => row.kindName },
  { key: 'said', title: '关系（对其：该主体为持有或作为一方）', text: row => row.said },
  {
    key: 'risk',
    title: '风险',
    width: 176,
    text: row => findingMarks[row.finding].word,
    draw: row => <FindingMark finding={row.finding} />,
  },
  { key: 'told', title: '来源与载明日期', width: 176, text: row => row.told },
]

const Found = ({ graph, cpyId }: { graph: Graph; cpyId: string }) => {
  const rows = rowsOf(graph, cpyId)
  const fold = useFold(rows, shownFirst)
  if (rows.length === 0)
    return (
      <EmptyState compact title="未收录关联企业">
        企业图谱没有收录该主体的股权或其他关系：不代表没有。
      </EmptyState>
    )
  return (
    <>
      <FactTable
        caption={`企业图谱收录的关联方（${graph.total}${graph.more > 0 ? `，列出风险最高的 ${rows.length} 个` : ''}）`}
        columns={columns}
        rows={fold.shown}
        keyOf={row => row.id}
      />
      <FoldButton fold={fold} unit="个" />
    </>
  )
}

/** Whoever the enterprise graph ties to a listed party, and the way into the graph. */
export const RelatedCompanies = ({ cpyId }: { cpyId: string }) => {
  const call = useCall(expandGraph, { startCpyId: cpyId, level: 1 }, { quiet: true })
  if (call.isPending) return <SkeletonRows rows={4} height={40} />
  if (call.isError)
    return <ErrorState compact error={call.error} what="读取关联企业" onRetry={() => void call.refetch()} />
  return (
    <section aria-label="图谱关联企业">
      <Space wrap className="no-print" style={{ marginBottom: 12 }}>
        <ButtonLink primary to={pageAddress('enterpriseMap', { cpyNo: cpyId })}>
          查看企业图谱
        </ButtonLink>
        <ButtonLink to={pageAddress('enterpriseMap', { cpyNo: cpyId, view: 'group' })}>集团看板</ButtonLink>
      </Space>
      <Found graph={call.data} cpyId={cpyId} />
    </section>
  )
}
