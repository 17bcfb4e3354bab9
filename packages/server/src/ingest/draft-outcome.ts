import { noContent, type ContentCounts } from '../lists/content-counts.ts'
import { lostReferences, type PartDraft } from './part-draft.ts'
import type { ReadSummary } from './read-messages.ts'
import type { SourceDraft } from './stage.ts'
import { standIns, type PartStanding } from './supersede.ts'

/** What publishing one drafted part will mean. */
export interface PartOutcome {
  readonly draft: PartDraft
  readonly entries: number
  readonly relations: number
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly before: number
  readonly lost: number
  readonly dayBefore: string
  /** What the edition before said of its entries, and its relations. */
  readonly held: ContentCounts & { readonly relations: number }
  /** Files that the edition before was read from. */
  readonly filesBefore: readonly string[]
  /** What that edition was published with, and the code that read it. */
  readonly noteBefore: string
  readonly readerBefore: string
  /** '' where the list does not say. */
  readonly day: string
  /** By it this edition is older or newer than others; of an undated file, the day on which the authority gave it. */
  readonly orderDay: string
  /** Newest day of a part that counts and was read from another format; '' for none. */
  readonly newerDay: string
}

export interface SourceOutcome {
  readonly source: string
  readonly listed: number
  /** Different entries that this import read. */
  readonly read: number
  readonly parts: readonly PartOutcome[]
  /** Edition that stands in for each part of the list from now on; undefined where the part itself counts. */
  readonly standIns: ReadonlyMap<string, number | undefined>
}

const dayOf = (part: string, summary: ReadSummary): string => summary.days[part] ?? summary.days[''] ?? ''

/** Order of a draft: its own day, else that of the fetch where the bytes came from the authority itself. */
const orderDay = (draft: PartDraft, summary: ReadSummary, fetchedOn: string): string =>
  dayOf(draft.told, summary) || fetchedOn

const standingsOf = (source: SourceDraft, { summary, fetchedOn }: OutcomeOf): PartStanding[] => {
  const kept = source.state.parts.filter(known => !source.parts.has(known.part))
  const drafted = [...source.parts.values()].map(draft => ({
    part: draft.part,
    format: summary.format,
    rank: summary.rank,
    day: orderDay(draft, summary, fetchedOn),
    edition: draft.edition,
    entries: draft.seen.size,
  }))
  return [...kept.map(part => ({ ...part, day: part.orderDay })), ...drafted]
}

const listedBefore = (source: SourceDraft): Set<string> => {
  const active = new Set(source.state.parts.filter(part => part.active).map(part => part.part))
  const listed = new Set<string>()
  for (const [reference, { hashes }] of source.state.entries)
    if ([...hashes.keys()].some(part => active.has(part))) listed.add(reference)
  return listed
}

/** References by the part that lists them from now on; the first part that has one counts it. */
const listedAfter = (source: SourceDraft, standing: ReadonlySet<string>): Map<string, string> => {
  const listed = new Map<string, string>()
  for (const draft of source.parts.values())
    if (standing.has(draft.part)) for (const reference of draft.seen) listed.set(reference, draft.part)
  for (const [reference, { hashes }] of source.state.entries)
    for (const part of hashes.keys())
      if (standing.has(part) && !source.parts.has(part) && !listed.has(reference)) listed.set(reference, part)
  return listed
}

export interface OutcomeOf {
  readonly summary: ReadSummary
  /** Day of the fetch where this import was fetched from the authority's address; '' where a person brought the files. */
  readonly fetchedOn: string
}

/** The starter rows are ours: no day of theirs says who is listed. */
const newestOtherDay = (
  standings: readonly PartStanding[],
  { standing, format }: { readonly standing: ReadonlySet<string>; readonly format: string },
): string =>
  standings
    .filter(one => standing.has(one.part) && one.entries > 0)
    .filter(one => one.format !== format && one.format !== 'starter')
    .reduce((newest, { day }) => (day > newest ? day : newest), '')

/** Compares the drafts of one list with what was stored. */
export const sourceOutcome = (source: SourceDraft, { summary, fetchedOn }: OutcomeOf): SourceOutcome => {
  const standings = standingsOf(source, { summary, fetchedOn })
  const stands = standIns(standings)
  const standing = new Set([...stands].flatMap(([part, other]) => (other === undefined ? [part] : [])))
  const before = listedBefore(source)
  const after = listedAfter(source, standing)
  const gone = [...before].filter(reference => !after.has(reference))
  const first = [...source.parts.values()][0]
  // What the authority gives today is its list, whatever day a converted file claims.
  const newerDay = fetchedOn === '' ? newestOtherDay(standings, { standing, format: summary.format }) : ''
  const parts = [...source.parts.values()].map((draft): PartOutcome => {
    const known = source.state.parts.find(part => part.part === draft.part)
    const added = [...draft.seen].filter(one => after.get(one) === draft.part && !before.has(one)).length
    return {
      draft,
      entries: draft.seen.size,
      relations: draft.seenRelations.size,
      added,
      // What another part lost by being superseded is told once, with the first part.
      removed: gone.filter(one => {
        const held = source.state.entries.get(one)?.hashes.has(draft.part) === true
        const elsewhere = [...source.parts.keys()].some(part =>
          source.state.entries.get(one)?.hashes.has(part),
        )
        return held || (!elsewhere && draft === first)
      }).length,
      changed: draft.changed,
      ...lostReferences(draft, source.state),
      dayBefore: known?.orderDay ?? '',
      held: { ...(known?.counts ?? noContent), relations: known?.relations ?? 0 },
      filesBefore: known?.files ?? [],
      noteBefore: known?.note ?? '',
      readerBefore: known?.reader ?? '',
      day: dayOf(draft.told, summary),
      orderDay: orderDay(draft, summary, fetchedOn),
      newerDay,
    }
  })
  const read = new Set([...source.parts.values()].flatMap(draft => [...draft.seen])).size
  return { source: source.source, listed: after.size, read, parts, standIns: stands }
}
