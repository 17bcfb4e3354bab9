import { sql } from 'kysely'
import type { Database } from './database.ts'

export const databaseAnswers = async (db: Database['db']): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
