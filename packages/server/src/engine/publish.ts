import { sql } from 'kysely'
import { Worker } from 'node:worker_threads'
import { engineVersion, type SnapshotMeta } from '@maojian/screening'
import type { Database } from '../db/database.ts'
import { endThread } from '../end-thread.ts'
import { loadZhNames } from '../facts/zh-names.ts'
import { entryPages } from '../features/party/entry.ts'
import { pruneSnapshots, snapshotPath, writePointer, writeSnapshot } from './snapshot-files.ts'
import type { SnapshotAnswer, SnapshotMessage, SnapshotOrder } from './snapshot-messages.ts'

/** Channel on which every process hears of a new snapshot; the payload is its id. */
export const snapshotChannel = 'snapshot_published'

export interface PublishContext {
  readonly database: Database
  readonly dataDir: string
  readonly now: () => Date
  readonly signal?: AbortSignal
}

export interface PublishedSnapshot {
  readonly id: string
  readonly parties: number
  readonly bytes: number
}

interface SourceRow {
  id: string
  editions: string
  day: string | null
  fetched: Date
  entries: number
  starter: boolean
}

const loadMeta = async (db: Database['db'], now: Date): Promise<SnapshotMeta> => {
  const { rows } = await sql<SourceRow>`
    select p.source_id as id, string_agg(p.edition_id::text, '+' order by p.edition_id) as editions,
      max(e.published_on) as day, max(e.fetched_at) as fetched, sum(e.entries)::integer as entries,
      bool_and(p.format = 'starter') as starter
    from list_part p join edition e on e.id = p.edition_id
    where p.superseded_by is null
    group by p.source_id order by p.source_id`.execute(db)
  return {
    engine: engineVersion,
    publishedAt: now.toISOString(),
    sources: rows.map(row => ({
      id: row.id,
      edition: row.editions,
      publishedOn: row.day ?? '',
      entries: row.entries,
      starter: row.starter,
    })),
  }
}

const loadEditions = async (db: Database['db']): Promise<SnapshotOrder['editions']> => {
  const rows = await db
    .selectFrom('edition')
    .select(['id', 'source_id', 'part', 'published_on', 'fetched_at'])
    .where('state', '<>', 'draft')
    .execute()
  return rows.map(row => ({
    id: row.id,
    source: row.source_id,
    part: row.part,
    day: row.published_on ?? row.fetched_at.toISOString().slice(0, 10),
  }))
}

type Built = Extract<SnapshotAnswer, { kind: 'built' }>

const buildInThread = async ({ database, signal }: PublishContext, order: SnapshotOrder): Promise<Built> => {
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
    for await (const rows of entryPages(database.db, { drafts: false })) {
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

const recordSnapshot = async (
  { database, dataDir }: PublishContext,
  snapshot: PublishedSnapshot,
  meta: SnapshotMeta,
): Promise<void> => {
  const { id, parties, bytes } = snapshot
  const published_at = new Date(meta.publishedAt)
  const row = { id, path: snapshotPath(dataDir, id), bytes, parties, published_at, current: true }
  await database.db.transaction().execute(async tx => {
    await tx.updateTable('snapshot').set({ current: false }).where('current', '=', true).execute()
    await tx
      .insertInto('snapshot')
      .values({ ...row, meta: JSON.stringify(meta) })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ current: true, published_at }))
      .execute()
    await sql`select pg_notify(${snapshotChannel}, ${id})`.execute(tx)
  })
}

/** Builds the snapshot of what is published now; the caller holds the import lock. */
export const publishSnapshot = async (context: PublishContext): Promise<PublishedSnapshot> => {
  const { database, dataDir, now } = context
  const meta = await loadMeta(database.db, now())
  const order = { meta, editions: await loadEditions(database.db), zhNames: await loadZhNames() }
  const { bytes, subjects } = await buildInThread(context, order)
  const snapshot = { id: await writeSnapshot(dataDir, bytes), parties: subjects, bytes: bytes.length }
  await recordSnapshot(context, snapshot, meta)
  await writePointer(dataDir, snapshot.id)
  await pruneSnapshots(dataDir, snapshot.id)
  return snapshot
}
