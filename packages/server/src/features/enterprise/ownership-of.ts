import type { OwnershipQuestion } from '@maojian/domain/ownership/trace-ownership'
import type { OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import type { ScreeningIndex } from '@maojian/screening'
import type { LinkedParty } from '../../graph/graph-input.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { standsOn } from '../../graph/stands-on.ts'
import { upstreamOf } from '../../graph/upstream.ts'
import { ownershipLimits } from '@maojian/contract/limits'
import { Fault } from '../../http/fault.ts'
import { listedBearers } from './listed-bearers.ts'
import { nodeWords, type GraphWords } from './node-words.ts'
import { linkedParty, undatedRegimes } from './party-regimes.ts'

export interface ListedOwner {
  readonly node: number
  readonly label: string
  readonly partyId: string
  readonly regimes: readonly OwnershipRegime[]
}

/** An owner, the enterprise itself, or whoever a holding is told to be held for, that bears a listed party's name and is tied to none. */
export interface Namesake {
  readonly label: string
  /** The listed parties of that name. */
  readonly parties: readonly LinkedParty[]
}

/** What the ownership rules are asked about a stored enterprise, and whom the names in it mean. */
export interface StoredQuestion extends OwnershipQuestion {
  /** The graph holds shares of it. */
  readonly held: boolean
  readonly owners: readonly ListedOwner[]
  readonly alike: readonly Namesake[]
  /** Owners of whom no file tells a name. */
  readonly nameless: readonly string[]
}

interface Asked {
  readonly graph: EnterpriseGraph
  readonly node: number
  readonly date: string
  /** What the enterprise is called in the answer, instead of its stored name. */
  readonly as?: string
}

/** Two companies of one name are two: the later one says its number. */
const labelsOf = (names: ReadonlyMap<number, string>, idOf: (node: number) => number) => {
  const taken = new Set<string>()
  const labels = new Map<number, string>()
  for (const [node, name] of names) {
    const label = taken.has(name) ? `${name}（E${idOf(node)}）` : name
    taken.add(label)
    labels.set(node, label)
  }
  return (node: number): string => labels.get(node)!
}

const listedAt = (
  { graph, date }: Asked,
  index: ScreeningIndex | undefined,
  node: number,
): Omit<ListedOwner, 'label'> | undefined => {
  const linked = graph.linkedAt(node)
  if (!linked) return undefined
  if (linked.partyId === '') return { node, partyId: '', regimes: linked.regimes }
  const party = index ? linkedParty(index, linked.partyId, date) : linked
  return party?.listed ? { node, partyId: linked.partyId, regimes: party.regimes } : undefined
}

/** Parties of a node's name that a list names on the day. */
const namesakesAt = (
  { graph, date }: Asked,
  index: ScreeningIndex | undefined,
  node: number,
): LinkedParty[] => {
  if (index === undefined) return []
  const parties = graph.namesakesAt(node).map(party => linkedParty(index, party, date))
  return parties.filter(party => party !== null && party.listed) as LinkedParty[]
}

/** Branches of listed owners are those owners: one legal person, in whatever state a rule on holdings is. */
const branchesOf = (
  { graph, date }: Asked,
  owners: readonly Omit<ListedOwner, 'label'>[],
): Omit<ListedOwner, 'label' | 'partyId'>[] =>
  owners.flatMap(({ node, regimes }) =>
    graph.outOf(node).flatMap(edge => {
      const one = graph.edge(edge)
      return one.kind === 'BRANCH' && standsOn(one, date) ? [{ node: one.to, regimes }] : []
    }),
  )

/** Feeds the one arithmetic from the snapshot: everything above the enterprise that can decide, with all listed parties in it. */
export const ownershipQuestion = async (context: GraphWords, asked: Asked): Promise<StoredQuestion> => {
  const { graph, node, date, as } = asked
  const upstream = upstreamOf(graph, node, date)
  const named = [...upstream.named]
  if (named.length > ownershipLimits.edges)
    throw new Fault(400, `该企业上方的持有人超过 ${ownershipLimits.edges} 个，无法逐一列出，请由专家核查`)
  const words = await nodeWords(context, graph, named)
  const label = labelsOf(
    new Map(named.map(one => [one, one === node && as !== undefined ? as : words(one).name])),
    graph.idAt,
  )
  const index = context.engine.current()
  const owners = named.flatMap(one => {
    const listed = listedAt(asked, index, one)
    return listed ? [{ ...listed, label: label(one) }] : []
  })
  // Whoever is on a list today is on it, whatever it tells; of an earlier day nobody can say.
  const undated = ({ partyId }: ListedOwner): readonly OwnershipRegime[] =>
    index && date < graph.head.day ? undatedRegimes(index, partyId, date) : []
  const branches = branchesOf(asked, owners).filter(one => upstream.named.has(one.node))
  const edges = upstream.edges(label)
  const alike = [
    ...named.flatMap(one => {
      const parties = namesakesAt(asked, index, one)
      return parties.length > 0 ? [{ label: label(one), parties }] : []
    }),
    ...listedBearers(asked, index, edges).filter(one => !owners.some(({ label: own }) => own === one.label)),
  ]
  return {
    edges,
    listed: [
      ...owners.map(one => ({ party: one.label, regimes: one.regimes, undated: undated(one) })),
      ...branches.map(one => ({ party: label(one.node), regimes: one.regimes })),
    ],
    namesakes: alike.map(one => ({
      party: one.label,
      regimes: [...new Set(one.parties.flatMap(party => party.regimes))],
    })),
    target: label(node),
    date,
    held: edges.some(one => one.owned === label(node)),
    owners,
    alike,
    nameless: named.filter(one => !graph.hasName(one) && graph.linkedAt(one) === undefined).map(label),
  }
}
