import type { OwnershipEdge } from '@maojian/domain/ownership/holding'
import { toldBearers } from '@maojian/domain/ownership/told-bearers'
import type { ScreeningIndex } from '@maojian/screening'
import { enterpriseNameKey } from '../../graph/enterprise-name-key.ts'
import type { LinkedParty } from '../../graph/graph-input.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { enterprisesNamed, looseNameKeys, soughtNameKeys } from './named-enterprises.ts'
import { linkedParty } from './party-regimes.ts'

interface Asked {
  readonly graph: EnterpriseGraph
  readonly date: string
}

/** Only who bears the very name is sought; names told of one company that are looked up. */
const search = { threshold: 90, limit: 20, names: 200 } as const

const partiesOfName = (index: ScreeningIndex, name: string): string[] => {
  const keys = new Set([enterpriseNameKey(name), ...looseNameKeys(name), ...soughtNameKeys(name)])
  const bears = (text: string): boolean =>
    [enterpriseNameKey(text), ...looseNameKeys(text)].some(key => keys.has(key))
  const { threshold, limit } = search
  return index.search({ text: name, threshold, limit }).hits.flatMap(({ subject }) => {
    const { id, names } = index.subject(subject)
    return names.some(({ text, kind }) => kind !== 'weak' && bears(text)) ? [id] : []
  })
}

/** Listed parties that a name means: by the lists, or by an enterprise of that name that is tied to one. */
const listedOf = ({ graph, date }: Asked, index: ScreeningIndex, name: string): LinkedParty[] => {
  const tied = enterprisesNamed(graph, name).flatMap(node => graph.linkedAt(node)?.partyId ?? [])
  const ids = new Set([...partiesOfName(index, name), ...tied])
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
  return [...told].slice(0, search.names).flatMap(label => {
    const parties = listedOf(asked, index, label)
    return parties.length > 0 ? [{ label, parties }] : []
  })
}
