import type { FileStore } from '../adapters/file-store.ts'
import type { Database } from '../db/database.ts'
import { closeDueAccounts } from '../features/account/entry.ts'
import { removeOrphans } from '../features/file/entry.ts'
import type { JobQueue } from './queue.ts'

/** Every hour: accounts whose cooling-off is over, uploads that nothing refers to. */
export const scheduleHouseKeeping = (
  queue: JobQueue,
  { database, files, now }: { database: Database; files: FileStore; now: () => Date },
): Promise<void> =>
  queue.work(
    'house.keeping',
    async () => {
      await closeDueAccounts(database.db, now())
      await removeOrphans(database.db, files, now())
    },
    { cron: '17 * * * *' },
  )
