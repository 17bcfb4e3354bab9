import type { ScreeningIndex } from '@maojian/screening'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { enterprisesNamed } from './named-enterprises.ts'

/** The listed party that an enterprise is, by a code that both bear or by a person's word; '' where it is none. */
export const listedItself = (graph: EnterpriseGraph, node: number): string => {
  const linked = graph.linkedAt(node)
  return linked?.listed ? linked.partyId : ''
}

/** What the lists call the party that a node is; '' where they do not hold it. */
export const listedNameAt = (
  graph: EnterpriseGraph,
  index: ScreeningIndex | undefined,
  node: number,
): string => {
  const at = index?.positionOf(graph.linkedAt(node)?.partyId ?? '') ?? -1
  return index && at >= 0 ? (index.subject(at).names[0]?.text ?? '') : ''
}

/** What the lists call the parties that enterprises of a name are, beside those that the name itself has found. */
export const listedNamesOf = (
  { graph, index }: { readonly graph: EnterpriseGraph; readonly index: ScreeningIndex },
  name: string,
  isFound: (partyId: string) => boolean,
): string[] =>
  enterprisesNamed(graph, name).flatMap(node => {
    const partyId = listedItself(graph, node)
    const listed = partyId === '' || isFound(partyId) ? '' : listedNameAt(graph, index, node)
    return listed === '' ? [] : [listed]
  })

/**
 * Enterprises of a name that hang on a listed party, or are one that the lists know by another name; without those
 * parties that the name itself has found, and without listed samples.
 */
export const tiedNodes = (
  graph: EnterpriseGraph,
  name: string,
  isFound: (partyId: string) => boolean,
): number[] =>
  enterprisesNamed(graph, name).filter(node => {
    if (graph.nearestAt(node) < 0) return false
    const partyId = listedItself(graph, node)
    return partyId === '' ? graph.linkedAt(node)?.listed !== true : !isFound(partyId)
  })
