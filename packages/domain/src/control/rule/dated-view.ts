import type { ControlFacts, RuleSwitch, SetMember } from '../facts/control-facts.ts'

/** Groups, sets and switches as they stand on one day. */
export interface DatedView {
  readonly groups: ReadonlyMap<string, ReadonlySet<string>>
  readonly sets: ReadonlyMap<string, ReadonlySet<string>>
  readonly switches: ReadonlyMap<string, RuleSwitch>
  /** Sets of entries: set → entry → its paragraphs, empty for the whole of it. */
  readonly items: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
}

const holds = (row: { readonly from: string; readonly to: string }, date: string): boolean =>
  (row.from === '' || row.from <= date) && (row.to === '' || date <= row.to)

const collect = (pairs: Iterable<readonly [string, string]>): Map<string, Set<string>> => {
  const map = new Map<string, Set<string>>()
  for (const [key, value] of pairs) map.set(key, (map.get(key) ?? new Set()).add(value))
  return map
}

const itemSets = (members: readonly SetMember[]): Map<string, Map<string, string[]>> => {
  const sets = new Map<string, Map<string, string[]>>()
  for (const { set, code } of members) {
    const entries = sets.get(set) ?? new Map<string, string[]>()
    sets.set(set, entries)
    const entry = code.slice(0, 5)
    entries.set(entry, [...(entries.get(entry) ?? []), code.slice(6)])
  }
  return sets
}

const build = (facts: ControlFacts, date: string): DatedView => ({
  groups: collect(facts.groups.filter(row => holds(row, date)).map(row => [row.code, row.group] as const)),
  sets: collect(facts.sets.filter(row => holds(row, date)).map(row => [row.set, row.code] as const)),
  switches: new Map(facts.switches.filter(row => holds(row, date)).map(row => [row.rule, row] as const)),
  items: itemSets(facts.sets.filter(row => holds(row, date))),
})

/** The last day asked is kept: a matrix asks the same day a hundred thousand times. */
const last = new WeakMap<ControlFacts, { readonly date: string; readonly view: DatedView }>()

export const viewAt = (facts: ControlFacts, date: string): DatedView => {
  const kept = last.get(facts)
  if (kept?.date === date) return kept.view
  const view = build(facts, date)
  last.set(facts, { date, view })
  return view
}
