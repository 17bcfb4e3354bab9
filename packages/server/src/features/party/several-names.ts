import { formsAgree, landsAgree } from './contradiction.ts'
import { severalNames as enough } from './entry-names.ts'
import type { Link } from './follow-links.ts'
import { linkReason } from './link-reason.ts'
import type { PartyGroups } from './party-groups.ts'
import type { Traits } from './traits.ts'

/** A name on more records than these tells little of two of them. */
const mostHolders = 12

interface Pair {
  readonly x: number
  readonly y: number
  readonly names: string[]
}

const sharedNames = (traits: readonly Traits[]): Pair[] => {
  const holders = new Map<string, { position: number; shown: string }[]>()
  traits.forEach(({ names }, position) => {
    for (const [key, shown] of names) {
      const known = holders.get(key)
      if (known) known.push({ position, shown })
      else holders.set(key, [{ position, shown }])
    }
  })
  const pairs = new Map<number, Pair>()
  for (const bearers of holders.values()) {
    if (bearers.length < 2 || bearers.length > mostHolders) continue
    for (const [i, { position: y, shown }] of bearers.entries())
      for (const { position: x } of bearers.slice(0, i)) {
        const known = pairs.get(x * traits.length + y)
        if (known) known.names.push(shown)
        else pairs.set(x * traits.length + y, { x, y, names: [shown] })
      }
  }
  return [...pairs.values()].filter(({ names }) => names.length >= enough)
}

/** Joins records that have three names or more in common, unless two that exclude each other have them too. */
export const followSeveralNames = (
  traits: readonly Traits[],
  { groups, links }: { readonly groups: PartyGroups; readonly links: readonly Link[][] },
): void => {
  const pairs = sharedNames(traits)
    .filter(({ x, y }) => groups.rootOf(x) !== groups.rootOf(y))
    .filter(({ x, y }) => !traits[x]!.anyStates && !traits[y]!.anyStates)
    .filter(({ x, y }) => landsAgree(traits[x]!, traits[y]!) && formsAgree(traits[x]!, traits[y]!))
    .sort((a, b) => b.names.length - a.names.length || a.x - b.x || a.y - b.y)
  const partners = new Map<number, number[]>()
  for (const { x, y } of pairs)
    for (const [one, other] of [[groups.rootOf(x), y] as const, [groups.rootOf(y), x] as const])
      partners.set(one, [...(partners.get(one) ?? []), other])
  const isTorn = (position: number, chosen: number): boolean =>
    (partners.get(groups.rootOf(position)) ?? []).some(other => groups.excludes(other, chosen))
  const follow = pairs.filter(({ x, y }) => !isTorn(x, y) && !isTorn(y, x))
  for (const { x, y, names } of follow) {
    if (groups.join(x, y) !== 'joined') continue
    const shown = names.slice(0, enough).join('、')
    links[y]!.push({ to: x, reason: linkReason({ rule: 'severalNames', shown }, traits[x]!) })
    links[x]!.push({ to: y, reason: linkReason({ rule: 'severalNames', shown }, traits[y]!) })
  }
}
