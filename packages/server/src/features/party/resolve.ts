import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { linkReason } from './link-reason.ts'
import { createPartyGroups, type PartyGroups } from './party-groups.ts'
import { linkRules, type LinkKey, type LinkRule, type Traits } from './traits.ts'

export interface ResolvedEntry {
  readonly entry: number
  readonly party: string
  /** Why it belongs to the party of an older entry; '' for the oldest. */
  readonly reason: string
}

export interface PartyMerge {
  readonly from: string
  readonly into: string
  readonly reason: string
  readonly entries: readonly number[]
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
  /** Entries that a user has told apart: never one party again. */
  readonly apart?: readonly (readonly [number, number])[]
}

/** A name that more parties than this carry identifies none of them. */
const sharedTooWidely = 6

interface Link {
  readonly to: number
  readonly reason: string
}

interface Holder {
  readonly position: number
  readonly key: LinkKey
}

interface Pass {
  readonly rule: LinkRule
  /** Aliases come after proper names: by then each list's own records stand in groups of their own. */
  readonly aliases: boolean
}

const passes: readonly Pass[] = [
  ...linkRules.map(rule => ({ rule, aliases: false })),
  { rule: 'company', aliases: true },
]

const holdersByKey = (traits: readonly Traits[], { rule, aliases }: Pass): Map<string, Holder[]> => {
  const holders = new Map<string, Holder[]>()
  traits.forEach((one, position) => {
    for (const key of one.keys) {
      if (key.rule !== rule || (key.alias && !aliases)) continue
      const known = holders.get(key.key)
      if (known) known.push({ position, key })
      else holders.set(key.key, [{ position, key }])
    }
  })
  return holders
}

const tooShared = (holders: readonly Holder[], rule: LinkRule, groups: PartyGroups): boolean =>
  (rule === 'person' || rule === 'company') &&
  new Set(holders.map(holder => groups.rootOf(holder.position))).size > sharedTooWidely

/** Follows every link of one rule; returns how many were refused. */
const followPass = (
  traits: readonly Traits[],
  pass: Pass,
  groups: PartyGroups,
  links: readonly Link[][],
): number => {
  const { rule } = pass
  let refused = 0
  for (const holders of holdersByKey(traits, pass).values()) {
    const anchor = holders.find(holder => holder.key.anchor)
    if (holders.length < 2 || !anchor || tooShared(holders, rule, groups)) continue
    for (const holder of holders) {
      if (holder === anchor) continue
      const outcome = groups.join(anchor.position, holder.position, holder.key.alias === true)
      if (outcome === 'joined') {
        const tell = (to: number) => linkReason(rule, holder.key.shown, traits[to]!)
        links[holder.position]!.push({ to: anchor.position, reason: tell(anchor.position) })
        links[anchor.position]!.push({ to: holder.position, reason: tell(holder.position) })
      } else if (outcome !== 'same' && outcome !== 'sameList') refused++
    }
  }
  return refused
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

const joinAll = (unordered: readonly Traits[], apart: ResolveOptions['apart'] = []) => {
  const traits = [...unordered].sort((a, b) => a.entry - b.entry)
  const positions = new Map(traits.map((one, position) => [one.entry, position]))
  const held = apart.flatMap(([a, b]): [number, number][] => {
    const [x, y] = [positions.get(a), positions.get(b)]
    return x === undefined || y === undefined ? [] : [[x, y]]
  })
  const groups = createPartyGroups(traits, held)
  const links: Link[][] = traits.map(() => [])
  const refused = passes.reduce((sum, pass) => sum + followPass(traits, pass, groups, links), 0)
  return { traits, links, refused, members: orderedGroups(traits, groups) }
}

/**
 * Brings entries of all lists together into parties, on strong evidence only (domain rule: Lists → parties).
 * Whole and from scratch, so the order in which lists arrived does not count; ids stay, the oldest wins.
 */
export const resolve = (unordered: readonly Traits[], options: ResolveOptions): Resolution => {
  const { traits, links, refused, members } = joinAll(unordered, options.apart)
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
