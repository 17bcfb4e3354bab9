import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { openPostgres } from '../../packages/server/src/db/postgres.ts'
import { putAdministrator } from '../../packages/server/src/features/account/put-administrator.ts'

export const administrator = { phone: '13000000099', password: 'Invented-Chaos-1' }

/** A database of its own on a server, with an administrator in it. */
export const createDatabase = async (server: string) => {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const name = `maojian_chaos_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres({
    connectionString: url.href,
    maxTransactionMs: 10_000,
    onLost: () => undefined,
    poolSize: 2,
  })
  await migrate(database)
  await putAdministrator(database.db, { ...administrator, now: new Date() })
  return {
    url: url.href,
    database,
    drop: async (): Promise<void> => {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
