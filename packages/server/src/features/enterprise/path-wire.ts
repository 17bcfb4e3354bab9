import type { mapRelation } from '@maojian/contract/calls/enterprise'
import type { EnterpriseKind } from '@maojian/domain/vocabulary/enterprise'
import type * as z from 'zod'
import type { Context } from '../../http/context.ts'
import { edgesBetween, type FoundPaths } from '../../graph/find-paths.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { findingOf } from './finding-of.ts'
import { edgeWords, nodeWords, type NodeWords } from './node-words.ts'
import { relationSentence } from './relation-sentence.ts'

type Reply = z.output<typeof mapRelation.reply>['relationMap']
type Entity = Reply['entityList'][number]

const models: Readonly<Record<EnterpriseKind, Entity['model']>> = {
  company: 'Company',
  bond: 'Bond',
  person: 'Person',
  group: 'Group',
  other: 'Other',
}

/** Red and orange as everywhere for risk; blue for the rest. */
const colors = ['#2f6fab', '#c0392b', '#d9822b'] as const

const entityOf = (
  words: NodeWords,
  risk: Pick<Entity, 'riskSymbol' | 'finding'>,
  ends: Pick<Entity, 'start' | 'end'>,
): Entity => ({
  id: words.id,
  model: models[words.kind],
  name: words.name,
  code: words.id,
  color: colors[risk.riskSymbol],
  ...ends,
  ...risk,
  sample: words.sample,
})

/** Edges of each step of a path; a step may be told by several sources. */
const stepsOf = (graph: EnterpriseGraph, paths: FoundPaths['paths']): Map<string, number[]> => {
  const steps = new Map<string, number[]>()
  for (const path of paths)
    for (const [i, node] of path.slice(1).entries()) {
      const key = `${Math.min(path[i]!, node)}/${Math.max(path[i]!, node)}`
      if (!steps.has(key)) steps.set(key, edgesBetween(graph, path[i]!, node))
    }
  return steps
}

interface Ends {
  readonly from: number
  readonly to: number
}

/** Paths with everything that stands on them, and each read aloud. */
export const pathsWire = async (
  context: Pick<Context, 'db' | 'engine'>,
  graph: EnterpriseGraph,
  { from, to }: Ends,
  { paths, isCut }: FoundPaths,
): Promise<Reply> => {
  const nodes = [...new Set([from, to, ...paths.flat()])]
  const steps = stepsOf(graph, paths)
  const edges = [...new Set([...steps.values()].flat())]
  const words = await nodeWords(context, graph, nodes)
  const said = await edgeWords(context, graph, edges)
  const read = (edge: number): string => {
    const { from: a, to: b } = graph.edge(edge)
    return relationSentence(words(a).name, words(b).name, said(edge))
  }
  const sentence = (path: readonly number[]): string =>
    path
      .slice(1)
      .map((node, i) =>
        steps
          .get(`${Math.min(path[i]!, node)}/${Math.max(path[i]!, node)}`)!
          .map(read)
          .join('、'),
      )
      .join('；')
  return {
    entityList: nodes.map(node =>
      entityOf(
        words(node),
        { riskSymbol: graph.symbolAt(node), finding: findingOf(graph, node) },
        { start: node === from, end: node === to },
      ),
    ),
    relationList: edges.map(edge => {
      const { from: a, to: b } = graph.edge(edge)
      return { ...said(edge), start: words(a).id, end: words(b).id }
    }),
    paths: paths.map(path => path.map(node => words(node).id)),
    sentences: paths.map(sentence),
    isCut,
  }
}
