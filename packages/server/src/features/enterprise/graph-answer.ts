import type { ScreeningIndex } from '@maojian/screening'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { wireId } from './node-words.ts'
import { listedItself, listedNameAt, tiedNodes } from './tied-nodes.ts'

interface Tie {
  readonly riskSymbol: 0 | 1 | 2
  /** The listed party that it is; '' where it is none. */
  readonly partyId: string
  /** The listed party nearest to it. */
  readonly listedName: string
}

/** How an enterprise hangs on the listed party nearest to it. */
export const tied = ({ riskSymbol, partyId, listedName }: Tie): string =>
  partyId !== ''
    ? `按其代码即名单主体“${listedName}”，名单所列为另一名称`
    : riskSymbol === 1
      ? `按已收录股权由名单主体“${listedName}”等持有达到门槛`
      : riskSymbol === 2
        ? `与名单主体“${listedName}”有股权或控制关系，不能排除受限`
        : `与名单主体“${listedName}”有关联`

/** The same, and that it is not listed itself where it is not. */
export const tieWords = (tie: Tie): string => `${tied(tie)}${tie.partyId === '' ? '；其本身不在名单上' : ''}`

/** What the graph says of a name beside the lists. */
export interface GraphAnswer {
  /** 1 held by listed parties to a threshold; 2 tied in another way. */
  readonly verdict: 1 | 2
  readonly reason: string
}

/** Gravest first: held to a threshold, not to be excluded, tied in another way. */
const order = [1, 2, 0] as const

/** Answers for names one by one from the snapshots alone; the database is not asked. */
export const graphAnswers =
  (graph: EnterpriseGraph, index: ScreeningIndex) =>
  (name: string, isFound: (partyId: string) => boolean): GraphAnswer | undefined => {
    const [gravest] = tiedNodes(graph, name, isFound).toSorted(
      (a, b) => order.indexOf(graph.symbolAt(a)) - order.indexOf(graph.symbolAt(b)),
    )
    if (gravest === undefined) return undefined
    const riskSymbol = graph.symbolAt(gravest)
    const nearest = graph.nearestAt(gravest)
    const listedName = listedNameAt(graph, index, nearest) || wireId(graph.idAt(nearest))
    const tie = { riskSymbol, partyId: listedItself(graph, gravest), listedName }
    return {
      verdict: riskSymbol === 1 ? 1 : 2,
      reason: `企业图谱收录的同名企业（${wireId(graph.idAt(gravest))}）${tieWords(tie)}。`,
    }
  }

export type AnswerByGraph = ReturnType<typeof graphAnswers>
