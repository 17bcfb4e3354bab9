import type { OwnershipEdge } from '@maojian/domain/ownership/holding'
import { toldBearers } from '@maojian/domain/ownership/told-bearers'
import type { ScreeningIndex } from '@maojian/screening'
import type { LinkedParty } from '../../graph/graph-input.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { enterprisesNamed } from './named-enterprises.ts'
import { linkedParty } from './party-regimes.ts'

interface Asked {
  readonly graph: EnterpriseGraph
  readonly date: string
}

/** Names told of one company that are looked up. */
const mostNames = 200

/** Listed parties that a name means: by the lists, or by an enterprise of that name that is tied to one. */
const listedOf = ({ graph, date }: Asked, index: ScreeningIndex, name: string): LinkedParty[] => {
  const tied = enterprisesNamed(graph, name).flatMap(node => graph.linkedAt(node)?.partyId ?? [])
  const told = graph.head.bearers.find(([one]) => one === name)?.[1] ?? []
  const ids = new Set([...told.map(({ partyId }) => partyId), ...tied])
  return [...ids].flatMap(id => {
    const party = linkedParty(index, id, date)
    return party?.listed ? [party] : []
  })
}

/** For whom, or at whose word, holdings are told to be held, where a list names him: 代某持有, nominee for. */
export const listedBearers = (
  asked: Asked,
  index: ScreeningIndex | undefined,
  edges: readonly OwnershipEdge[],
): { readonly label: string; readonly parties: readonly LinkedParty[] }[] => {
  if (index === undefined) return []
  const told = new Set(edges.flatMap(({ control = '' }) => toldBearers(control)))
  return [...told].slice(0, mostNames).flatMap(label => {
    const parties = listedOf(asked, index, label)
    return parties.length > 0 ? [{ label, parties }] : []
  })
}
