import { notifyAll } from '../db/notify-all.ts'
import type { PartyChanges } from '../features/party/entry.ts'
import { recordMerges } from '../lists/party-store.ts'
import { emit } from '../events/emit.ts'
import { starterFormat } from '../facts/starter-format.ts'
import { describeEditions } from '../lists/edition-store.ts'
import { assignParties } from '../lists/entry-store.ts'
import { movePointers } from '../lists/part-store.ts'
import { recordSuccess } from '../lists/source-store.ts'
import type { SourceOutcome } from './draft-outcome.ts'
import type { IngestContext } from './ingest-context.ts'
import { readPartName } from './part-identity.ts'
import type { ReadSummary } from './read-messages.ts'

/** Channel on which every process hears that lists have a new edition. */
const editionChannel = 'edition_published'

interface DraftWords {
  readonly summary: ReadSummary
  readonly note: string
  /** Digest of the archive of records; '' for none. */
  readonly records: string
  /** Digest of the code that read them. */
  readonly reader: string
}

/** Files of one part: the one that it is told by, or all where a format reads its list from a set. */
const ownRawOf = (told: string, { format, origins }: ReadSummary): readonly string[] => {
  if (format === starterFormat.id) return []
  const { content, file } = readPartName(told)
  return content === '' ? [...new Set(Object.values(origins).flat())] : (origins[file] ?? [])
}

const editionRows = (outcomes: readonly SourceOutcome[], { summary, note, records, reader }: DraftWords) =>
  outcomes.flatMap(({ parts, listed }) =>
    parts.map(part => ({
      id: part.draft.edition,
      format: summary.format,
      rank: summary.rank,
      day: part.day === '' ? null : part.day,
      entries: part.entries,
      listed,
      relations: part.relations,
      ...part.draft.counts,
      added: part.added,
      removed: part.removed,
      changed: part.changed,
      note,
      records,
      reader,
      ownRaw: ownRawOf(part.draft.told, summary),
    })),
  )

type Db = IngestContext['database']['db']

/** Counts and dates of the drafts; written before the pointer moves, readers do not look at drafts. */
export const describeDrafts = (
  db: Db,
  outcomes: readonly SourceOutcome[],
  words: DraftWords,
): Promise<void> => describeEditions(db, editionRows(outcomes, words))

const publishDrafts = (tx: Db, outcomes: readonly SourceOutcome[]): Promise<void> => {
  const drafts = outcomes.flatMap(outcome => outcome.parts.map(part => part.draft.edition))
  const stands = outcomes.flatMap(({ source, standIns }) =>
    [...standIns].map(([part, by]) => ({ source, part, by: by ?? null })),
  )
  return movePointers(tx, drafts, stands)
}

const changeOf = ({ source, parts }: SourceOutcome) => {
  const sum = (of: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((total, part) => total + of(part), 0)
  return {
    id: source,
    added: sum(part => part.added),
    removed: sum(part => part.removed),
    changed: sum(part => part.changed),
  }
}

/** The one short transaction after which every reader sees all new editions of an import whole. */
export const publishEditions = async (
  { database, snapshots, now }: IngestContext,
  outcomes: readonly SourceOutcome[],
  changes: PartyChanges,
): Promise<void> => {
  const at = now()
  const sources = outcomes.map(outcome => outcome.source)
  const listed = outcomes.map(outcome => ({ source: outcome.source, listed: outcome.listed }))
  await snapshots.noteBehind('names')
  await database.db.transaction().execute(async tx => {
    await publishDrafts(tx, outcomes)
    if (changes.moved.length > 0) await assignParties(tx, changes.moved)
    await recordMerges(tx, changes.merges, at)
    await recordSuccess(tx, listed, at)
    await emit(tx, 'edition.published', { lists: outcomes.map(changeOf) })
    await notifyAll(tx, editionChannel, JSON.stringify(sources).slice(0, 7000))
  })
}
