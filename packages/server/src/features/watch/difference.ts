import { buildIndex, type ScreeningIndex, type Subject } from '@maojian/screening'
import { entryStandings } from '../screening/entry.ts'
import type { ChangedEntry } from './standing.ts'

/** What differs between two snapshots of the index of names. */
export interface Difference {
  /** An index of the parties that differ, as they were and as they are: whom it does not find is not touched. */
  readonly probe: Uint8Array
  readonly parties: readonly string[]
  /** Parties that were joined with others: id before → id now. */
  readonly moved: readonly (readonly [string, string])[]
  readonly entries: readonly ChangedEntry[]
}

interface Pair {
  readonly before: Subject | undefined
  readonly after: Subject | undefined
}

const atOf = (index: ScreeningIndex, id: string): Subject | undefined => {
  const at = index.positionOf(id)
  return at < 0 ? undefined : index.subject(at)
}

/** Parties that are not the same in both, one index after the other: only they are held. */
const differing = (before: ScreeningIndex, after: ScreeningIndex): Pair[] => {
  const pairs: Pair[] = []
  for (let at = 0; at < after.size.subjects; at++) {
    const one = after.subject(at)
    const old = atOf(before, one.id)
    if (!old || JSON.stringify(old) !== JSON.stringify(one)) pairs.push({ before: old, after: one })
  }
  for (let at = 0; at < before.size.subjects; at++) {
    const old = before.subject(at)
    if (after.positionOf(old.id) < 0) pairs.push({ before: old, after: undefined })
  }
  return pairs
}

interface ListedEntry {
  readonly subject: Subject
  readonly source: string
  readonly reference: string
  /** What counts of it: its state, its effect, and what else the party is known by. */
  readonly text: string
}

/** Entries in force of these parties, by list and reference. */
const entriesOf = (subjects: readonly Subject[]): Map<string, ListedEntry> =>
  new Map(
    subjects.flatMap(subject => {
      const { names, identifiers, countries, birthDates } = subject
      const own = (at: number) =>
        names.filter(name => name.entries.includes(at)).map(({ text, kind }) => [text, kind])
      return entryStandings(subject).flatMap(({ entry, listed, effect }, at) => {
        if (!listed) return []
        const { source, reference, status } = entry
        const said = [status, effect.kind, own(at), identifiers, countries, birthDates]
        return [
          [`${source} ${reference}`, { subject, source, reference, text: JSON.stringify(said) }] as const,
        ]
      })
    }),
  )

const changesBetween = (before: readonly Subject[], after: readonly Subject[]): ChangedEntry[] => {
  const [old, now] = [entriesOf(before), entriesOf(after)]
  const changeOf = (key: string): ChangedEntry['change'] | undefined => {
    const [then, one] = [old.get(key), now.get(key)]
    if (!then) return 'added'
    if (!one) return 'removed'
    return then.text === one.text ? undefined : 'changed'
  }
  return [...new Set([...old.keys(), ...now.keys()])].flatMap(key => {
    const change = changeOf(key)
    if (change === undefined) return []
    const { subject, source, reference } = now.get(key) ?? old.get(key)!
    return [{ party: subject.id, name: subject.names[0]?.text ?? '', source, reference, change }]
  })
}

/** Where the entries of parties that are gone stand now. */
const movesOf = (gone: readonly Subject[], after: readonly Subject[]): [string, string][] => {
  const holders = new Map(
    after.flatMap(({ id, entries }) => entries.map(one => [`${one.source} ${one.reference}`, id] as const)),
  )
  return gone.flatMap(({ id, entries }) => {
    const next = entries
      .map(one => holders.get(`${one.source} ${one.reference}`))
      .find(one => one !== undefined)
    return next === undefined ? [] : [[id, next] as [string, string]]
  })
}

/** Compares two snapshots of the index, party by party. */
export const differenceOf = (before: ScreeningIndex, after: ScreeningIndex): Difference => {
  const pairs = differing(before, after)
  const were = pairs.flatMap(pair => pair.before ?? [])
  const are = pairs.flatMap(pair => pair.after ?? [])
  const gone = pairs.flatMap(pair => (pair.before && !pair.after ? [pair.before] : []))
  const probe = [
    ...were.map(subject => ({ ...subject, id: `< ${subject.id}` })),
    ...are.map(subject => ({ ...subject, id: `> ${subject.id}` })),
  ]
  return {
    probe: buildIndex(probe, after.meta),
    parties: pairs.map(pair => (pair.after ?? pair.before)!.id),
    moved: movesOf(gone, are),
    entries: changesBetween(were, are),
  }
}
