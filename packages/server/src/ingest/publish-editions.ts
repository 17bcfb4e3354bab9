import { sql } from 'kysely'
import { assignParties, type PartyChanges } from '../features/party/entry.ts'
import { emit } from '../jobs/emit.ts'
import type { SourceOutcome } from './draft-outcome.ts'
import type { IngestContext } from './ingest-context.ts'
import type { ReadSummary } from './read-messages.ts'

/** Channel on which every process hears that lists have a new edition. */
export const editionChannel = 'edition_published'

const editionRows = (outcomes: readonly SourceOutcome[], summary: ReadSummary, note: string) =>
  outcomes.flatMap(({ parts }) =>
    parts.map(part => ({
      id: part.draft.edition,
      format: summary.format,
      rank: summary.rank,
      day: part.day === '' ? null : part.day,
      entries: part.entries,
      relations: part.relations,
      names: part.draft.names,
      added: part.added,
      removed: part.removed,
      changed: part.changed,
      note,
    })),
  )

type Tx = IngestContext['database']['db']

/** Counts and dates of the drafts; written before the pointer moves, readers do not look at drafts. */
export const describeDrafts = async (
  db: Tx,
  outcomes: readonly SourceOutcome[],
  { summary, note }: { summary: ReadSummary; note: string },
): Promise<void> => {
  const rows = editionRows(outcomes, summary, note)
  await sql`update edition e set format = x.format, rank = x.rank, published_on = x.day, entries = x.entries,
      relations = x.relations, names = x.names, added = x.added, removed = x.removed, changed = x.changed,
      note = x.note
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(id integer, format text, rank integer, day date,
      entries integer, relations integer, names integer, added integer, removed integer, changed integer,
      note text)
    where e.id = x.id`.execute(db)
}

const movePointers = async (tx: Tx, outcomes: readonly SourceOutcome[]): Promise<void> => {
  const drafts = outcomes.flatMap(outcome => outcome.parts.map(part => part.draft.edition))
  const stands = outcomes.flatMap(({ source, standIns }) =>
    [...standIns].map(([part, by]) => ({ source, part, by: by ?? null })),
  )
  await sql`update edition e set state = 'superseded' from list_part p, edition d
    where e.id = p.edition_id and d.id = any(${drafts}::integer[]) and d.source_id = p.source_id
      and d.part = p.part`.execute(tx)
  await sql`insert into list_part (source_id, part, format, rank, edition_id)
    select source_id, part, format, rank, id from edition where id = any(${drafts}::integer[])
    on conflict (source_id, part) do update
      set format = excluded.format, rank = excluded.rank, edition_id = excluded.edition_id`.execute(tx)
  await sql`update list_part p set superseded_by = x.by
    from json_to_recordset(${JSON.stringify(stands)}::json) as x(source text, part text, by integer)
    where p.source_id = x.source and p.part = x.part`.execute(tx)
  await sql`update edition set state = 'published' where id = any(${drafts}::integer[])`.execute(tx)
}

const recordMerges = async (tx: Tx, { moved, merges }: PartyChanges, now: Date): Promise<void> => {
  if (moved.length > 0) await assignParties(tx, moved)
  for (const merge of merges)
    await tx
      .insertInto('party_merge')
      .values({
        from_party: merge.from,
        into_party: merge.into,
        reason: merge.reason,
        entries: [...merge.entries],
        merged_at: now,
        undone_at: null,
      })
      .execute()
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
  { database, now }: IngestContext,
  outcomes: readonly SourceOutcome[],
  changes: PartyChanges,
): Promise<void> => {
  const at = now()
  const sources = outcomes.map(outcome => outcome.source)
  const listed = outcomes.map(outcome => ({ source: outcome.source, listed: outcome.listed }))
  await database.db.transaction().execute(async tx => {
    await movePointers(tx, outcomes)
    await recordMerges(tx, changes, at)
    await sql`update list_source s
      set last_check_at = ${at}, last_success_at = ${at}, last_error = '', listed = x.listed
      from json_to_recordset(${JSON.stringify(listed)}::json) as x(source text, listed integer)
      where s.id = x.source`.execute(tx)
    await emit(tx, 'edition.published', { lists: outcomes.map(changeOf) })
    await sql`select pg_notify(${editionChannel}, ${JSON.stringify(sources).slice(0, 7000)})`.execute(tx)
  })
}

/** The embedded database has nobody who does this in the background, and plans without it read whole tables. */
export const updateStatistics = async ({ database }: Pick<IngestContext, 'database'>): Promise<void> => {
  for (const table of ['entry', 'entry_version', 'list_part', 'edition', 'list_relation'])
    await sql`analyze ${sql.table(table)}`.execute(database.db)
}
