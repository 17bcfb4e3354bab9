import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { partKey, type CountingPart, type CountingParts } from './entry-rows.ts'

interface PartThen {
  readonly source: string
  readonly part: string
  readonly rank: number
  readonly current: number
  readonly by: number | null
}

/** Of each part the newest edition up to this one, and by which edition it is superseded today. */
const partsUpTo = async (db: Database['db'], last: number): Promise<PartThen[]> => {
  const { rows } = await sql<PartThen>`
    select distinct on (e.source_id, e.part) e.source_id as source, e.part, e.rank, e.id as current,
      p.superseded_by as by
    from edition e left join list_part p on p.source_id = e.source_id and p.part = e.part
    where e.state <> 'draft' and e.id <= ${last}
    order by e.source_id, e.part, e.id desc`.execute(db)
  return rows
}

/** What counted when exactly these editions stood; undefined where one of them is not held here any more. */
export const partsThen = async (
  db: Database['db'],
  standing: Readonly<Record<string, string>>,
): Promise<CountingParts | undefined> => {
  const ids = new Set(Object.values(standing).flatMap(editions => editions.split('+').map(Number)))
  const last = Math.max(0, ...ids)
  const parts = await partsUpTo(db, last)
  const held = new Set(parts.map(({ current }) => current))
  if ([...ids].some(id => !held.has(id))) return undefined
  const newest = (source: string): number => Number(standing[source]?.split('+').at(-1) ?? last)
  const counting = ({ source, rank, current, by }: PartThen): CountingPart => ({
    rank,
    current,
    supersededBy: ids.has(current) ? null : by !== null && by <= last ? by : newest(source),
  })
  return new Map(parts.map(part => [partKey(part.source, part.part), counting(part)]))
}
