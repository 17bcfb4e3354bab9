import { join } from 'node:path'
import { createFolderStore, type FileStore } from './adapters/file-store.ts'
import { createOutbound } from './adapters/outbound.ts'
import { createS3Store } from './adapters/s3-file-store.ts'
import { createSms } from './adapters/create-sms.ts'
import { hasDevelopmentDoors, isLoopback, type Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { prepareDemoAccounts, type DemoAccount } from './dev/demo-accounts.ts'
import { createSmsOutbox } from './dev/sms-outbox.ts'
import { createEngineHolder } from './engine/holder.ts'
import { createProcessLog, type ProcessLog } from './http/process-log.ts'
import { buildServer } from './http/server.ts'
import { runIngestCommand } from './ingest/ingest-command.ts'
import { IngestFault } from './ingest/ingest-fault.ts'
import { prepareLists } from './ingest/prepare-lists.ts'
import type { RefreshContext } from './ingest/refresh.ts'
import { claimFolder, type ClaimedFolder } from './jobs/control-socket.ts'
import { scheduleBatchScreening } from './jobs/batch-screening-job.ts'
import { scheduleListRefresh } from './jobs/list-refresh-job.ts'
import { scheduleHouseKeeping } from './jobs/house-keeping-job.ts'
import { createJobQueue } from './jobs/queue.ts'
import { scheduleRegulationRefresh } from './jobs/regulation-refresh-job.ts'
import { startSubscriptions } from './jobs/subscriptions.ts'
import { allRoutes } from './routes.ts'

export interface RunningServer {
  /** Where browsers find it; undefined for a worker. */
  readonly address?: string
  readonly demoAccounts: readonly DemoAccount[]
  readonly stop: () => Promise<void>
}

type Undo = () => Promise<unknown>

interface House {
  readonly config: Config
  readonly database: Database
  readonly ingest: RefreshContext
  readonly files: FileStore
  readonly log: ProcessLog
  /** What has been started, to be stopped in the opposite order. */
  readonly started: Undo[]
}

const clock = (): Date => new Date()

/** A list that cannot be prepared leaves what is published; readiness tells when that is nothing. */
const prepare = async ({ ingest, log }: House): Promise<void> => {
  try {
    await prepareLists(ingest)
  } catch (error) {
    if (!(error instanceof IngestFault)) throw error
    log('名单未能在启动时准备', error)
  }
}

const startJobs = async ({ config, database, files, ingest, log, started }: House): Promise<void> => {
  const queue = createJobQueue({ database, databaseUrl: config.databaseUrl, log })
  await queue.start()
  started.push(queue.stop)
  await scheduleListRefresh(queue, ingest, log)
  await scheduleRegulationRefresh(queue, ingest, log)
  const { dataDir, now } = ingest
  started.push(await scheduleBatchScreening(queue, database, { db: database.db, dataDir, now, log }))
  await scheduleHouseKeeping(queue, { database, files, now: clock })
  started.push(await startSubscriptions(database, clock, log))
}

const startWeb = async ({ config, database, files, log, started }: House): Promise<string> => {
  const engine = createEngineHolder({ database, dataDir: config.dataDir, log })
  await engine.start()
  started.push(engine.stop)
  // The first search loads the reading tables; nobody should wait for them.
  engine.current()?.search({ text: '银行 Bank Банк' })
  const outbound = createOutbound({ allowInternalHosts: config.allowInternalHosts })
  const outbox = hasDevelopmentDoors(config) && !config.sms ? createSmsOutbox(clock) : undefined
  const services = {
    db: database.db,
    engine,
    config,
    clock,
    sms: outbox ?? createSms(config.sms, outbound, clock),
    outbound,
    outbox,
    files,
    listen: database.listen,
  }
  const app = await buildServer(services, allRoutes)
  started.push(() => app.close())
  await app.listen({ host: config.host, port: config.port })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  return `http://${isLoopback(config.host) ? 'localhost' : config.host}:${port}`
}

const stopAll = async (started: readonly Undo[], log: ProcessLog): Promise<void> => {
  for (const undo of [...started].reverse()) await undo().catch((error: unknown) => log('停止时出错', error))
}

const openHouse = async (config: Config, started: Undo[]): Promise<House & { claim?: ClaimedFolder }> => {
  const log = createProcessLog(config.logLevel)
  const claim = config.databaseUrl === undefined ? await claimFolder(config.dataDir) : undefined
  if (claim) started.push(claim.release)
  const database = await openDatabase(config, { claim, log })
  started.push(database.close)
  const stopping = new AbortController()
  // Before the database closes, whatever imports gives up.
  started.push(async () => stopping.abort(new Error('服务正在停止')))
  const outbound = createOutbound({ allowInternalHosts: config.allowInternalHosts })
  const ingest: RefreshContext = {
    database,
    dataDir: config.dataDir,
    outbound,
    now: clock,
    progress: log,
    signal: stopping.signal,
  }
  const files = config.s3
    ? createS3Store(config.s3, outbound, clock)
    : createFolderStore(join(config.dataDir, 'files'))
  return { config, database, files, ingest, log, started, claim }
}

/** Starts the parts that the role asks for; what was started is stopped again when a later part fails. */
export const startServer = async (config: Config): Promise<RunningServer> => {
  const started: Undo[] = []
  const stop = (): Promise<void> => stopAll(started, createProcessLog(config.logLevel))
  try {
    const house = await openHouse(config, started)
    await prepare(house)
    house.claim?.serve((command, progress, signal) =>
      runIngestCommand(
        { ...house.ingest, progress, signal: AbortSignal.any([signal, house.ingest.signal!]) },
        command,
      ),
    )
    const demoAccounts = await prepareDemoAccounts(config, house.database.db)
    const address = config.role === 'worker' ? undefined : await startWeb(house)
    if (config.role !== 'web') await startJobs(house)
    return { address, demoAccounts, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
