import { contradiction, listSetsApart, type Refusal } from './contradiction.ts'
import type { Traits } from './traits.ts'

interface Group {
  members: number[]
  type: Traits['type']
  typeStated: boolean
  named: boolean
  codes: ReadonlySet<string>
  registrations: ReadonlySet<string>
  numbers: ReadonlySet<string>
  years: ReadonlySet<string>
  birthdays: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** Most entries have none of most numbers: they share one set. */
const setOf = (values: readonly string[]): ReadonlySet<string> =>
  values.length === 0 ? none : new Set(values)

const both = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  other.size === 0 ? one : new Set([...one, ...other])

const newGroup = (one: Traits, position: number): Group => ({
  members: [position],
  type: one.type,
  typeStated: one.typeStated,
  named: one.named,
  codes: setOf(one.codes),
  registrations: setOf(one.registrations),
  numbers: setOf(one.numbers),
  years: setOf(one.years),
  birthdays: setOf(one.birthdays),
})

const absorb = (into: Group, from: Group): void => {
  if ((!into.typeStated && from.typeStated) || (!into.named && from.named))
    [into.type, into.typeStated] = [from.type, from.typeStated]
  into.members.push(...from.members)
  into.named ||= from.named
  into.codes = both(into.codes, from.codes)
  into.registrations = both(into.registrations, from.registrations)
  into.numbers = both(into.numbers, from.numbers)
  into.years = both(into.years, from.years)
  into.birthdays = both(into.birthdays, from.birthdays)
}

/** Which group each position belongs to, named by one of its members. */
const createRoots = (count: number) => {
  const parent = Int32Array.from({ length: count }, (_, i) => i)

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

  const attach = (gone: number, root: number): void => void (parent[gone] = root)
  return { rootOf, attach }
}

/**
 * Union-find over positions of `traits` that refuses to bring contradicting entries together,
 * whatever chain of links would lead from one to the other.
 */
export const createPartyGroups = (
  traits: readonly Traits[],
  apart: readonly (readonly [number, number])[],
) => {
  const { rootOf, attach } = createRoots(traits.length)
  const groups = new Map(traits.map((one, i) => [i, newGroup(one, i)]))

  const keptApart = (a: number, b: number): boolean =>
    apart.some(([x, y]) => {
      const [rx, ry] = [rootOf(x), rootOf(y)]
      return (rx === a && ry === b) || (rx === b && ry === a)
    })

  const apartByList = (a: Group, b: Group): boolean =>
    a.members.some(x => b.members.some(y => listSetsApart(traits[x]!, traits[y]!)))

  const refusal = (a: number, b: number): Refusal | undefined => {
    const [one, other] = [groups.get(a)!, groups.get(b)!]
    if (keptApart(a, b)) return 'keptApart'
    return contradiction(one, other) ?? (apartByList(one, other) ? 'sameList' : undefined)
  }

  const unite = (a: number, b: number): void => {
    const [root, gone] = groups.get(a)!.members.length >= groups.get(b)!.members.length ? [a, b] : [b, a]
    absorb(groups.get(root)!, groups.get(gone)!)
    attach(gone, root)
    groups.delete(gone)
  }

  /** Brings two together, or says why not. */
  const join = (x: number, y: number): 'joined' | 'same' | Refusal => {
    const [a, b] = [rootOf(x), rootOf(y)]
    if (a === b) return 'same'
    const why = refusal(a, b)
    if (why) return why
    unite(a, b)
    return 'joined'
  }

  /** A person's word: contradictions of the records do not count. */
  const joinByHand = (x: number, y: number): boolean => {
    const [a, b] = [rootOf(x), rootOf(y)]
    if (a === b || keptApart(a, b)) return false
    unite(a, b)
    return true
  }

  /** Whether what is known of two excludes that they are one. */
  const excludes = (x: number, y: number): boolean => {
    const [a, b] = [rootOf(x), rootOf(y)]
    return a !== b && refusal(a, b) !== undefined
  }

  return { rootOf, join, joinByHand, excludes, all: () => groups.values() }
}

export type PartyGroups = ReturnType<typeof createPartyGroups>
