import type { ScreeningIndex } from '@maojian/screening'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { enterprisesNamed } from './named-enterprises.ts'

/** The listed party that an enterprise is, by a code that both bear or by a person's word; '' where it is none. */
export const listedItself = (graph: EnterpriseGraph, node: number): string => {
  const linked = graph.linkedAt(node)
  return linked?.listed ? linked.partyId : ''
}

/** What the lists call a party; '' where they do not hold it. */
const partyName = (index: ScreeningIndex | undefined, partyId: string): string => {
  const at = index?.positionOf(partyId) ?? -1
  return index && at >= 0 ? (index.subject(at).names[0]?.text ?? '') : ''
}

/** What the lists call the party that a node is; '' where they do not hold it. */
export const listedNameAt = (
  graph: EnterpriseGraph,
  index: ScreeningIndex | undefined,
  node: number,
): string => partyName(index, graph.linkedAt(node)?.partyId ?? '')

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

/** The listed party whose mere name keeps an enterprise from being excluded. */
export interface SuspectTie {
  readonly listedName: string
  /** Who bears it: the enterprise itself, somebody who holds it, or whoever a text says that it is held for. */
  readonly by: 'itself' | 'holder' | 'told'
}

export const suspectTie = (
  graph: EnterpriseGraph,
  index: ScreeningIndex | undefined,
  node: number,
): SuspectTie | undefined => {
  const suspect = graph.suspectAt(node)
  if (!suspect) return undefined
  const listedName = suspect.parties.map(id => partyName(index, id)).find(name => name !== '') ?? ''
  return { listedName, by: suspect.node === node ? 'itself' : suspect.node < 0 ? 'told' : 'holder' }
}

/**
 * Enterprises of a name that hang on a listed party or on somebody of its name, or are one that the lists know by another
 * name; without those parties that the name itself has found, and without listed samples. Who only bears a listed name
 * himself is found where the name is screened.
 */
export const tiedNodes = (
  graph: EnterpriseGraph,
  name: string,
  isFound: (partyId: string) => boolean,
): number[] =>
  enterprisesNamed(graph, name).filter(node => {
    const suspect = graph.suspectAt(node)
    const hangs = graph.nearestAt(node) >= 0 || (suspect !== undefined && suspect.node !== node)
    if (!hangs) return false
    const partyId = listedItself(graph, node)
    return partyId === '' ? graph.linkedAt(node)?.listed !== true : !isFound(partyId)
  })
