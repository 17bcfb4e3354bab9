import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Services } from './context.ts'

const databaseAnswers = async ({ db }: Services): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}

/** /api/health: the process lives. /api/ready: it can answer (database there, snapshot loaded), else 503. */
export const bindHealth = (app: FastifyInstance, services: Services): void => {
  app.get('/api/health', () => ({ status: 'alive' }))
  app.get('/api/ready', async (_, reply) => {
    const index = services.engine.current()
    const database = await databaseAnswers(services)
    const ready = database && index !== undefined
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database, snapshot: index?.id ?? null })
  })
}
