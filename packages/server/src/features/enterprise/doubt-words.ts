import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { upstreamOf } from '../../graph/upstream.ts'

const mostTold = 5

/** What the rows of these holdings said that could not be read. */
const unreadZh = ({ head }: EnterpriseGraph, ids: ReadonlySet<number>): string => {
  const said = [...new Set(head.doubts.flatMap(([edge, words]) => (ids.has(edge) ? words : [])))]
  if (said.length === 0) return ''
  const more = said.length > mostTold ? `；等${said.length}处` : ''
  return `所据持股数据有读不出的内容：${said.slice(0, mostTold).join('；')}${more}。请核对原文件。`
}

/** Sources of these holdings that have lost rows. */
const lostZh = ({ head }: EnterpriseGraph, tellers: ReadonlySet<number>): string => {
  const lost = [...new Set(head.partial.flatMap(([told, words]) => (tellers.has(told) ? words : [])))]
  if (lost.length === 0) return ''
  return `${lost.slice(0, mostTold).join('；')}：其中可能载有持有人，不能据此认为与列名方没有股权关系。`
}

/** What the imports of the holdings above a company could not read; '' where all was. */
export const doubtWords = (graph: EnterpriseGraph, node: number, date: string): string => {
  if (graph.head.doubts.length + graph.head.partial.length === 0) return ''
  const ids = new Set<number>()
  const tellers = new Set<number>()
  for (const owned of upstreamOf(graph, node, date).nodes)
    for (const at of graph.into(owned)) {
      const { id, told } = graph.edge(at)
      ids.add(id)
      tellers.add(told)
    }
  return `${unreadZh(graph, ids)}${lostZh(graph, tellers)}`
}
