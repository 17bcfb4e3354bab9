import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { databaseAnswers } from '../db/database-answers.ts'
import { indexState } from '../engine/index-state.ts'
import type { Services } from './context.ts'

/** Below it the next import or upload may not find room. */
const leastFree = 64 * 1024 ** 2

/** Bytes that are left where the data folder lies; one that does not exist yet has its disk to itself. */
const freeBytes = async (dataDir: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  } catch {
    return Infinity
  }
}

export const healthPaths: readonly string[] = ['/api/health', '/api/ready']

/**
 * /api/health: the process lives. /api/ready: it can answer (database there, snapshot loaded, room on the disk), else 503;
 * and whether its index is made of the standing editions.
 */
export const bindHealth = (
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'engine' | 'config'>,
  free: (dataDir: string) => Promise<number> = freeBytes,
): void => {
  const config = { uncounted: true, rateLimit: false } as const
  app.get('/api/health', { config }, () => ({ status: 'alive' }))
  app.get('/api/ready', { config }, async (_, reply) => {
    const index = services.engine.current()
    const database = await databaseAnswers(services.db)
    const disk = (await free(services.config.dataDir)) >= leastFree ? 'ok' : 'full'
    const ready = database && index !== undefined && disk === 'ok'
    const loaded = { id: index?.id, isUnusable: services.engine.isUnusable?.() ?? false }
    const { state } = database ? await indexState(services.db, loaded) : { state: 'unknown' }
    const snapshot = index?.id ?? null
    const status = ready ? 'ready' : 'not ready'
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database, disk, snapshot, index: state })
  })
}
