import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { enterprisesNamed } from './named-enterprises.ts'

/** A listed party by its id, or whoever is called so. */
export interface MeantEnterprise {
  readonly party?: string | undefined
  readonly name?: string | undefined
}

/** Nodes that a listed party means, else those of the name; none where the graph holds neither. */
export const nodesMeant = (graph: EnterpriseGraph, { party = '', name = '' }: MeantEnterprise): number[] => {
  const held = graph.nodeOfParty(party)
  if (held >= 0) return [held]
  return name === '' ? [] : enterprisesNamed(graph, name)
}

/** Whether a way into the graph leads anywhere. */
export const isInGraph = (graph: EnterpriseGraph | undefined, meant: MeantEnterprise): boolean =>
  graph !== undefined && nodesMeant(graph, meant).length > 0
