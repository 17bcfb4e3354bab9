import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type Db = Database['db']

export interface NewEntry {
  readonly id: number
  readonly source: string
  readonly reference: string
  readonly edition: number
  readonly day: string
}

export interface NewVersion {
  readonly entry: number
  readonly part: string
  readonly edition: number
  readonly hash: string
  /** Day of designation, where it differs from what is stored. */
  readonly day?: string
  /** JSON */
  readonly content: string
}

export interface EndedVersion {
  readonly entry: number
  readonly part: string
  readonly edition: number
}

export interface NewRelation {
  readonly source: string
  readonly part: string
  readonly reference: string
  readonly edition: number
  readonly hash: string
  readonly content: string
}

export interface EndedRelation {
  readonly id: number
  readonly edition: number
}

/** Rows of drafts that are written together. */
export interface DraftRows {
  readonly entries: readonly NewEntry[]
  readonly versions: readonly NewVersion[]
  readonly ended: readonly EndedVersion[]
  readonly relations: readonly NewRelation[]
  readonly endedRelations: readonly EndedRelation[]
}

const insertEntries = (tx: Db, rows: readonly NewEntry[]) =>
  sql`insert into entry (id, source_id, reference, first_edition, designated_on)
    select id, source, reference, edition, day
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as x(id integer, source text, reference text, edition integer, day text)`.execute(tx)

/** The contents are JSON already: quoting them once more would double the bytes. */
const withContent = (rows: readonly { readonly content: string }[]): string =>
  `[${rows.map(({ content, ...rest }) => `${JSON.stringify(rest).slice(0, -1)},"content":${content}}`).join(',')}]`

const insertVersions = (tx: Db, rows: readonly NewVersion[]) =>
  sql`insert into entry_version (entry_id, part, from_edition, hash, content)
    select entry, part, edition, hash, content
    from json_to_recordset(${withContent(rows)}::json)
      as x(entry integer, part text, edition integer, hash text, content jsonb)`.execute(tx)

const updateDays = (tx: Db, rows: readonly { entry: number; day: string }[]) =>
  sql`update entry e set designated_on = x.day
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(entry integer, day text)
    where e.id = x.entry and e.designated_on <> x.day`.execute(tx)

const insertRelations = (tx: Db, rows: readonly NewRelation[]) =>
  sql`insert into list_relation (source_id, part, reference, from_edition, hash, content)
    select source, part, reference, edition, hash, content
    from json_to_recordset(${withContent(rows)}::json)
      as x(source text, part text, reference text, edition integer, hash text, content jsonb)`.execute(tx)

const endVersions = (tx: Db, rows: readonly EndedVersion[]) =>
  sql`update entry_version v set to_edition = x.edition
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(entry integer, part text, edition integer)
    where v.entry_id = x.entry and v.part = x.part and v.to_edition is null and v.from_edition <> x.edition
  `.execute(tx)

const endRelations = (tx: Db, rows: readonly EndedRelation[]) =>
  sql`update list_relation r set to_edition = x.edition
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(id integer, edition integer)
    where r.id = x.id`.execute(tx)

/** Writes rows of drafts in one transaction; readers do not see them until the pointer moves. */
export const writeDraftRows = (db: Db, rows: DraftRows): Promise<void> =>
  db.transaction().execute(async tx => {
    if (rows.entries.length > 0) await insertEntries(tx, rows.entries)
    if (rows.ended.length > 0) await endVersions(tx, rows.ended)
    if (rows.versions.length > 0) await insertVersions(tx, rows.versions)
    const days = rows.versions.flatMap(({ entry, day }) => (day === undefined ? [] : { entry, day }))
    if (days.length > 0) await updateDays(tx, days)
    if (rows.endedRelations.length > 0) await endRelations(tx, rows.endedRelations)
    if (rows.relations.length > 0) await insertRelations(tx, rows.relations)
  })

const batch = 500

/** Repeats a statement that handles at most one batch of rows until it finds none. */
const untilNone = async (step: () => Promise<{ numAffectedRows?: bigint }>): Promise<void> => {
  while (((await step()).numAffectedRows ?? 0n) > 0n);
}

/** Removes a draft and takes back what it ended, in short statements. */
export const discardDraft = async (db: Db, edition: number): Promise<void> => {
  await untilNone(() =>
    sql`delete from entry_version where (entry_id, part, from_edition) in (
      select entry_id, part, from_edition from entry_version where from_edition = ${edition} limit ${batch}
    )`.execute(db),
  )
  await untilNone(() =>
    sql`update entry_version set to_edition = null where (entry_id, part, from_edition) in (
      select entry_id, part, from_edition from entry_version where to_edition = ${edition} limit ${batch}
    )`.execute(db),
  )
  await untilNone(() =>
    sql`delete from list_relation where id in (
      select id from list_relation where from_edition = ${edition} limit ${batch})`.execute(db),
  )
  await untilNone(() =>
    sql`update list_relation set to_edition = null where id in (
      select id from list_relation where to_edition = ${edition} limit ${batch})`.execute(db),
  )
  await untilNone(() =>
    sql`delete from entry where id in (
      select id from entry where first_edition = ${edition} limit ${batch})`.execute(db),
  )
  await db.deleteFrom('edition').where('id', '=', edition).where('state', '=', 'draft').execute()
}

/** The embedded database has nobody who does this in the background, and plans without it read whole tables. */
export const updateStatistics = async (db: Db): Promise<void> => {
  for (const table of ['entry', 'entry_version', 'list_part', 'edition', 'list_relation'])
    await sql`analyze ${sql.table(table)}`.execute(db)
}
