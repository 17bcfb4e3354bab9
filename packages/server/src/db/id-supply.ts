import { sql } from 'kysely'
import type { Database } from './database.ts'

const block = 1000

/** Numbers of a sequence taken in blocks, so that a row's id is known before the row is written. */
export const createIdSupply = (db: Database['db'], sequence: 'entry_id_seq' | 'party_number') => {
  let ids: number[] = []
  return async (): Promise<number> => {
    if (ids.length === 0) {
      // As one text: to hand over each row costs the embedded database more than to count.
      const { rows } = await sql<{ text: string }>`
        select json_agg(nextval(${sequence}))::text as text from generate_series(1, ${block})`.execute(db)
      ids = (JSON.parse(rows[0]!.text) as number[]).reverse()
    }
    return ids.pop()!
  }
}
