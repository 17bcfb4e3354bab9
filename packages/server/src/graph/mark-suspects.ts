import { bearersAmong } from '@maojian/domain/ownership/bearer'
import type { OwnershipFacts } from '@maojian/domain/ownership/ownership-rule'
import { standingsOn, type StandingsQuestion } from '@maojian/domain/ownership/trace-ownership'
import { toldBearers } from '@maojian/domain/ownership/told-bearers'
import { ownershipRegimes, type OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import { graphHoldings, isHolding, nodeOf, partyOf, type ToldHolders } from './graph-holdings.ts'
import type { LinkedParty } from './graph-input.ts'
import { bearerMark, noSuspect } from './graph-sections.ts'
import type { EnterpriseGraph } from './open-graph.ts'
import { standing } from './stands-on.ts'
import { tellingControls } from './telling-controls.ts'

/** Enterprises of a name that a text tells. */
export type NamedIn = (name: string) => readonly number[]

/** A name of listed parties: borne by a node, or told by a word of control. */
interface Suspect {
  /** As the ownership rules name it. */
  readonly party: string
  /** As the snapshot does. */
  readonly mark: number
  readonly parties: readonly LinkedParty[]
}

const listedOf = (parties: readonly LinkedParty[]): LinkedParty[] =>
  parties.filter(one => one.listed && one.partyId !== '')

/** Who bears a listed party's name and is tied to none. */
const namesakes = ({ head }: EnterpriseGraph): Suspect[] =>
  head.namesakes.flatMap(([node, alike]) => {
    const parties = listedOf(alike)
    return parties.length > 0 ? [{ party: partyOf(node), mark: node, parties }] : []
  })

/** Whoever a word of control names: by the lists, or by an enterprise of that name that is tied to one. */
const toldIn = (graph: EnterpriseGraph, named: NamedIn) => {
  const bearers = new Map(graph.head.bearers.map(([name, parties], at) => [name, { parties, at }]))
  return (name: string): Suspect[] => {
    const known = bearers.get(name)
    const tied = named(name).flatMap(node => listedOf([graph.linkedAt(node) ?? []].flat()))
    const parties = [...listedOf(known?.parties ?? []), ...tied]
    if (parties.length === 0) return []
    const mark = known ? bearerMark(known.at) : named(name).find(node => graph.linkedAt(node)?.listed)!
    return [{ party: `told ${name}`, mark, parties }]
  }
}

interface Told extends ToldHolders {
  readonly suspects: readonly Suspect[]
}

/** Holdings that are told to be held for, or at the word of, somebody of a listed name. */
const toldHolders = (graph: EnterpriseGraph, named: NamedIn): Told => {
  const find = toldIn(graph, named)
  const suspects = new Map<string, Suspect>()
  const byControl = new Map<string, readonly string[]>()
  for (const control of tellingControls(graph)) {
    const found = toldBearers(control).flatMap(name => find(name).map(one => ({ ...one, name })))
    const among = bearersAmong(new Map(found.map(one => [one.party, one.name])), text => text)
    const borne = among(control)
    if (borne.length === 0) continue
    byControl.set(control, borne)
    for (const one of found) if (borne.includes(one.party)) suspects.set(one.party, one)
  }
  const held = new Map<string, Set<string>>()
  if (byControl.size > 0)
    graph.sections.control.forEach((word, edge) => {
      for (const bearer of byControl.get(graph.head.controls[word]!) ?? []) {
        const owned = held.get(bearer) ?? new Set()
        held.set(bearer, owned.add(partyOf(graph.sections.to[edge]!)))
      }
    })
  return {
    suspects: [...suspects.values()],
    namedIn: control => byControl.get(control) ?? [],
    heldFor: bearer => [...(held.get(bearer) ?? [])],
  }
}

interface Asked extends Pick<StandingsQuestion, 'listedBy'> {
  readonly facts: OwnershipFacts
  readonly named: NamedIn
  /** What the listed alone make of the graph. */
  readonly standings: ReturnType<typeof standingsOn>
}

/** Those who cannot be excluded because of a name alone, under any regime. */
const openByName = (
  graph: EnterpriseGraph,
  { facts, listedBy, standings }: Asked,
  told: Told,
  suspects: readonly Suspect[],
): Set<number> => {
  // Lists of no regime freeze as well: a deal looks at them under the rule that most regimes share, and so does the mark.
  const counts = (regime: OwnershipRegime, { parties }: Suspect): boolean =>
    regime === 'eu' || parties.some(({ regimes }) => regimes.includes(regime))
  const suspectedBy = (regime: OwnershipRegime): ReadonlySet<string> =>
    new Set(suspects.flatMap(one => (counts(regime, one) ? one.party : [])))
  const { day } = graph.head
  const wide = standingsOn(facts, {
    graph: graphHoldings(graph, day, told),
    date: day,
    listedBy,
    suspectedBy,
  })
  const open = ownershipRegimes.flatMap(regime =>
    [...wide[regime].possible].filter(party => !standings[regime].possible.has(party)),
  )
  return new Set(open.map(nodeOf).filter(node => !Number.isNaN(node)))
}

/** Marks everyone who cannot be excluded only because somebody bears a listed name, with whose name it is. */
export const markSuspects = (graph: EnterpriseGraph, asked: Asked): void => {
  const { sections: s, head } = graph
  s.suspect.fill(noSuspect)
  const told = toldHolders(graph, asked.named)
  const alike = namesakes(graph)
  if (alike.length + told.suspects.length === 0) return
  const open = openByName(graph, asked, told, [...alike, ...told.suspects])
  const stands = standing(graph, head.day)
  const waiting: number[] = []
  const mark = (node: number, suspect: number): void => {
    if (!open.has(node) || s.suspect[node] !== noSuspect) return
    s.suspect[node] = suspect
    s.symbol[node] = 2
    waiting.push(node)
  }
  for (const one of alike) mark(one.mark, one.mark)
  for (const one of told.suspects) for (const owned of told.heldFor(one.party)) mark(nodeOf(owned), one.mark)
  for (let at = 0; at < waiting.length; at++) {
    const node = waiting[at]!
    for (const edge of graph.outOf(node))
      if (stands(edge) && isHolding(graph.edge(edge))) mark(s.to[edge]!, s.suspect[node]!)
  }
}
