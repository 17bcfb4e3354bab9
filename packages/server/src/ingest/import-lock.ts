import { withAdvisoryLock, type AdvisoryLock } from '../db/advisory-lock.ts'
import type { Database } from '../db/database.ts'
import { IngestFault } from './ingest-fault.ts'

/** Whoever writes editions or publishes a snapshot holds it. */
const importLock: AdvisoryLock = {
  number: 7_260_314,
  busy: () => new IngestFault('另一个名单导入或刷新正在进行，请稍后再试'),
}

/** Runs `work` while no other import runs, here or in another process; refuses at once when one does. */
export const withImportLock = <T>(database: Database, work: () => Promise<T>): Promise<T> =>
  withAdvisoryLock(database, importLock, work)
