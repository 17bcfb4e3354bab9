import type { FileStore } from './adapters/file-store.ts'
import { openFileStores } from './adapters/file-stores.ts'
import { createOutbound, type Outbound } from './adapters/outbound.ts'
import { pause } from './adapters/pause.ts'
import { createSms } from './adapters/create-sms.ts'
import { hasDevelopmentDoors, isLoopback, type Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { prepareDemoAccounts, type DemoAccount } from './dev/demo-accounts.ts'
import { createSmsOutbox } from './dev/sms-outbox.ts'
import { createAnsweringThreads } from './engine/answering-threads.ts'
import { createIndexHolder } from './engine/index-holder.ts'
import { answeringThreadCount, thisMachine } from './engine/thread-count.ts'
import { createGraphHolder } from './graph/graph-holder.ts'
import { createLogOutput } from './http/log-output.ts'
import { createProcessLog, createWarningLog, type ProcessLog } from './http/process-log.ts'
import { buildServer } from './http/server.ts'
import { keepUploadsSwept } from './http/upload-folder.ts'
import { runCommand } from './control/run-command.ts'
import { lookForHeld } from './facts/look-for-held.ts'
import { IngestFault } from './ingest/ingest-fault.ts'
import { prepareEnterprises } from './ingest/prepare-enterprises.ts'
import { prepareLists } from './ingest/prepare-lists.ts'
import type { FetchContext } from './ingest/fetch-raw.ts'
import { claimFolder, type ClaimedFolder } from './control/control-socket.ts'
import { allJobs } from './background/all-jobs.ts'
import { subscriptions } from './background/subscriptions.ts'
import { startDispatch } from './events/dispatch-events.ts'
import { createJobQueue, type JobQueue } from './jobs/job-queue.ts'
import { createSnapshots } from './snapshots/snapshots.ts'
import { publishGraphJob } from './features/enterprise/entry.ts'
import { publishIndexJob } from './background/publish-index-job.ts'
import { sealWaitingJob } from './features/evidence/entry.ts'
import { sweepRawJob } from './background/sweep-raw-job.ts'
import { allRoutes } from './routes.ts'
import { unsetSettings } from './unset-settings.ts'

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
  readonly ingest: FetchContext
  readonly outbound: Outbound
  readonly files: FileStore
  readonly log: ProcessLog
  /** What has been started, to be stopped in the opposite order. */
  readonly started: Undo[]
}

const clock = (): Date => new Date()

const processLog = ({ logLevel, logFormat }: Config): ProcessLog =>
  createProcessLog(logLevel, createLogOutput(logFormat))

/** A list that cannot be prepared leaves what is published; readiness tells when that is nothing. */
const prepare = async ({ config, ingest, log }: House): Promise<void> => {
  try {
    await prepareLists(ingest, { builds: config.role !== 'web' })
    if (config.role !== 'web') await prepareEnterprises(ingest)
  } catch (error) {
    if (!(error instanceof IngestFault)) throw error
    log('名单未能在启动时准备', error)
  }
}

/** Every process knows the jobs, so that it can ask for them; only a worker does them. */
const startJobs = async (house: House): Promise<JobQueue> => {
  const { config, database, log, started } = house
  const works = config.role !== 'web'
  const queue = createJobQueue({ database, works, log })
  await queue.start()
  started.push(queue.stop)
  const jobs = allJobs({ ...house, jobs: queue })
  for (const job of jobs) await job.declare(queue)
  await queue.enqueue(publishIndexJob, {})
  await queue.enqueue(publishGraphJob, {})
  await queue.enqueue(sweepRawJob, {})
  await queue.enqueue(sealWaitingJob, {})
  if (!works) return queue
  for (const job of jobs) await job.work(queue)
  started.push(await startDispatch(database, { jobs: queue, subscriptions, log }))
  return queue
}

const answeringOf = ({ config, log }: House) =>
  createAnsweringThreads({
    script: new URL('./background/inquiry-thread.ts', import.meta.url),
    threads: () => config.searchThreads ?? answeringThreadCount(thisMachine()),
    log,
  })

const startWeb = async (house: House, jobs: JobQueue): Promise<string> => {
  const { config, database, files, ingest, outbound, log, started } = house
  // Of an embedded database there is one process: nobody else is uploading.
  const alone = config.databaseUrl === undefined
  started.push(await keepUploadsSwept(config.dataDir, { alone, now: clock }, log))
  const answering = answeringOf(house)
  started.push(answering.stop)
  const engine = createIndexHolder({
    snapshots: ingest.snapshots,
    listen: database.listen,
    onHeld: (index, bytes, id) => answering.serve(index, { bytes, id }),
    onUnusable: () => jobs.enqueue(publishIndexJob, {}),
    log,
  })
  await engine.start()
  started.push(engine.stop)
  const graph = createGraphHolder({
    snapshots: ingest.snapshots,
    listen: database.listen,
    onUnusable: () => jobs.enqueue(publishGraphJob, {}),
    log,
  })
  await graph.start()
  started.push(graph.stop)
  // The first search loads the reading tables; nobody should wait for them.
  engine.current()?.search({ text: '银行 Bank Банк' })
  const outbox = hasDevelopmentDoors(config) && !config.sms ? createSmsOutbox(clock) : undefined
  const services = {
    db: database.db,
    engine,
    answering,
    graph,
    config,
    clock,
    sms: outbox ?? createSms(config.sms, outbound, clock),
    outbound,
    outbox,
    files,
    official: ingest.raw,
    jobs,
    listen: database.listen,
  }
  const app = await buildServer(services, allRoutes)
  started.push(() => app.close())
  await app.listen({
    host: config.host,
    port: config.port,
    listenTextResolver: bound => `正在监听 ${bound}`,
  })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  return `http://${isLoopback(config.host) ? 'localhost' : config.host}:${port}`
}

const stopAll = async (started: readonly Undo[], log: ProcessLog): Promise<void> => {
  for (const undo of [...started].reverse()) await undo().catch((error: unknown) => log('停止时出错', error))
}

const openHouse = async (config: Config, started: Undo[]): Promise<House & { claim?: ClaimedFolder }> => {
  const log = processLog(config)
  const claim = config.databaseUrl === undefined ? await claimFolder(config.dataDir) : undefined
  if (claim) started.push(claim.release)
  const database = await openDatabase(config, { claim, log })
  started.push(database.close)
  const stopping = new AbortController()
  // Before the database closes, whatever imports gives up.
  started.push(async () => stopping.abort(new Error('服务正在停止')))
  const outbound = createOutbound({ allowInternalHosts: config.allowInternalHosts })
  const stores = openFileStores(config, outbound, clock)
  const ingest: FetchContext = {
    database,
    raw: stores.raw,
    snapshots: createSnapshots({
      database,
      store: stores.snapshots,
      dataDir: config.dataDir,
      now: clock,
      log,
    }),
    outbound,
    pause,
    now: clock,
    progress: log,
    signal: stopping.signal,
  }
  return { config, database, files: stores.uploads, ingest, outbound, log, started, claim }
}

/** Starts the parts that the role asks for; what was started is stopped again when a later part fails. */
export const startServer = async (config: Config): Promise<RunningServer> => {
  const started: Undo[] = []
  const stop = (): Promise<void> => stopAll(started, processLog(config))
  lookForHeld(config.dataDir)
  try {
    const house = await openHouse(config, started)
    await prepare(house)
    house.claim?.serve((command, progress, signal) =>
      runCommand(
        { ...house.ingest, config, progress, signal: AbortSignal.any([signal, house.ingest.signal!]) },
        command,
      ),
    )
    const demoAccounts = await prepareDemoAccounts(config, house.database.db, clock())
    unsetSettings(config).forEach(createWarningLog(config.logLevel, createLogOutput(config.logFormat)))
    const jobs = await startJobs(house)
    const address = config.role === 'worker' ? undefined : await startWeb(house, jobs)
    return { address, demoAccounts, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
