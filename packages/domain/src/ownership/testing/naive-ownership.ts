import { ownershipRegimes, type OwnershipRegime } from '../../vocabulary/ownership.ts'
import type { OwnershipQuestion } from '../trace-ownership.ts'

/** The rules as a reader of the regulations would write them down, with days of their own: shares nothing with the product. */
type Told = (number | null)[]

interface Holder {
  readonly owner: string
  readonly owned: string
  readonly told: Told
  /** A source tells of one more holding without its percent. */
  readonly open: boolean
  readonly controls: boolean
}

interface Rule {
  readonly state: 'on' | 'off' | 'unknown'
  readonly reached: (percent: number) => boolean
  readonly alone: boolean
  readonly control: boolean
}

const atLeast = (percent: number): boolean => percent >= 50
const moreThan = (percent: number): boolean => percent > 50

const ruleOn: Readonly<Record<OwnershipRegime, (day: string) => Rule>> = {
  ofac: () => ({ state: 'on', reached: atLeast, alone: false, control: false }),
  eu: day => ({
    state: 'on',
    reached: day < '2024-07-01' ? moreThan : atLeast,
    alone: false,
    control: true,
  }),
  uk: () => ({ state: 'on', reached: moreThan, alone: true, control: true }),
  bis: day => ({
    state: day > '2026-11-09' ? 'unknown' : day >= '2025-09-29' && day <= '2025-11-09' ? 'on' : 'off',
    reached: atLeast,
    alone: false,
    control: false,
  }),
  cn: day => ({
    state: day > '2026-11-10' ? 'unknown' : day >= '2025-10-09' && day <= '2025-11-06' ? 'on' : 'off',
    reached: atLeast,
    alone: false,
    control: false,
  }),
}

const holdersOn = ({ edges, date }: OwnershipQuestion): Holder[] => {
  const all = edges.filter(one => (one.since ?? '') <= date && date <= (one.until ?? '9999'))
  const pairs = new Set(all.map(one => `${one.owner}>${one.owned}`))
  return [...pairs].map(pair => {
    const same = all.filter(one => `${one.owner}>${one.owned}` === pair)
    const { owner, owned } = same[0]!
    const known = same.map(one => one.percent).filter(percent => percent !== null)
    const controls = same.some(one => one.source === '协议控制（VIE）')
    // Rows of one teller, and those of which nobody says who tells them, may be classes that add up.
    const tellers = new Set(same.map(one => one.source ?? ''))
    const more: number[] = []
    let open = false
    for (const teller of tellers) {
      const rows = same.filter(one => (one.source ?? '') === teller).map(one => one.percent)
      const shares = rows.filter(one => one !== null)
      if (shares.length === 0) continue
      more.push(
        Math.min(
          100,
          shares.reduce((all, one) => all + one, 0),
        ),
      )
      if (shares.length < rows.length) open = true
    }
    return { owner, owned, told: known.length > 0 ? [...known, ...more] : [null], open, controls }
  })
}

interface World {
  readonly others: number
  readonly own: number
  readonly mostOwn: number
  readonly mine: number
  readonly open: boolean
}

/** What some owners have of the votes at most: whatever the company holds in itself has none. */
const votesIn = ({ others, own, mine, open }: World, silent: number): number => {
  const held = Math.min(100, open ? Math.max(mine, 100 - others - own) : mine)
  if (held === 0 && !open) return 0
  const without = Math.max(0, Math.min(silent, 100 - others - held))
  return without === 100 ? 100 : Math.min(100, (held * 100) / (100 - without))
}

interface Counting {
  readonly mine: (owner: string) => boolean
  /** Companies that belong to the party: what they hold in it is its own. */
  readonly daughters: ReadonlySet<string>
}

/** Tries every combination of what the sources tell: the least and the most that some owners of a party hold together. */
const sumOf = (holders: readonly Holder[], { mine, daughters }: Counting): [number, number] => {
  let worlds: World[] = [{ others: 0, own: 0, mostOwn: 0, mine: 0, open: false }]
  for (const { owner, owned, told, open } of holders) {
    const counts = owner !== owned && mine(owner)
    const isOwn = owner === owned || (!counts && daughters.has(owner))
    worlds = worlds.flatMap(world =>
      told.map(percent => {
        const share = percent ?? 0
        const unknown = percent === null || open
        if (isOwn)
          return { ...world, own: world.own + share, mostOwn: world.mostOwn + (unknown ? 100 : share) }
        if (!counts) return { ...world, others: world.others + share }
        return { ...world, mine: world.mine + share, open: world.open || unknown }
      }),
    )
  }
  // Somebody of unknown share is told to hold, and nothing is left in any of the worlds: some row is wrong, nobody knows which.
  const isUntold = holders.some(one => one.owner !== one.owned && mine(one.owner) && one.told.includes(null))
  if (isUntold && worlds.every(world => world.others + world.own + world.mine >= 100))
    return [Math.min(100, ...worlds.map(world => world.mine)), 100]
  const most = worlds.flatMap(world => [votesIn(world, world.own), votesIn(world, world.mostOwn)])
  return [Math.min(100, ...worlds.map(world => world.mine)), Math.min(100, Math.max(...most))]
}

const settle = (
  seeds: Iterable<string>,
  parties: Iterable<string>,
  joins: (party: string, now: Set<string>) => boolean,
) => {
  const now = new Set(seeds)
  for (let before = -1; before !== now.size;) {
    before = now.size
    for (const party of parties) if (joins(party, now)) now.add(party)
  }
  return now
}

const pathsOf = (
  holders: readonly Holder[],
  listed: ReadonlySet<string>,
  rule: Rule,
  target: string,
): string[] => {
  const found: string[] = []
  const walk = (path: readonly string[]): void => {
    for (const { owner, owned, told, controls } of holders) {
      if (owned !== path[0] || path.includes(owner)) continue
      if (told.every(percent => percent === 0) && !(rule.control && controls)) continue
      if (listed.has(owner)) found.push([owner, ...path].join('>'))
      walk([owner, ...path])
    }
  }
  walk([target])
  return found.toSorted()
}

export interface NaiveAnswer {
  readonly state: string
  readonly low: number
  readonly high: number
  readonly paths: readonly string[]
}

const under = (question: OwnershipQuestion, regime: OwnershipRegime): NaiveAnswer => {
  const rule = ruleOn[regime](question.date)
  const holders = holdersOn(question)
  const { target } = question
  const parties = new Set([target, ...holders.flatMap(one => [one.owner, one.owned])])
  const above = (party: string): Holder[] => holders.filter(one => one.owned === party)
  const listed = new Set(question.listed.flatMap(one => (one.regimes.includes(regime) ? [one.party] : [])))
  const none = new Set<string>()
  const most = (party: string, now: ReadonlySet<string>, daughters: ReadonlySet<string>): number =>
    sumOf(above(party), { mine: owner => now.has(owner), daughters })[1]
  const isControlled = (party: string, now: ReadonlySet<string>): boolean =>
    rule.control && above(party).some(one => one.controls && one.owner !== party && now.has(one.owner))
  const daughtersOf = (mother: string): Set<string> =>
    settle(
      [mother],
      parties,
      (party, now) => isControlled(party, now) || rule.reached(most(party, now, none)),
    )
  const closure = (seeds: readonly string[]): Set<string> =>
    settle(seeds, parties, (party, now) =>
      rule.reached(sumOf(above(party), { mine: owner => now.has(owner), daughters: none })[0]),
    )
  let blocked = new Set(listed)
  if (rule.state === 'on')
    blocked = rule.alone ? new Set([...listed].flatMap(one => [...closure([one])])) : closure([...listed])
  const possible =
    rule.state === 'off'
      ? blocked
      : settle(
          blocked,
          parties,
          (party, now) => isControlled(party, now) || rule.reached(most(party, now, daughtersOf(party))),
        )
  return {
    state: blocked.has(target) ? 'blocked' : possible.has(target) ? 'cannot be excluded' : 'not blocked',
    low: sumOf(above(target), { mine: owner => blocked.has(owner), daughters: none })[0],
    high: most(target, possible, daughtersOf(target)),
    paths: pathsOf(holders, listed, rule, target),
  }
}

export const naiveOwnership = (question: OwnershipQuestion): Record<OwnershipRegime, NaiveAnswer> =>
  Object.fromEntries(ownershipRegimes.map(regime => [regime, under(question, regime)])) as Record<
    OwnershipRegime,
    NaiveAnswer
  >
