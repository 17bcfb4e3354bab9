import type { describeNode as call } from '@maojian/contract/calls/enterprise'
import type { RelationKind } from '@maojian/domain/vocabulary/enterprise'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { findingOf } from './finding-of.ts'
import { listedNamesakes } from './listed-namesakes.ts'
import { relationIdOf } from './map-relation.ts'
import { nodeMarks, type EnterpriseMarks } from './node-marks.ts'
import { needGraph, needNode, nodeWords } from './node-words.ts'

/** Issuers of a bond that are told. */
const mostIssuers = 10

/** A node of a map with its counts. */
export const describeNode =
  (marks: EnterpriseMarks): Verb<typeof call> =>
  async (context, { code }) => {
    const graph = needGraph(context)
    const node = needNode(graph, code)
    const ofKind = (edges: readonly number[], kind: RelationKind): number[] =>
      edges.filter(edge => graph.edge(edge).kind === kind)
    const issuers = ofKind(graph.into(node), 'PUBLISH').map(edge => graph.edge(edge).from)
    const words = await nodeWords(context, graph, [node, ...issuers.slice(0, mostIssuers)])
    const isBond = graph.kindAt(node) === 'bond'
    const officers = new Set(ofKind(graph.into(node), 'ROLE').map(edge => graph.edge(edge).from))
    const { id, name, kindName, country, status, sample } = words(node)
    const linked = graph.linkedAt(node)
    const marked = await nodeMarks(context, marks, graph, new Map([[node, words(node)]]))
    return {
      id,
      code: id,
      name,
      type: isBond ? 2 : 1,
      kindName,
      newsNum: marked(node).newsNum,
      allNum: graph.degree(node),
      bondNum: ofKind(graph.outOf(node), 'PUBLISH').length,
      pubPeople: isBond
        ? issuers
            .slice(0, mostIssuers)
            .map(issuer => words(issuer).name)
            .join('、')
        : String(officers.size),
      country,
      status,
      riskSymbol: graph.symbolAt(node),
      finding: findingOf(graph, node),
      relationId: relationIdOf(graph, node),
      partyId: linked?.partyId ?? '',
      namesakes: linked ? [] : listedNamesakes(context, name, shanghaiDay(context.now)),
      sample,
    }
  }
