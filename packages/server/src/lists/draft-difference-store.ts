import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'

type Db = Database['db']

/** What a record may say of its party and lose without the record being gone. */
export const recordParts = ['days', 'programmes', 'countries', 'types'] as const
export type RecordPart = (typeof recordParts)[number]

/** How the records that a draft and the edition before it both bear differ. */
export interface DraftDifference {
  readonly changed: number
  /** Those of them with other names. */
  readonly renamed: number
  /** Records from which a part is gone, and how many of the edition before bore it. */
  readonly lost: Readonly<Record<RecordPart, { readonly from: number; readonly of: number }>>
  /** Records that had a name of their own and have none now: how many, and the first references. */
  readonly nameless: number
  readonly namelessFirst: readonly string[]
}

type Content = RawBuilder<unknown>

const says: Readonly<Record<RecordPart, (content: Content) => RawBuilder<boolean>>> = {
  days: content => sql`coalesce(${content}->>'designatedOn', '') <> ''`,
  programmes: content => sql`coalesce(jsonb_array_length(${content}->'programmes'), 0) > 0`,
  countries: content => sql`coalesce(jsonb_array_length(${content}->'countries'), 0) > 0`,
  types: content => sql`coalesce((${content}->>'typeStated')::boolean, false)`,
}

const isNamed = (content: Content): RawBuilder<boolean> =>
  sql`jsonb_path_exists(${content}, '$.names[*] ? (@.kind == "primary")')`

const [before, after] = [sql`o.content`, sql`n.content`]
const changedPairs = (edition: number) =>
  sql`entry_version o join entry_version n
    on n.entry_id = o.entry_id and n.part = o.part and n.from_edition = o.to_edition
    where o.to_edition = ${edition}`

const countsOf = <T extends string>(each: readonly (readonly [T, RawBuilder<unknown>])[]) =>
  sql.join(each.map(([name, holds]) => sql`count(*) filter (where ${holds}) as ${sql.ref(name)}`))

const lostCounts = async (db: Db, edition: number) => {
  const lost = recordParts.map(
    part => [part, sql`${says[part](before)} and not ${says[part](after)}`] as const,
  )
  const nameless = sql`${isNamed(before)} and not ${isNamed(after)}`
  const { rows } = await sql<Record<RecordPart | 'changed' | 'renamed' | 'nameless', number>>`
    select count(*) filter (where o.content - 'changedOn' <> n.content - 'changedOn') as changed,
      count(*) filter (where o.content->'names' <> n.content->'names') as renamed,
      ${countsOf([...lost, ['nameless', nameless]])}
    from ${changedPairs(edition)}`.execute(db)
  return rows[0]!
}

const namelessReferences = async (db: Db, edition: number): Promise<string[]> => {
  const { rows } = await sql<{ reference: string }>`
    select e.reference from entry e where e.id in (
      select o.entry_id from ${changedPairs(edition)} and ${isNamed(before)} and not ${isNamed(after)})
    order by e.id limit 5`.execute(db)
  return rows.map(({ reference }) => reference)
}

/** How many records of the edition before say each part: read only where some lost one. */
const heldCounts = async (
  db: Db,
  { edition, source, part }: { readonly edition: number; readonly source: string; readonly part: string },
) => {
  const { rows } = await sql<Record<RecordPart, number>>`
    select ${countsOf(recordParts.map(name => [name, says[name](before)] as const))}
    from entry_version o join entry e on e.id = o.entry_id
    where e.source_id = ${source} and o.part = ${part} and o.from_edition <> ${edition}
      and (o.to_edition is null or o.to_edition = ${edition})`.execute(db)
  return rows[0]!
}

/** Compares a draft with the edition that stands, record by record. */
export const draftDifference = async (
  db: Db,
  draft: { readonly edition: number; readonly source: string; readonly part: string },
): Promise<DraftDifference> => {
  const counts = await lostCounts(db, draft.edition)
  const held = recordParts.some(part => counts[part] > 0) ? await heldCounts(db, draft) : undefined
  const lost = recordParts.map(part => [part, { from: counts[part], of: held?.[part] ?? 0 }] as const)
  return {
    changed: counts.changed,
    renamed: counts.renamed,
    lost: Object.fromEntries(lost) as DraftDifference['lost'],
    nameless: counts.nameless,
    namelessFirst: counts.nameless > 0 ? await namelessReferences(db, draft.edition) : [],
  }
}
