import { fromPglite, type Db } from 'pg-boss'
import type { Database } from '../db/database.ts'

interface Rows {
  readonly rows: Record<string, unknown>[]
}

/** The product's own connections, as the queue wants them. */
export const queueDatabase = (database: Database): Db => {
  const { embedded, pool } = database
  if (embedded) return fromPglite(embedded)
  if (!pool) throw new Error('数据库未打开，无法启动任务队列')
  return {
    executeSql: async (text, values) => {
      // Of several statements pg answers one result each.
      const found = (await pool.query(text, values)) as Rows | Rows[]
      return { rows: [found].flat().flatMap(({ rows }) => rows) }
    },
    listen: async (channel, heard, recovered) => {
      const stop = await database.listen(channel, heard)
      recovered()
      return { close: stop }
    },
  }
}
