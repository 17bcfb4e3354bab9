import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { SnapshotMeta } from '@maojian/screening'
import { memoryOf, type IndexPart } from '@maojian/screening/index-part'
import type { Database } from '../db/database.ts'
import { endThread } from '../end-thread.ts'
import { loadZhNames } from '../facts/zh-names.ts'
import { datedEditions } from '../lists/edition-store.ts'
import { countingParts, partyPages, readPage } from '../lists/entry-pages.ts'
import type { CountingParts, EntryPage } from '../lists/entry-rows.ts'
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
  /** What counts of each part, where it is not what counts now. */
  readonly parts?: CountingParts
  readonly signal?: AbortSignal | undefined
}

// Without a limit V8 lets garbage stand for as much as is in use; the tables of names take some 150 MB, and words of
// names less than a kilobyte an entry.
const leastHeapMb = 400
const heapMb = (entries: number): number => leastHeapMb + Math.ceil(entries / 250)

/** A thread that reads a share of so many entries. */
const startBuilder = (order: SnapshotOrder, entries: number) => {
  const worker = new Worker(new URL('./snapshot-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: heapMb(entries) },
  })
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  worker.on('error', failed.reject)
  worker.on('exit', code => failed.reject(new Error(`索引线程意外退出（${code}）`)))
  const ask = (message: SnapshotMessage, handed: ArrayBuffer[] = []): Promise<SnapshotAnswer> => {
    const answered = new Promise<SnapshotAnswer>(answer => worker.once('message', answer))
    worker.postMessage(message, handed)
    return Promise.race([answered, failed.promise])
  }
  return {
    take: async (page: EntryPage): Promise<void> => void (await ask({ kind: 'page', page })),
    part: async (): Promise<IndexPart> => {
      const answer = await ask({ kind: 'share' })
      if (answer.kind !== 'part') throw new Error('索引线程没有给出结果')
      return answer.part
    },
    finish: async (parts: readonly IndexPart[]): Promise<Built> => {
      const answer = await ask({ kind: 'finish', parts }, parts.flatMap(memoryOf))
      if (answer.kind !== 'built') throw new Error('索引线程没有给出结果')
      return answer
    },
    end: () => endThread(worker),
  }
}

type Builder = ReturnType<typeof startBuilder>

/**
 * One core stays free for who is served: two threads take a third more work than one, for tables and words that both need.
 * More would wait for the database, and a share of fewer pages does not pay for a thread.
 */
const mostThreads = Math.max(1, Math.min(2, availableParallelism() - 1))
const fewestPages = 10

type Pages = Awaited<ReturnType<typeof partyPages>>

/** Runs of pages, one a thread. */
const sharesOf = (pages: Pages): Pages[] => {
  const threads = Math.max(1, Math.min(mostThreads, Math.floor(pages.length / fewestPages)))
  const each = Math.ceil(pages.length / threads)
  return Array.from({ length: threads }, (_, at) => pages.slice(at * each, (at + 1) * each))
}

/** An index of all parties, made in threads of its own; the same entries make the same bytes, however they are shared. */
export const buildIndexOf = async (
  db: Database['db'],
  { meta, parts: then, signal }: BuildOrder,
): Promise<Built> => {
  const order: SnapshotOrder = { meta, editions: await loadEditions(db), zhNames: await loadZhNames() }
  const parts = then ?? (await countingParts(db))
  const pages = await partyPages(db)
  const shares = sharesOf(pages)
  const entries = pages.reduce((sum, page) => sum + page.length, 0)
  const builders = shares.map(() => startBuilder(order, entries))
  const feed = async (builder: Builder, share: Pages): Promise<void> => {
    let busy: Promise<unknown> = Promise.resolve()
    for (const ids of share) {
      signal?.throwIfAborted()
      const page = await readPage(db, ids, parts)
      await busy
      busy = builder.take(page)
    }
    await busy
  }
  try {
    await Promise.all(builders.map((builder, at) => feed(builder, shares[at]!)))
    const [first, ...others] = builders
    return await first!.finish(await Promise.all(others.map(other => other.part())))
  } finally {
    await Promise.all(builders.map(builder => builder.end()))
  }
}
