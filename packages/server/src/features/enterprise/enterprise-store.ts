import type { RelationKind } from '@maojian/domain/vocabulary/enterprise'
import type { Identifier } from '@maojian/domain/vocabulary/identifier'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { EnterpriseTables } from './tables.ts'

type Db = Database['db']

export interface StoredEnterprise {
  readonly id: number
  readonly kind: EnterpriseTables['enterprise']['kind']
  readonly name: string
  readonly otherNames: string[]
  /** Its own id at the source, for what only relations name. */
  readonly reference: string
  readonly codes: Identifier[]
  readonly country: string
  readonly status: string
  readonly capital: string
  readonly sample: boolean
}

/** Enterprises by their ids; whoever is not stored is missing. */
export const findEnterprises = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, StoredEnterprise>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StoredEnterprise>`
    select e.id, e.kind, e.name, e.other_names as "otherNames", e.codes, e.country, e.status, e.capital, s.sample,
      case when e.name = '' then coalesce((select min(reference) from enterprise_reference r
        where r.enterprise_id = e.id), '') else '' end as reference
    from enterprise e join enterprise_source s on s.id = e.source_id
    where e.id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

export interface QuickSearch {
  /** Folded beginning of a name. */
  readonly nameKey: string
  /** Beginning of a code. */
  readonly code: string
  readonly kinds: readonly string[]
  readonly most: number
}

/** Names and codes that begin so, shortest first; both are read by an index and to a limit. */
export const quickSearch = async (
  db: Db,
  { nameKey, code, kinds, most }: QuickSearch,
): Promise<{ id: number; name: string; sample: boolean }[]> => {
  const { rows } = await sql<{ id: number; name: string; sample: boolean }>`
    with found as (
      (select n.enterprise_id as id, length(n.key) as length from enterprise_name n
        where ${nameKey !== ''} and n.key like ${`${nameKey}%`} order by n.key limit 500)
      union all
      (select r.enterprise_id, length(r.reference) from enterprise_reference r
        where ${code.length >= 4} and r.reference like ${`${code}%`} order by r.reference limit 100))
    select e.id, e.name, s.sample from (select id, min(length) as length from found group by id) f
    join enterprise e on e.id = f.id join enterprise_source s on s.id = e.source_id
    where e.kind = any(${[...kinds]}::text[]) and e.name <> ''
    order by f.length, e.id limit ${most}`.execute(db)
  return rows
}

export type StoredRelation = Selectable<EnterpriseTables['enterprise_relation']>

/** What the sources say of relations, by their rows. */
export const findRelations = async (db: Db, ids: readonly number[]): Promise<Map<number, StoredRelation>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('enterprise_relation')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

export interface RelationQuery {
  readonly enterprises: readonly number[]
  readonly kind: RelationKind
  readonly page: number
  readonly pageSize: number
}

/** Standing relations of one kind that any of these has, newest statement first. */
export const relationsOf = async (
  db: Db,
  { enterprises, kind, page, pageSize }: RelationQuery,
): Promise<{ rows: StoredRelation[]; count: number }> => {
  const ids = [...enterprises]
  const { rows: count } = await sql<{ count: number }>`
    select count(*)::integer as count from enterprise_relation where ended_run is null and kind = ${kind}
      and (from_id = any(${ids}::integer[]) or to_id = any(${ids}::integer[]))`.execute(db)
  const { rows } = await sql<StoredRelation>`
    select * from enterprise_relation where ended_run is null and kind = ${kind}
      and (from_id = any(${ids}::integer[]) or to_id = any(${ids}::integer[]))
    order by told_on desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { rows, count: count[0]?.count ?? 0 }
}

/** Ids of enterprises whose industry is told, page by page. */
export async function* industryPages(db: Db): AsyncGenerator<{ id: number; industry: string }[]> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('enterprise')
      .select(['id', 'industry'])
      .where('industry', '<>', '')
      .where('id', '>', after)
      .orderBy('id')
      .limit(20_000)
      .execute()
    if (rows.length === 0) return
    after = rows.at(-1)!.id
    yield rows
  }
}
