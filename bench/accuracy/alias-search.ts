import {
  buildIndex,
  comparePair,
  explain,
  openIndex,
  type ScreeningIndex,
  type Subject,
} from '@maojian/screening'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import type { ErrorLog } from './error-log.ts'
import { likeness } from './bare-letters.ts'
import { partyKind, plain, recordOf, type Lists } from './lists.ts'
import { alike, officialNames } from './listed-pairs.ts'
import { mainScript } from './name-pair.ts'
import { rankFigures, type Ranked, type RankFigures } from './ranked.ts'
import { sampleOf, type Half } from './split.ts'

/** A name taken out of its party before the index is built, and then searched. */
interface Removed {
  readonly subject: number
  readonly alias: string
  readonly rest: readonly string[]
  readonly slice: string
}

const mostOfASlice = 350

const spread = (subjects: readonly Subject[]): Map<string, number> => {
  const bearers = new Map<string, number>()
  for (const subject of subjects)
    for (const name of new Set(subject.names.map(one => plain(one.text))))
      bearers.set(name, (bearers.get(name) ?? 0) + 1)
  return bearers
}

/** Alike: some other name of the party shares spelling with it. Else only knowledge could link the two. */
const relation = (alias: string, rest: readonly string[]): string => {
  const script = mainScript(alias)
  if (rest.some(name => likeness(alias, name) >= alike)) return `${script}, alike`
  return rest.some(name => mainScript(name) === script) ? `${script}, unlike` : `${script}, other script`
}

/** One alias of a party whose letters no other party bears, and the names left without it. */
const removable = (subject: Subject, at: number, bearers: Map<string, number>): Removed[] => {
  const kind = partyKind(subject)
  if (!kind) return []
  const all = subject.names.map(name => name.text)
  return officialNames(subject).flatMap(alias => {
    const rest = all.filter(name => plain(name) !== plain(alias))
    if (rest.length === 0 || bearers.get(plain(alias)) !== 1) return []
    return [{ subject: at, alias, rest, slice: `${kind}: ${relation(alias, rest)}` }]
  })
}

/** Chinese names of our own table, searched in an index where the party has no Chinese name at all. */
const chineseNames = (subject: Subject, at: number): Removed[] => {
  const own = subject.names.filter(name => name.entries.length === 0 && mainScript(name.text) === 'Han')
  const rest = subject.names.map(name => name.text).filter(name => mainScript(name) !== 'Han')
  const kind = partyKind(subject)
  if (!kind || own.length === 0 || rest.length === 0) return []
  return [{ subject: at, alias: own[0]!.text, rest, slice: `${kind}: usual Chinese name, none listed` }]
}

const chosen = (lists: Lists, half: Half): Removed[] => {
  const bearers = spread(lists.subjects)
  const nameOf = (one: Removed): string => recordOf(lists.subjects[one.subject]!)
  const all = lists.subjects.flatMap((subject, at) => {
    const official = removable(subject, at, bearers)
    const table = chineseNames(subject, at)
    // One alias a party; its place in the party is drawn by the party, so that the first is not preferred.
    return [...table, ...official.filter((_, i) => i === (at * 7) % official.length)].slice(0, 1)
  })
  return [...Map.groupBy(all, one => one.slice).values()].flatMap(group =>
    sampleOf('listed aliases', group, nameOf, { half, count: mostOfASlice }),
  )
}

const without = (lists: Lists, removed: readonly Removed[]): Subject[] => {
  const subjects = [...lists.subjects]
  for (const { subject, rest } of removed) {
    const whole = subjects[subject]!
    subjects[subject] = { ...whole, names: whole.names.filter(name => rest.includes(name.text)) }
  }
  return subjects
}

/** Another party that bears a remaining name letter for letter: one party on two lists, not merged, or a namesake. */
const sameElsewhere = (rest: ReadonlySet<string>, other: Subject): boolean =>
  other.names.some(name => rest.has(plain(name.text)))

const searched = (index: ScreeningIndex, one: Removed, errors: ErrorLog): Ranked => {
  const { hits } = index.search({ text: one.alias, limit: 50 })
  const rest = new Set(one.rest.map(plain))
  const rivals = hits.filter(
    hit => hit.subject === one.subject || !sameElsewhere(rest, index.subject(hit.subject)),
  )
  const at = rivals.findIndex(hit => hit.subject === one.subject)
  const best = hits[0]
  if (at < 0)
    errors.add({
      slice: `without its alias, ${one.slice}`,
      what: 'miss',
      score: Math.max(...one.rest.slice(0, 8).map(name => comparePair(one.alias, name).score)),
      text: `${one.alias} | ${one.rest.slice(0, 4).join(' / ')}`,
      why: best
        ? `first instead, ${best.score}: ${explain(best, index.subject(best.subject)).reason}`
        : 'nothing found',
    })
  return at < 0 ? { rank: Infinity, score: 0 } : { rank: at + 1, score: rivals[at]!.score }
}

/** Searches each sampled alias in an index built without it; what a user sees, at the shipped threshold. */
export const aliasSearches = (lists: Lists, half: Half, errors: ErrorLog): RankFigures[] => {
  const removed = chosen(lists, half)
  const index = openIndex(buildIndex(without(lists, removed), lists.meta))
  const results = removed.map(one => ({ one, ranked: searched(index, one, errors) }))
  const figures = (what: string, some: typeof results): RankFigures =>
    rankFigures(
      what,
      some.map(result => result.ranked),
      defaultThresholds.possible,
    )
  return [
    figures(
      'alike aliases, all types',
      results.filter(({ one }) => one.slice.endsWith('alike')),
    ),
    ...[...Map.groupBy(results, ({ one }) => one.slice)]
      .filter(([, some]) => some.length >= 15)
      .toSorted(([x], [y]) => (x < y ? -1 : 1))
      .map(([slice, some]) => figures(slice, some)),
  ]
}
