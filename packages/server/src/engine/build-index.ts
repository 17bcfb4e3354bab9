import { Worker } from 'node:worker_threads'
import type { SnapshotMeta } from '@maojian/screening'
import type { Database } from '../db/database.ts'
import { endThread } from '../end-thread.ts'
import { loadZhNames } from '../facts/zh-names.ts'
import { datedEditions } from '../lists/edition-store.ts'
import type { EntryRow } from '../lists/entry-pages.ts'
import { shanghaiDay } from '../shanghai-day.ts'
import type { SnapshotAnswer, SnapshotMessage, SnapshotOrder } from './snapshot-messages.ts'

const loadEditions = async (db: Database['db']): Promise<SnapshotOrder['editions']> => {
  const rows = await datedEditions(db)
  return rows.map(row => ({
    id: row.id,
    source: row.source,
    part: row.part,
    day: row.published_on ?? shanghaiDay(row.fetched_at),
  }))
}

type Built = Extract<SnapshotAnswer, { kind: 'built' }>

interface BuildOrder {
  readonly meta: SnapshotMeta
  /** Entries with the versions that count. */
  readonly pages: AsyncIterable<readonly EntryRow[]>
  readonly signal?: AbortSignal | undefined
}

/** An index of these entries, made in a thread of its own; the same entries make the same bytes. */
export const buildIndexOf = async (
  db: Database['db'],
  { meta, pages, signal }: BuildOrder,
): Promise<Built> => {
  const order: SnapshotOrder = { meta, editions: await loadEditions(db), zhNames: await loadZhNames() }
  const worker = new Worker(new URL('./snapshot-worker.ts', import.meta.url), { workerData: order })
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  worker.on('error', failed.reject)
  worker.on('exit', code => failed.reject(new Error(`索引线程意外退出（${code}）`)))
  const ask = (message: SnapshotMessage): Promise<SnapshotAnswer> => {
    const answered = new Promise<SnapshotAnswer>(answer => worker.once('message', answer))
    worker.postMessage(message)
    return Promise.race([answered, failed.promise])
  }
  try {
    let busy: Promise<unknown> = Promise.resolve()
    for await (const rows of pages) {
      signal?.throwIfAborted()
      await busy
      busy = ask({ kind: 'rows', rows })
    }
    await busy
    const built = await ask({ kind: 'end' })
    if (built.kind !== 'built') throw new Error('索引线程没有给出结果')
    return built
  } finally {
    await endThread(worker)
  }
}
