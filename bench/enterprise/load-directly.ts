import { sql } from 'kysely'
import type { Database } from '../../packages/server/src/db/database.ts'
import { enterpriseNameKey } from '../../packages/server/src/graph/enterprise-name-key.ts'
import { nameOf, type Registry } from './registry.ts'

type Db = Database['db']

const piece = 50_000

const pieces = function* (count: number): Generator<[from: number, to: number]> {
  for (let from = 0; from < count; from += piece) yield [from, Math.min(count, from + piece)]
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

const writeCompanies = async (db: Db, { companies, listed }: Registry, source: number): Promise<void> => {
  for (const [from, to] of pieces(companies)) {
    const all = range(from, to)
    const ids = all.map(one => one + 1)
    await sql`insert into enterprise (id, source_id, kind, name, other_names, country, codes, status, capital,
        founded_on, industry, sample_listed)
      select id, ${source}, 'company', name, '[]', '', '[]', '', '', '', '',
        case when is_listed then '["ofac"]'::json else '[]'::json end
      from unnest(${ids}::integer[], ${all.map(nameOf)}::text[], ${all.map(one => listed.has(one))}::boolean[])
        as x(id, name, is_listed)`.execute(db)
    await sql`insert into enterprise_reference (space, reference, enterprise_id)
      select 'pack:bench', 'c' || (id - 1), id from unnest(${ids}::integer[]) as x(id)`.execute(db)
    await sql`insert into enterprise_name (enterprise_id, key)
      select id, key from unnest(${ids}::integer[], ${all.map(one => enterpriseNameKey(nameOf(one)))}::text[])
        as x(id, key)`.execute(db)
  }
}

const writeEdges = async (db: Db, { edges }: Registry, source: number): Promise<void> => {
  for (const [from, to] of pieces(edges.length)) {
    const column = (values: Int32Array | Int8Array): number[] => [...values.subarray(from, to)]
    await sql`insert into enterprise_relation (source_id, reference, from_id, to_id, kind, percent, percent_high, control,
        role, amount, currency, since, until, told_by, told_on, run)
      select ${source}, 'r' || n, owner + 1, owned + 1, 'STOCK', nullif(percent, -1), nullif(percent, -1), '', '', '', '',
        '', '', '合成', '2026-01-01', 1
      from unnest(${range(from, to)}::integer[], ${column(edges.owner)}::integer[], ${column(edges.owned)}::integer[],
        ${column(edges.percent)}::integer[]) as x(n, owner, owned, percent)`.execute(db)
  }
}

/** Rows of a register as an import leaves them, written without it: indexes are made afterwards, ends are not looked up. */
export const loadDirectly = async ({ db }: Database, registry: Registry): Promise<void> =>
  db.connection().execute(async one => {
    const { rows } = await sql<{ name: string; made: string }>`
      select i.indexname as name, i.indexdef as made from pg_indexes i
      where i.tablename in ('enterprise', 'enterprise_reference', 'enterprise_name', 'enterprise_relation')
        and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`.execute(one)
    await sql`set session_replication_role = replica`.execute(one)
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(one)
    const { rows: sources } = await sql<{ id: number }>`
      insert into enterprise_source (key, format, sample, digest, imported_at, run, enterprises, relations)
      values ('bench', 'pack', true, 'bench', now(), 1, ${registry.companies}, ${registry.edges.length})
      returning id`.execute(one)
    await writeCompanies(one, registry, sources[0]!.id)
    await writeEdges(one, registry, sources[0]!.id)
    for (const { made } of rows) await sql.raw(made).execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    for (const table of ['enterprise', 'enterprise_reference', 'enterprise_name', 'enterprise_relation'])
      await sql`analyze ${sql.id(table)}`.execute(one)
  })
