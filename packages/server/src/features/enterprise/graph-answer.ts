import type { ScreeningIndex } from '@maojian/screening'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { wireId } from './node-words.ts'
import { listedItself, listedNameAt, suspectTie, tiedNodes, type SuspectTie } from './tied-nodes.ts'

interface Tie {
  readonly riskSymbol: 0 | 1 | 2
  /** The listed party that it is; '' where it is none. */
  readonly partyId: string
  /** The listed party nearest to it; '' where there is none but of the name. */
  readonly listedName: string
  /** Because of whose name it cannot be excluded. */
  readonly suspect: SuspectTie | undefined
}

/** A name ties nothing, but until somebody has looked nothing is excluded. */
const suspected = ({ listedName, by }: SuspectTie): string => {
  const open = '：名称相同不等于同一主体，核实之前不能排除受限'
  if (by === 'itself') return `与名单主体“${listedName}”同名${open}`
  return by === 'holder'
    ? `由与名单主体“${listedName}”同名者持有或控制${open}`
    : `据载其股权系为名单主体“${listedName}”或其同名者持有，或受其控制${open}`
}

/** How an enterprise hangs on the listed party nearest to it, and on whom of a listed name. */
export const tied = ({ riskSymbol, partyId, listedName, suspect }: Tie): string => {
  if (partyId !== '') return `按其代码即名单主体“${listedName}”，名单所列为另一名称`
  if (riskSymbol === 1) return `按已收录股权由名单主体“${listedName}”等持有达到门槛`
  if (riskSymbol === 2 && suspect)
    return `${listedName === '' ? '' : `与名单主体“${listedName}”有关联；`}${suspected(suspect)}`
  return riskSymbol === 2
    ? `与名单主体“${listedName}”有股权或控制关系，不能排除受限`
    : `与名单主体“${listedName}”有关联`
}

/** The same, and that it is not listed itself where it is not. */
export const tieWords = (tie: Tie): string =>
  `${tied(tie)}${tie.partyId === '' && tie.suspect?.by !== 'itself' ? '；其本身不在名单上' : ''}`

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
    const listedName = nearest < 0 ? '' : listedNameAt(graph, index, nearest) || wireId(graph.idAt(nearest))
    const suspect = suspectTie(graph, index, gravest)
    const tie = { riskSymbol, partyId: listedItself(graph, gravest), listedName, suspect }
    return {
      verdict: riskSymbol === 1 ? 1 : 2,
      reason: `企业图谱收录的同名企业（${wireId(graph.idAt(gravest))}）${tieWords(tie)}。`,
    }
  }

export type AnswerByGraph = ReturnType<typeof graphAnswers>
