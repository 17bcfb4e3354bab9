import type { PairsByHand } from '../../lists/party-pair-store.ts'
import type { PartyMerge } from '../../lists/party-store.ts'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { followPass, keysByRule, passes, type Link } from './follow-links.ts'
import { createPartyGroups, type PartyGroups } from './party-groups.ts'
import { followSeveralNames } from './several-names.ts'
import type { Traits } from './traits.ts'

export interface ResolvedEntry {
  readonly entry: number
  readonly party: string
  /** Why it belongs to the party of an older entry; '' for the oldest. */
  readonly reason: string
}

export interface Resolution {
  readonly entries: readonly ResolvedEntry[]
  readonly parties: ReadonlyMap<string, PartyType>
  readonly merges: readonly PartyMerge[]
  /** Entries that only point at a record which no list has brought yet. */
  readonly pending: readonly number[]
  /** Links that were not followed because the two sides contradict each other. */
  readonly refused: number
}

export interface ResolveOptions {
  readonly newId: () => string
  /** Entries that a person has told apart: never one party again. */
  readonly apart?: PairsByHand['apart']
  /** Entries that a person has joined, whatever the rules say. */
  readonly joined?: PairsByHand['joined']
}

/** Reason of every member: the link on its way to the oldest entry of the party. */
const reasonsFrom = (oldest: number, links: readonly Link[][]): Map<number, string> => {
  const reasons = new Map([[oldest, '']])
  const waiting = [oldest]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
    for (const link of links[at]!)
      if (!reasons.has(link.to)) {
        const back = links[link.to]!.find(other => other.to === at)
        reasons.set(link.to, back?.reason ?? link.reason)
        waiting.push(link.to)
      }
  return reasons
}

const age = (party: string): number => Number(party.slice(1))

/** Which group keeps which present id: the one that holds the oldest entry of that id. */
const claimsOf = (traits: readonly Traits[], members: readonly number[][]): Map<string, number> => {
  const claims = new Map<string, number>()
  members.forEach((group, at) => {
    for (const position of group) {
      const { party } = traits[position]!
      if (party !== null && !claims.has(party)) claims.set(party, at)
    }
  })
  return claims
}

/** Groups in the order of their oldest entry, members likewise. */
const orderedGroups = (traits: readonly Traits[], groups: PartyGroups): number[][] => {
  const byEntry = (a: number, b: number) => traits[a]!.entry - traits[b]!.entry
  return [...groups.all()]
    .map(group => [...group.members].sort(byEntry))
    .sort((a, b) => byEntry(a[0]!, b[0]!))
}

const typeOf = (traits: readonly Traits[], members: readonly number[]): PartyType =>
  traits[members.find(position => traits[position]!.typeStated) ?? members[0]!]!.type

const wonIds = (traits: readonly Traits[], members: readonly number[][]): string[][] => {
  const won = members.map((): string[] => [])
  for (const [party, at] of claimsOf(traits, members)) won[at]!.push(party)
  for (const ids of won) ids.sort((a, b) => age(a) - age(b))
  return won
}

const mergesOf = (
  traits: readonly Traits[],
  group: readonly number[],
  { kept, lost, reasons }: { kept: string; lost: readonly string[]; reasons: ReadonlyMap<number, string> },
): PartyMerge[] =>
  lost.map(from => {
    const moved = group.filter(position => traits[position]!.party === from)
    const told = [...moved, ...group].map(position => reasons.get(position)).find(reason => reason)
    const entries = moved.map(position => traits[position]!.entry)
    return { from, into: kept, reason: told ?? '', entries }
  })

const joinByHand = (
  joined: NonNullable<ResolveOptions['joined']>,
  positions: ReadonlyMap<number, number>,
  { groups, links }: { readonly groups: PartyGroups; readonly links: readonly Link[][] },
): void => {
  for (const { a, b, reason } of joined) {
    const [x, y] = [positions.get(a), positions.get(b)]
    if (x === undefined || y === undefined || !groups.joinByHand(x, y)) continue
    links[x]!.push({ to: y, reason: `人工合并：${reason}` })
    links[y]!.push({ to: x, reason: `人工合并：${reason}` })
  }
}

const joinAll = (unordered: readonly Traits[], { apart = [], joined = [] }: ResolveOptions) => {
  const traits = [...unordered].sort((a, b) => a.entry - b.entry)
  const positions = new Map(traits.map((one, position) => [one.entry, position]))
  const held = apart.flatMap(([a, b]): [number, number][] => {
    const [x, y] = [positions.get(a), positions.get(b)]
    return x === undefined || y === undefined ? [] : [[x, y]]
  })
  const groups = createPartyGroups(traits, held)
  const links: Link[][] = traits.map(() => [])
  joinByHand(joined, positions, { groups, links })
  const keys = keysByRule(traits)
  const refused = passes.reduce((sum, pass) => sum + followPass(traits, pass, { keys, groups, links }), 0)
  followSeveralNames(traits, { groups, links })
  return { traits, links, refused, members: orderedGroups(traits, groups) }
}

/**
 * Brings entries of all lists together into parties, on strong evidence only (domain rule: Lists → parties).
 * Whole and from scratch, so the order in which lists arrived does not count; ids stay, the oldest wins.
 */
export const resolve = (unordered: readonly Traits[], options: ResolveOptions): Resolution => {
  const { traits, links, refused, members } = joinAll(unordered, options)
  const won = wonIds(traits, members)
  const entries: ResolvedEntry[] = []
  const parties = new Map<string, PartyType>()
  const merges: PartyMerge[] = []
  const pending: number[] = []
  for (const [at, group] of members.entries()) {
    const [present, ...lost] = won[at]!
    if (present === undefined && !group.some(position => traits[position]!.named)) {
      pending.push(...group.map(position => traits[position]!.entry))
      continue
    }
    const kept = present ?? options.newId()
    const reasons = reasonsFrom(group[0]!, links)
    parties.set(kept, typeOf(traits, group))
    for (const position of group)
      entries.push({ entry: traits[position]!.entry, party: kept, reason: reasons.get(position) ?? '' })
    merges.push(...mergesOf(traits, group, { kept, lost, reasons }))
  }
  return { entries, parties, merges, pending, refused }
}
