import { forMembers, mayUse } from '@maojian/contract/roles'
import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely'
import { pageOf, type Page } from '../../db/page-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import {
  deleteOwn,
  inPages,
  ofOrganisation,
  ofOrganisationOrShared,
  savedRows,
  type SavedWork,
  type ShownTo,
} from '../organisation/entry.ts'
import { partKey, type ReadPart } from './read-parts.ts'
import type { PartFileTable } from './tables.ts'

type Db = Kysely<Schema>

export type PartFile = Selectable<PartFileTable>

/** Rows sent to the database at once: below the limit of parameters of one statement. */
const batch = 500

/** The last row of a file counts where it names a part twice. */
const lastOfEach = (parts: readonly ReadPart[]): ReadPart[] => [
  ...new Map(parts.map(part => [`${partKey(part.maker)}\n${partKey(part.number)}`, part])).values(),
]

/** What a newer file says of a part that is known. */
const taken = ['file_id', 'line', 'maker', 'number', 'name', 'name_key', 'eccn', 'hts', 'known'] as const

/** Keeps a file with its parts in one transaction; a part known from an older file takes the new classification. */
export const saveParts = (db: Db, file: PartFile, parts: readonly ReadPart[]): Promise<void> =>
  db.transaction().execute(async trx => {
    await trx.insertInto('part_file').values(file).execute()
    const rows = lastOfEach(parts).map(part => ({
      ...part,
      organisation_id: file.organisation_id,
      file_id: file.id,
      maker_key: partKey(part.maker),
      number_key: partKey(part.number),
      name_key: partKey(part.name),
    }))
    for (let at = 0; at < rows.length; at += batch)
      await trx
        .insertInto('part')
        .values(rows.slice(at, at + batch))
        .onConflict(conflict =>
          conflict
            .columns(['organisation_id', 'maker_key', 'number_key'])
            .doUpdateSet(build =>
              Object.fromEntries(taken.map(column => [column, build.ref(`excluded.${column}`)])),
            ),
        )
        .execute()
  })

export interface PartQuery extends Page {
  readonly number: string
  readonly name: string
  /** Both must hold, or one is enough. */
  readonly both: boolean
}

/** Rows of everybody and the caller's own, best number first; keys hold letters and digits only, nothing that `like` reads. */
export const searchParts = async (db: Db, user: SessionUser | undefined, asked: PartQuery) => {
  const number = partKey(asked.number)
  const name = partKey(asked.name)
  const byNumber = sql<SqlBool>`part.number_key like ${`%${number}%`}`
  const byName = sql<SqlBool>`part.name_key like ${`%${name}%`}`
  const conditions = [...(number === '' ? [] : [byNumber]), ...(name === '' ? [] : [byName])]
  if (conditions.length === 0) return { rows: [], count: 0 }
  const found = db
    .selectFrom('part')
    .innerJoin('part_file', 'part_file.id', 'part.file_id')
    .where(ofOrganisationOrShared(user, 'part'))
    .where(build => (asked.both ? build.and(conditions) : build.or(conditions)))
    .selectAll('part')
    .select(['part_file.name as file_name', 'part_file.published_on', 'part_file.created_at'])
    .orderBy(sql`part.number_key = ${number}`, 'desc')
    .orderBy(sql`part.number_key like ${`${number}%`}`, 'desc')
    .orderBy('part.number_key')
    .orderBy('part.id')
  return pageOf(found, asked)
}

/** A part that the user may see. */
export const findPart = (db: Db, user: SessionUser, id: number) =>
  db
    .selectFrom('part')
    .selectAll()
    .where('id', '=', id)
    .where(ofOrganisationOrShared(user, 'part'))
    .executeTakeFirst()

export const listPartFiles = (db: Db, user: SessionUser): Promise<PartFile[]> =>
  db
    .selectFrom('part_file')
    .selectAll()
    .where(ofOrganisationOrShared(user, 'part_file'))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()

/** One that the user may see. */
export const partFileIfThere = (db: Db, user: SessionUser, id: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('part_file')
    .select('id')
    .where('id', '=', id)
    .where(ofOrganisationOrShared(user, 'part_file'))
    .executeTakeFirst()

/** Removes an organisation's own file with its parts; false where it has none of that number. */
export const removePartFile = (db: Db, user: SessionUser, id: string): Promise<boolean> =>
  deleteOwn(db, user, { table: 'part_file', id })

/** Where both organisations classify a part, that of the one that is joined stands. */
const movePart = async (db: Db, from: string, to: string): Promise<void> => {
  const [own, others] = [from, to].map(organisationId => ofOrganisation({ organisationId }, 'part'))
  await sql`delete from part where ${own} and (maker_key, number_key) in
    (select maker_key, number_key from part where ${others})`.execute(db)
  await sql`update part set organisation_id = ${to} where ${own}`.execute(db)
}

const files = savedRows({
  table: 'part_file',
  name: 'partFiles',
})

const shownTo: ShownTo = { titleZh: '会员', includes: ({ role }) => mayUse(forMembers, role) }

/** Files of classifications; the parts hang on their file. */
export const savedPartFiles: SavedWork = {
  ...files,
  shownTo,
  move: async (db, from, to, moving) => {
    await files.move(db, from, to, moving)
    await movePart(db, from, to)
  },
}

export const savedParts: SavedWork = {
  ...savedRows({
    table: 'part',
    name: 'parts',
    read: (db, organisationId) =>
      inPages((last: { readonly id: number } | undefined, limit) =>
        db
          .selectFrom('part')
          .select(['id', 'file_id', 'line', 'maker', 'number', 'name', 'eccn', 'hts'])
          .where(ofOrganisation({ organisationId }, 'part'))
          .where('id', '>', last?.id ?? 0)
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
  }),
  // They follow their file, and are no saved thing each.
  count: () => Promise.resolve(0),
  move: () => Promise.resolve(),
  bytes: async (db, organisationId) => {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(pg_column_size(part.*)), 0)::bigint as bytes
      from part where ${ofOrganisation({ organisationId }, 'part')}`.execute(db)
    return rows[0]?.bytes ?? 0
  },
}
