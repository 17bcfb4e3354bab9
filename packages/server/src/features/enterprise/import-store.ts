import type { EnterpriseRecord, RelationRecord } from '@maojian/domain/entity/enterprise-record'
import { normaliseCode, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import { enterprise } from '@maojian/sources/enterprise/record'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { enterpriseNameKey } from '../../graph/enterprise-name-key.ts'

type Db = Database['db']

/** Codes that name one enterprise in the whole world. */
const strongKinds: readonly IdentifierKind[] = ['uscc', 'lei', 'imo', 'isin', 'ogrn', 'inn']

export interface Reference {
  readonly space: string
  readonly reference: string
}

export interface ImportRun {
  readonly source: number
  readonly run: number
  /** Where the source's own ids live: shared by files of one family. */
  readonly space: string
}

const ownOf = ({ space }: ImportRun, reference: string): Reference => ({ space, reference })

/** Under all of these the record is found again, its own id first. */
const referencesOf = (run: ImportRun, record: EnterpriseRecord): Reference[] => [
  ownOf(run, record.reference),
  ...record.identifiers
    .filter(({ kind }) => strongKinds.includes(kind))
    .map(({ kind, value }) => ({ space: kind, reference: normaliseCode(value) })),
  ...(record.listRecords ?? []).map(reference => ({ space: 'list', reference })),
]

const keyOf = ({ space, reference }: Reference): string => `${space}\n${reference}`

type KnownReferences = Map<string, number>

const findReferences = async (db: Db, wanted: readonly Reference[]): Promise<KnownReferences> => {
  const { rows } = await sql<Reference & { id: number }>`
    select r.space, r.reference, r.enterprise_id as id from enterprise_reference r
    join json_to_recordset(${JSON.stringify(wanted)}::json) as w(space text, reference text)
      using (space, reference)`.execute(db)
  return new Map(rows.map(row => [keyOf(row), row.id]))
}

const newIds = async (db: Db, count: number): Promise<number[]> => {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval('enterprise_id_seq')::integer as id from generate_series(1, ${count})`.execute(db)
  return rows.map(row => row.id)
}

const rowOf = (id: number, source: number, record: EnterpriseRecord) => ({
  id,
  source,
  kind: record.kind,
  name: record.name,
  other_names: record.otherNames,
  country: record.country,
  codes: record.identifiers,
  status: record.status,
  capital: record.capital,
  founded_on: record.foundedOn,
  industry: record.industry,
  sample_listed: record.sampleListed,
})

/** The source that told first may change what it says; others fill what is empty. */
const writeRows = async (tx: Db, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> => {
  await sql`insert into enterprise as e (id, source_id, kind, name, other_names, country, codes, status, capital,
      founded_on, industry, sample_listed)
    select id, source, kind, name, other_names, country, codes, status, capital, founded_on, industry, sample_listed
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(id integer, source integer, kind text, name text,
      other_names json, country text, codes json, status text, capital text, founded_on text, industry text,
      sample_listed json)
    on conflict (id) do update set
      source_id = case when e.name = '' then excluded.source_id else e.source_id end,
      kind = case when e.name = '' or e.source_id = excluded.source_id then excluded.kind else e.kind end,
      name = case when e.name = '' or e.source_id = excluded.source_id then excluded.name else e.name end,
      other_names = case when e.name = '' or e.source_id = excluded.source_id then excluded.other_names
        else e.other_names end,
      country = case when e.country = '' or e.source_id = excluded.source_id then excluded.country else e.country end,
      codes = case when json_array_length(e.codes) = 0 or e.source_id = excluded.source_id then excluded.codes
        else e.codes end,
      status = case when e.status = '' or e.source_id = excluded.source_id then excluded.status else e.status end,
      capital = case when e.capital = '' or e.source_id = excluded.source_id then excluded.capital else e.capital end,
      founded_on = case when e.founded_on = '' or e.source_id = excluded.source_id then excluded.founded_on
        else e.founded_on end,
      industry = case when e.industry = '' or e.source_id = excluded.source_id then excluded.industry
        else e.industry end,
      sample_listed = case when e.source_id = excluded.source_id then excluded.sample_listed else e.sample_listed end`.execute(
    tx,
  )
}

const writeReferences = async (tx: Db, rows: readonly (Reference & { id: number })[]): Promise<void> => {
  await sql`insert into enterprise_reference (space, reference, enterprise_id)
    select space, reference, id
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(space text, reference text, id integer)
    on conflict do nothing`.execute(tx)
}

const writeNames = async (tx: Db, rows: readonly { id: number; key: string }[]): Promise<void> => {
  await sql`insert into enterprise_name (enterprise_id, key)
    select id, key from json_to_recordset(${JSON.stringify(rows)}::json) as x(id integer, key text)
    where key <> '' on conflict do nothing`.execute(tx)
}

const namesOf = (id: number, { name, otherNames }: EnterpriseRecord): { id: number; key: string }[] =>
  [name, ...otherNames].map(text => ({ id, key: enterpriseNameKey(text) }))

/** Those of these that the source's own ids name already: a source knows its records apart, whatever codes they share. */
const namedIn = async (db: Db, space: string, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select distinct enterprise_id as id from enterprise_reference
    where space = ${space} and enterprise_id = any(${[...ids]}::integer[])`.execute(db)
  return new Set(rows.map(row => row.id))
}

/** Which enterprise each record is: the one of its own id, else one that bears a code of it, else a new one. */
const identify = async (
  db: Db,
  space: string,
  wanted: readonly (readonly Reference[])[],
): Promise<{ ids: number[]; known: KnownReferences }> => {
  const known = await findReferences(db, wanted.flat())
  const taken = await namedIn(db, space, [...known.values()])
  const fresh = await newIds(db, wanted.filter(([own]) => !known.has(keyOf(own!))).length)
  const ids = wanted.map(references => {
    const [own, ...codes] = references
    const byCode = codes
      .map(one => known.get(keyOf(one)))
      .find(found => found !== undefined && !taken.has(found))
    const id = known.get(keyOf(own!)) ?? byCode ?? fresh.shift()!
    taken.add(id)
    for (const one of references) if (!known.has(keyOf(one))) known.set(keyOf(one), id)
    return id
  })
  return { ids, known }
}

/** Writes companies, bonds, persons of one batch; two records of one enterprise become one, the later one counts. */
export const saveEnterprises = async (
  db: Db,
  run: ImportRun,
  records: readonly EnterpriseRecord[],
): Promise<void> => {
  if (records.length === 0) return
  const wanted = records.map(record => referencesOf(run, record))
  await db.transaction().execute(async tx => {
    const { ids } = await identify(tx, run.space, wanted)
    const rows = new Map(records.map((record, i) => [ids[i]!, rowOf(ids[i]!, run.source, record)]))
    await writeRows(tx, [...rows.values()])
    await writeReferences(
      tx,
      wanted.flatMap((references, i) => references.map(one => ({ ...one, id: ids[i]! }))),
    )
    await writeNames(
      tx,
      records.flatMap((record, i) => namesOf(ids[i]!, record)),
    )
  })
}

/** What relations name before any file tells of it: completed when that arrives, in any order of files. */
const stub = (reference: string): EnterpriseRecord =>
  enterprise({ line: 0, reference, kind: 'other', name: '' })

const resolveEnds = async (
  tx: Db,
  run: ImportRun,
  relations: readonly RelationRecord[],
): Promise<(reference: string) => number> => {
  const names = [...new Set(relations.flatMap(({ from, to }) => [from, to]))]
  const { ids, known } = await identify(
    tx,
    run.space,
    names.map(name => [ownOf(run, name)]),
  )
  const before = await findReferences(
    tx,
    names.map(name => ownOf(run, name)),
  )
  const missing = names.flatMap((name, i) =>
    before.has(keyOf(ownOf(run, name))) ? [] : [{ name, id: ids[i]! }],
  )
  await writeRows(
    tx,
    missing.map(({ name, id }) => rowOf(id, run.source, stub(name))),
  )
  await writeReferences(
    tx,
    missing.map(({ name, id }) => ({ ...ownOf(run, name), id })),
  )
  return reference => known.get(keyOf(ownOf(run, reference)))!
}

const relationRow = (one: RelationRecord, idOf: (reference: string) => number) => ({
  reference: one.reference,
  from_id: idOf(one.from),
  to_id: idOf(one.to),
  kind: one.kind,
  percent: one.percent,
  percent_high: one.percentHigh ?? one.percent,
  control: one.control,
  role: one.role,
  amount: one.amount,
  currency: one.currency,
  since: one.since,
  until: one.until,
  told_by: one.source,
  told_on: one.toldOn,
  doubt: one.doubt,
})

/** Those of these references under which this import has told a relation already. */
const toldInRun = async (
  tx: Db,
  { source, run }: ImportRun,
  wanted: readonly string[],
): Promise<Set<string>> => {
  if (wanted.length === 0) return new Set()
  const { rows } = await sql<{ reference: string }>`
    select reference from enterprise_relation
    where source_id = ${source} and run = ${run} and reference = any(${[...wanted]}::text[])`.execute(tx)
  return new Set(rows.map(row => row.reference))
}

/** Holdings without a number of their own that one import tells several times stand beside each other: the next ones are counted. */
const numbered = async (
  tx: Db,
  run: ImportRun,
  relations: readonly RelationRecord[],
): Promise<RelationRecord[]> => {
  const done = new Map<RelationRecord, string>()
  const taken = new Set<string>()
  let open = relations.filter(one => one.unnumbered === true)
  for (let time = 1; open.length > 0; time++) {
    const nameOf = ({ reference }: RelationRecord): string =>
      time === 1 ? reference : `${reference}/#${time}`
    const before = await toldInRun(tx, run, open.map(nameOf))
    open = open.filter(one => {
      const name = nameOf(one)
      if (before.has(name) || taken.has(name)) return true
      taken.add(name)
      done.set(one, name)
      return false
    })
  }
  return relations.map(one => ({ ...one, reference: done.get(one) ?? one.reference }))
}

/** Writes relations of one batch; the same number told again is the same relation. */
export const saveRelations = async (
  db: Db,
  run: ImportRun,
  relations: readonly RelationRecord[],
): Promise<void> => {
  if (relations.length === 0) return
  await db.transaction().execute(async tx => {
    const idOf = await resolveEnds(tx, run, relations)
    const counted = await numbered(tx, run, relations)
    const rows = new Map(counted.map(one => [one.reference, relationRow(one, idOf)]))
    await sql`insert into enterprise_relation (source_id, run, reference, from_id, to_id, kind, percent, percent_high,
        control, role, amount, currency, since, until, told_by, told_on, doubt)
      select ${run.source}, ${run.run}, x.* from json_to_recordset(${JSON.stringify([...rows.values()])}::json) as x(
        reference text, from_id integer, to_id integer, kind text, percent double precision,
        percent_high double precision, control text, role text, amount text, currency text, since text, until text,
        told_by text, told_on text, doubt text)
      on conflict (source_id, reference) do update set run = excluded.run, ended_run = null,
        from_id = excluded.from_id, to_id = excluded.to_id, kind = excluded.kind, percent = excluded.percent,
        percent_high = excluded.percent_high, control = excluded.control, role = excluded.role,
        amount = excluded.amount, currency = excluded.currency, since = excluded.since, until = excluded.until,
        told_by = excluded.told_by, told_on = excluded.told_on, doubt = excluded.doubt`.execute(tx)
  })
}
