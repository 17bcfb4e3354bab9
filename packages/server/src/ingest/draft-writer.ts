import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

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

/** Rows of one short transaction: few enough for the one connection of the embedded database. */
const rowLimit = 500
const byteLimit = 400_000

type Kysely = Database['db']

const insertEntries = (tx: Kysely, rows: readonly NewEntry[]) =>
  sql`insert into entry (id, source_id, reference, first_edition, designated_on)
    select id, source, reference, edition, day
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as x(id integer, source text, reference text, edition integer, day text)`.execute(tx)

/** The contents are JSON already: quoting them once more would double the bytes. */
const withContent = (rows: readonly { readonly content: string }[]): string =>
  `[${rows.map(({ content, ...rest }) => `${JSON.stringify(rest).slice(0, -1)},"content":${content}}`).join(',')}]`

const insertVersions = (tx: Kysely, rows: readonly NewVersion[]) =>
  sql`insert into entry_version (entry_id, part, from_edition, hash, content)
    select entry, part, edition, hash, content
    from json_to_recordset(${withContent(rows)}::json)
      as x(entry integer, part text, edition integer, hash text, content jsonb)`.execute(tx)

const updateDays = (tx: Kysely, rows: readonly { entry: number; day: string }[]) =>
  sql`update entry e set designated_on = x.day
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(entry integer, day text)
    where e.id = x.entry and e.designated_on <> x.day`.execute(tx)

const insertRelations = (tx: Kysely, rows: readonly NewRelation[]) =>
  sql`insert into list_relation (source_id, part, reference, from_edition, hash, from_key, to_key, content)
    select source, part, reference, edition, hash, content->>'from', content->>'to', content
    from json_to_recordset(${withContent(rows)}::json)
      as x(source text, part text, reference text, edition integer, hash text, content jsonb)`.execute(tx)

const endVersions = (tx: Kysely, rows: readonly EndedVersion[]) =>
  sql`update entry_version v set to_edition = x.edition
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(entry integer, part text, edition integer)
    where v.entry_id = x.entry and v.part = x.part and v.to_edition is null and v.from_edition <> x.edition
  `.execute(tx)

const endRelations = (tx: Kysely, rows: readonly { id: number; edition: number }[]) =>
  sql`update list_relation r set to_edition = x.edition
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(id integer, edition integer)
    where r.id = x.id`.execute(tx)

/** Collects rows of a draft and writes them in short transactions; readers do not see them until the pointer moves. */
export const createDraftWriter = (database: Database) => {
  let entries: NewEntry[] = []
  let versions: NewVersion[] = []
  let ended: EndedVersion[] = []
  let relations: NewRelation[] = []
  let endedRelations: { id: number; edition: number }[] = []
  let bytes = 0

  const flush = async (): Promise<void> => {
    const batch = { entries, versions, ended, relations, endedRelations }
    ;[entries, versions, ended, relations, endedRelations, bytes] = [[], [], [], [], [], 0]
    if (Object.values(batch).every(rows => rows.length === 0)) return
    await database.db.transaction().execute(async tx => {
      if (batch.entries.length > 0) await insertEntries(tx, batch.entries)
      if (batch.ended.length > 0) await endVersions(tx, batch.ended)
      if (batch.versions.length > 0) await insertVersions(tx, batch.versions)
      const days = batch.versions.flatMap(({ entry, day }) => (day === undefined ? [] : { entry, day }))
      if (days.length > 0) await updateDays(tx, days)
      if (batch.endedRelations.length > 0) await endRelations(tx, batch.endedRelations)
      if (batch.relations.length > 0) await insertRelations(tx, batch.relations)
    })
  }

  const full = (): boolean => {
    const rows = entries.length + versions.length + ended.length + relations.length + endedRelations.length
    return rows >= rowLimit || bytes >= byteLimit
  }

  return {
    flush,
    flushIfFull: async () => (full() ? flush() : undefined),
    entry: (row: NewEntry) => void entries.push(row),
    version: (row: NewVersion) => {
      versions.push(row)
      bytes += row.content.length
    },
    end: (row: EndedVersion) => void ended.push(row),
    relation: (row: NewRelation) => {
      relations.push(row)
      bytes += row.content.length
    },
    endRelation: (row: { id: number; edition: number }) => void endedRelations.push(row),
  }
}

export type DraftWriter = ReturnType<typeof createDraftWriter>
