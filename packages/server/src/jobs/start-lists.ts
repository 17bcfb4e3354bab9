import { createOutbound } from '../adapters/outbound.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { createEngineHolder, type EngineHolder } from '../engine/holder.ts'
import { runIngestCommand } from '../ingest/ingest-command.ts'
import { operatorMessage } from '../ingest/ingest-fault.ts'
import { prepareLists } from '../ingest/prepare-lists.ts'
import type { ClaimedFolder } from './control-socket.ts'
import { scheduleListRefresh } from './list-refresh-job.ts'
import { createJobQueue } from './queue.ts'

export interface ListServices {
  readonly config: Config
  readonly database: Database
  /** Absent when the database is PostgreSQL: nobody needs the folder's lock then. */
  readonly claim?: ClaimedFolder
  readonly log: (message: string, error?: unknown) => void
  readonly now: () => Date
}

/**
 * Everything a server process does with lists: prepares them, holds the newest index, answers commands that hand
 * themselves over, and refreshes on schedule where its role includes the worker.
 */
export const startLists = async (
  services: ListServices,
): Promise<{ readonly engine: EngineHolder; readonly stop: () => Promise<void> }> => {
  const { config, database, claim, log, now } = services
  const { dataDir } = config
  const outbound = createOutbound({ allowInternalHosts: config.allowInternalHosts })
  const context = { database, dataDir, outbound, now, progress: (message: string) => log(message) }
  const works = config.role !== 'web'
  // Another process may hold the import lock right now: its lists will do.
  if (works) await prepareLists(context).catch((error: unknown) => log(operatorMessage(error), error))
  const engine = createEngineHolder({ database, dataDir, log })
  await engine.start()
  claim?.serve((command, progress, signal) => runIngestCommand({ ...context, progress, signal }, command))
  const queue = works ? createJobQueue({ database, databaseUrl: config.databaseUrl, log }) : undefined
  await queue?.start()
  if (queue) await scheduleListRefresh(queue, context, log)
  const stop = async (): Promise<void> => {
    await queue?.stop()
    await engine.stop()
  }
  return { engine, stop }
}
