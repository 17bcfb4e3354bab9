import { digestsInUse } from '../features/regulation/entry.ts'
import { forgetRawFile, unusedRawFiles } from '../lists/raw-file-store.ts'
import { withImportLock } from './import-lock.ts'
import type { IngestContext } from './ingest-context.ts'

/** So long somebody may want to look at a file that was refused. */
const keptMs = 7 * 86_400_000

/** Removes official files that no edition was made from: refused, cancelled, or fetched by a process that died. */
export const sweepRaw = ({
  database,
  raw,
  now,
}: Pick<IngestContext, 'database' | 'raw' | 'now'>): Promise<number> =>
  withImportLock(database, async () => {
    const { db } = database
    const inUse = new Set(await digestsInUse(db))
    const before = new Date(now().getTime() - keptMs)
    const unused = (await unusedRawFiles(db, before)).filter(digest => !inUse.has(digest))
    for (const digest of unused) {
      await raw.remove(digest)
      await forgetRawFile(db, digest)
    }
    return unused.length
  })
