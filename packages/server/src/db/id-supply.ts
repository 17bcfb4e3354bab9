import { sql } from 'kysely'
import type { Database } from './database.ts'

const block = 1000

/** Numbers of a sequence taken in blocks, so that a row's id is known before the row is written. */
export const createIdSupply = (db: Database['db'], sequence: 'entry_id_seq' | 'party_number') => {
  let ids: number[] = []
  return async (): Promise<number> => {
    if (ids.length === 0) {
      const { rows } = await sql<{ id: number }>`
        select nextval(${sequence}) as id from generate_series(1, ${block})`.execute(db)
      ids = rows.map(row => Number(row.id)).reverse()
    }
    return ids.pop()!
  }
}
