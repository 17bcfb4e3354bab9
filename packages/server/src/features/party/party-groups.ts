import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import type { Traits } from './traits.ts'

interface Group {
  members: number[]
  type: PartyType
  typeStated: boolean
  named: boolean
  sources: Set<string>
  codes: Set<string>
  years: Set<string>
}

export type Refusal = 'type' | 'code' | 'birthYear' | 'keptApart' | 'sameList'

const disjoint = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && b.size > 0 && ![...a].some(one => b.has(one))

const codesClash = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 &&
  b.size > 0 &&
  ['imo:', 'lei:', 'uscc:'].some(kind => {
    const of = (codes: ReadonlySet<string>) => new Set([...codes].filter(code => code.startsWith(kind)))
    return disjoint(of(a), of(b))
  })

const typesClash = (a: Group, b: Group): boolean => {
  // A record without a name only points elsewhere: what it means is told there.
  if (a.type === b.type || !a.named || !b.named) return false
  const companyOrPerson = (group: Group) => group.type === '01' || group.type === '02'
  return (a.typeStated && b.typeStated) || !companyOrPerson(a) || !companyOrPerson(b)
}

const newGroup = (one: Traits, position: number): Group => ({
  members: [position],
  type: one.type,
  typeStated: one.typeStated,
  named: one.named,
  sources: new Set([one.source]),
  codes: new Set(one.codes),
  years: new Set(one.years),
})

const absorb = (into: Group, from: Group): void => {
  if ((!into.typeStated && from.typeStated) || (!into.named && from.named))
    [into.type, into.typeStated] = [from.type, from.typeStated]
  into.members.push(...from.members)
  into.named ||= from.named
  for (const source of from.sources) into.sources.add(source)
  for (const code of from.codes) into.codes.add(code)
  for (const year of from.years) into.years.add(year)
}

/** Why two groups may not become one. */
const contradiction = (a: Group, b: Group, byAlias: boolean): Refusal | undefined => {
  if (typesClash(a, b)) return 'type'
  if (codesClash(a.codes, b.codes)) return 'code'
  if (disjoint(a.years, b.years)) return 'birthYear'
  return byAlias && !disjoint(a.sources, b.sources) ? 'sameList' : undefined
}

/**
 * Union-find over positions of `traits` that refuses to bring contradicting entries together,
 * whatever chain of links would lead from one to the other.
 */
export const createPartyGroups = (
  traits: readonly Traits[],
  apart: readonly (readonly [number, number])[],
) => {
  const parent = Int32Array.from(traits, (_, i) => i)
  const groups = new Map(traits.map((one, i) => [i, newGroup(one, i)]))

  const rootOf = (position: number): number => {
    let root = position
    while (parent[root] !== root) root = parent[root]!
    while (parent[position] !== root) {
      const next = parent[position]!
      parent[position] = root
      position = next
    }
    return root
  }

  const keptApart = (a: number, b: number): boolean =>
    apart.some(([x, y]) => {
      const [rx, ry] = [rootOf(x), rootOf(y)]
      return (rx === a && ry === b) || (rx === b && ry === a)
    })

  /**
   * Brings two together, or says why not. `byAlias`: the only link is an alias, and an authority that gives two
   * numbers means two parties.
   */
  const join = (x: number, y: number, byAlias = false): 'joined' | 'same' | Refusal => {
    const [a, b] = [rootOf(x), rootOf(y)]
    if (a === b) return 'same'
    const [one, other] = [groups.get(a)!, groups.get(b)!]
    const why = contradiction(one, other, byAlias) ?? (keptApart(a, b) ? 'keptApart' : undefined)
    if (why) return why
    const [root, gone] = one.members.length >= other.members.length ? [a, b] : [b, a]
    absorb(groups.get(root)!, groups.get(gone)!)
    parent[gone] = root
    groups.delete(gone)
    return 'joined'
  }

  return { rootOf, join, all: () => groups.values() }
}

export type PartyGroups = ReturnType<typeof createPartyGroups>
