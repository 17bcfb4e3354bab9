import { formsAgree, landInCommon, landsAgree, wholeNameInCommon } from './contradiction.ts'
import { linkReason } from './link-reason.ts'
import { linkRules, type LinkKey, type LinkRule } from './link-key.ts'
import { isTellingCompany } from './name-key.ts'
import { namesAlike, personsAlike, soundAlike } from './names-alike.ts'
import type { PartyGroups } from './party-groups.ts'
import type { Traits } from './traits.ts'

export interface Link {
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

const namePasses: ReadonlySet<LinkRule> = new Set([
  'birthYear',
  'birthday',
  'company',
  'wholeName',
  'fullName',
  'slavicName',
  'shortName',
  'wordOrder',
  'givenFamily',
])

/** What only resembles comes when everything that is the same has been followed. */
const looseRules: ReadonlySet<LinkRule> = new Set([
  'slavicName',
  'shortName',
  'wordOrder',
  'bareName',
  'givenFamily',
])

export const passes: readonly Pass[] = [
  ...linkRules.filter(rule => !looseRules.has(rule)).map(rule => ({ rule, aliases: !namePasses.has(rule) })),
  { rule: 'birthYear', aliases: true },
  { rule: 'birthday', aliases: true },
  { rule: 'company', aliases: true },
  { rule: 'fullName', aliases: true },
  ...[...looseRules].map(rule => ({ rule, aliases: false })),
  { rule: 'slavicName', aliases: true },
  { rule: 'wordOrder', aliases: true },
  { rule: 'bareName', aliases: true },
]

const fullNames: ReadonlySet<LinkRule> = new Set(['fullName', 'slavicName', 'shortName', 'wordOrder'])

/** A name that more parties of one list bear identifies none of them. */
const sharedTooWidely = 3

/** Beyond this many holders a number or a birth date is no mark of a party, and each with each would take long. */
const mostHolders = 60

const typeOfPair = (a: Traits, b: Traits): Traits['type'] =>
  a.type === '02' || b.type === '02' ? '02' : a.type

const written = (a: Traits, b: Traits): boolean => namesAlike(typeOfPair(a, b), a.written, b.written)

/** Three words of a person, a telling name of a company: enough where one of the two names no country. */
const isLong = (key: string): boolean =>
  key.startsWith('person:') ? key.split(' ').length > 2 : isTellingCompany(key.slice('company:'.length))

const fullName = (a: Traits, b: Traits, [{ key }]: readonly [LinkKey, LinkKey]): boolean =>
  !a.anyStates &&
  !b.anyStates &&
  formsAgree(a, b) &&
  (isLong(key) ? landsAgree(a, b) : a.nameOnly || b.nameOnly || landInCommon(a, b))

const checkedKinds = ['inn', 'ogrn', 'lei', 'uscc'] as const

/** A number with check digits is nobody else's by a slip of the pen: a name half in translation is enough beside it. */
const registered = (a: Traits, b: Traits, [{ key }]: readonly [LinkKey, LinkKey]): boolean => {
  const number = key.slice('number:'.length)
  return (
    typeOfPair(a, b) === '01' &&
    formsAgree(a, b) &&
    soundAlike(a.written, b.written) &&
    checkedKinds.some(kind => [a, b].every(({ codes }) => codes.includes(`${kind}:${number}`)))
  )
}

/** What a rule asks beside the common key. */
const supported: Readonly<
  Record<LinkRule, (a: Traits, b: Traits, keys: readonly [LinkKey, LinkKey]) => boolean>
> = {
  record: (a, b, [x, y]) => (x.own && y.own) || !a.named || !b.named || written(a, b),
  imo: () => true,
  number: written,
  register: registered,
  airframe: () => true,
  birthDay: () => true,
  likeName: (a, b) => personsAlike(a.written, b.written),
  birthYear: landsAgree,
  birthday: landsAgree,
  company: formsAgree,
  wholeName: () => true,
  fullName,
  slavicName: fullName,
  shortName: landInCommon,
  wordOrder: fullName,
  bareName: (a, b) => a.bare !== b.bare && landsAgree(a, b) && !a.office && !b.office,
  givenFamily: landInCommon,
}

/** Every key by its rule, in the order of the entries. */
type KeysByRule = ReadonlyMap<LinkRule, readonly Holder[]>

export const keysByRule = (traits: readonly Traits[]): KeysByRule => {
  const found = new Map(linkRules.map(rule => [rule, [] as Holder[]]))
  traits.forEach(({ keys }, position) => {
    for (const key of keys) found.get(key.rule)!.push({ position, key })
  })
  return found
}

/** Who shares a key with others, by key. Most keys have one holder, who needs no list. */
const sharedKeys = (keys: KeysByRule, { rule, aliases }: Pass): (readonly Holder[])[] => {
  const holders = new Map<string, Holder | Holder[]>()
  for (const holder of keys.get(rule)!) {
    const { key, alias } = holder.key
    if (alias && !aliases) continue
    const known = holders.get(key)
    if (known === undefined) holders.set(key, holder)
    else if (Array.isArray(known)) known.push(holder)
    else holders.set(key, [known, holder])
  }
  return [...holders.values()].filter(held => Array.isArray(held))
}

interface Board {
  readonly traits: readonly Traits[]
  readonly groups: PartyGroups
}

/** How many parties of one list bear a name, at most; more than one, and the name does not tell which is meant. */
const bearersInOneList = (
  holders: readonly Holder[],
  { traits, groups }: Board,
  of: 'list' | 'source' = 'list',
): number => {
  const proper = holders.filter(({ key, position }) => !key.alias && !traits[position]!.bare)
  const byList = Map.groupBy(proper, ({ position }) => traits[position]![of])
  const counts = [...byList.values()].map(
    ofList => new Set(ofList.map(({ position }) => groups.rootOf(position))).size,
  )
  return Math.max(0, ...counts)
}

/** Whether parties that exclude each other bear a name, so that one who says nothing more may be any of them. */
const isTorn = (holders: readonly Holder[], { traits, groups }: Board): boolean => {
  const first = [...new Map(holders.map(holder => [groups.rootOf(holder.position), holder])).values()]
  return first.some(({ position: x }, i) =>
    first.slice(0, i).some(({ position: y }) => groups.excludes(x, y) || !landsAgree(traits[x]!, traits[y]!)),
  )
}

/** Whether two parties bear given and family name on all lists, and one of them is never written with the father's. */
const isLeftOut = (holders: readonly Holder[], { traits, groups }: Board): boolean => {
  const bearers = Map.groupBy(holders, ({ position }) => groups.rootOf(position))
  const withFather = [...bearers.values()].filter(of =>
    of.some(({ position }) => traits[position]!.withFather),
  )
  return bearers.size === 2 && withFather.length === 1
}

/** Whether all who say more of themselves than a name are one party already. */
const isOfOneParty = (holders: readonly Holder[], { traits, groups }: Board): boolean =>
  new Set(
    holders.filter(({ position }) => !traits[position]!.bare).map(({ position }) => groups.rootOf(position)),
  ).size === 1

/** What links of a name that several parties bear still hold: all, those that `demand` more, or none. */
const demandOf = (
  holders: readonly Holder[],
  { rule }: Pass,
  board: Board,
): 'none' | ((a: Traits, b: Traits) => boolean) => {
  const free = () => true
  if (rule === 'givenFamily') return isLeftOut(holders, board) ? free : 'none'
  if (rule === 'bareName') return isOfOneParty(holders, board) ? free : 'none'
  // An authority that writes one number beside two names has one of them wrong, in whatever act.
  if (rule === 'register') return bearersInOneList(holders, board, 'source') > 1 ? 'none' : free
  if (!namePasses.has(rule)) return free
  const bearers = bearersInOneList(holders, board)
  if (bearers > (rule === 'company' ? sharedTooWidely : 1)) return 'none'
  if (bearers > 1) return wholeNameInCommon
  return fullNames.has(rule) && isTorn(holders, board) ? landInCommon : free
}

/** Follows every link of one pass; returns how many were refused because the two sides contradict each other. */
export const followPass = (
  traits: readonly Traits[],
  pass: Pass,
  {
    keys,
    groups,
    links,
  }: { readonly keys: KeysByRule; readonly groups: PartyGroups; readonly links: readonly Link[][] },
): number => {
  let refused = 0
  const follow = (x: Holder, y: Holder, holds: (a: Traits, b: Traits) => boolean): void => {
    if (!x.key.anchor && !y.key.anchor) return
    const [a, b] = [traits[x.position]!, traits[y.position]!]
    if (groups.rootOf(x.position) === groups.rootOf(y.position)) return
    if (!holds(a, b) || !supported[pass.rule](a, b, [x.key, y.key])) return
    const outcome = groups.join(x.position, y.position)
    if (outcome === 'joined') {
      links[y.position]!.push({ to: x.position, reason: linkReason(y.key, a) })
      links[x.position]!.push({ to: y.position, reason: linkReason(y.key, b) })
    } else if (outcome !== 'same' && outcome !== 'sameList') refused++
  }
  for (const holders of sharedKeys(keys, pass)) {
    if (holders.length > mostHolders) continue
    const holds = demandOf(holders, pass, { traits, groups })
    if (holds === 'none') continue
    for (const [i, y] of holders.entries()) for (const x of holders.slice(0, i)) follow(x, y, holds)
  }
  return refused
}
