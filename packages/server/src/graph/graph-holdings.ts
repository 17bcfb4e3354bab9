import {
  holdingsOn,
  type Holding,
  type HoldingGraph,
  type OwnershipEdge,
} from '@maojian/domain/ownership/holding'
import { tellsShares } from '@maojian/domain/ownership/share-word'
import type { EnterpriseGraph, GraphEdge } from './open-graph.ts'

/** A branch is its head office, the same legal person. */
const branch = { percent: 100, percentHigh: 100, control: '分支机构，与总机构为同一法人' } as const

/** Relations that say who holds or controls whom: shares, branches, and offices or ties that are told as control. */
export const isHolding = ({ kind, control }: Pick<GraphEdge, 'kind' | 'control'>): boolean =>
  kind === 'STOCK' || kind === 'BRANCH' || (control !== '' && (kind === 'ROLE' || kind === 'LINK'))

/** A controlling shareholder or a parent holds shares, nobody tells how many; other controls say nothing of shares. */
const sharesOf = (edge: GraphEdge): Pick<GraphEdge, 'percent' | 'percentHigh' | 'control'> =>
  edge.kind === 'BRANCH' ? branch : edge

const isControlOnly = ({ kind, control }: GraphEdge): boolean =>
  kind !== 'STOCK' && kind !== 'BRANCH' && !tellsShares(control)

/** What one stored relation says in the terms of the ownership rules; who tells it goes by a number. */
export const ownershipEdge = (edge: GraphEdge, write: (node: number) => string): OwnershipEdge => {
  const { percent, percentHigh, control } = sharesOf(edge)
  return {
    owner: write(edge.from),
    owned: write(edge.to),
    percent,
    ...(percentHigh !== percent && { percentHigh }),
    ...(edge.since !== '' && { since: edge.since }),
    ...(edge.until !== '' && { until: edge.until }),
    ...(control !== '' && { control }),
    ...(isControlOnly(edge) && { controlOnly: true }),
    ...(edge.told !== 0 && { source: String(edge.told) }),
  }
}

/** Numbers of nodes as the ownership rules name them. */
export const partyOf = (node: number): string => String(node)
export const nodeOf = (party: string): number => Number(party)

/** For whom holdings are told to be held, as the ownership rules name these parties. */
export interface ToldHolders {
  /** Whom a word of control names. */
  readonly namedIn: (control: string) => readonly string[]
  /** What is told to be held for one of them. */
  readonly heldFor: (bearer: string) => readonly string[]
}

const nobodyTold: ToldHolders = { namedIn: () => [], heldFor: () => [] }

/** The rules read control and who tells it as one text; who tells it is a number here. */
const withoutTeller = (text: string): string => text.replace(/；\d+$/u, '')

/** What is held for somebody is met from two sides, and counts once: the rules know it again by being the same. */
const oneEach = () => {
  const known = new Map<string, Holding>()
  return (holding: Holding): Holding => {
    if (holding.bearers.length === 0) return holding
    const key = `${holding.owner} ${holding.owned}`
    const kept = known.get(key) ?? holding
    known.set(key, kept)
    return kept
  }
}

/** The holdings of one day, read from the snapshot as the rules ask for them. */
export const graphHoldings = (
  graph: EnterpriseGraph,
  day: string,
  told: ToldHolders = nobodyTold,
): HoldingGraph => {
  const owners = new Map<string, readonly Holding[]>()
  const same = oneEach()
  const reading = {
    write: (party: string) => party,
    bearersIn: (text: string) => told.namedIn(withoutTeller(text)),
  }
  const stock = (edges: readonly number[]): OwnershipEdge[] =>
    edges
      .map(graph.edge)
      .filter(isHolding)
      .map(one => ownershipEdge(one, partyOf))
  const ownersOf = (party: string): readonly Holding[] => {
    const known = owners.get(party)
    if (known) return known
    const found = holdingsOn(stock(graph.into(nodeOf(party))), day, reading)
      .ownersOf(party)
      .map(same)
    owners.set(party, found)
    return found
  }
  return {
    ownersOf,
    heldBy: party =>
      holdingsOn(stock(graph.outOf(nodeOf(party))), day, reading)
        .heldBy(party)
        .map(same),
    heldFor: party =>
      told.heldFor(party).flatMap(owned => ownersOf(owned).filter(one => one.bearers.includes(party))),
  }
}
