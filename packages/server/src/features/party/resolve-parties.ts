import { Worker } from 'node:worker_threads'
import type { Database } from '../../db/database.ts'
import { endThread } from '../../end-thread.ts'
import { createIdSupply } from '../../db/id-supply.ts'
import { draftPages } from '../../lists/entry-pages.ts'
import { assignParties } from '../../lists/entry-store.ts'
import type { ChangedEntry, ResolveAnswer, ResolveOrder } from './resolve-worker.ts'
import type { PartyMerge } from '../../lists/party-store.ts'
import type { ResolvedEntry } from './resolve.ts'
import { pairsByHand } from '../../lists/party-pair-store.ts'
import { insertParties } from '../../lists/party-store.ts'

/** What resolution changes: new entries are written at once, present ones only together with the pointer. */
export interface PartyChanges {
  readonly moved: readonly ResolvedEntry[]
  readonly merges: readonly PartyMerge[]
  readonly parties: number
  readonly pending: number
  readonly refused: number
}

type Resolved = Extract<ResolveAnswer, { kind: 'resolved' }>

const inThread = async (database: Database, signal: AbortSignal | undefined): Promise<Resolved> => {
  const worker = new Worker(new URL('./resolve-worker.ts', import.meta.url))
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  worker.on('error', failed.reject)
  worker.on('exit', code => failed.reject(new Error(`归并线程意外退出（${code}）`)))
  const ask = async (order: ResolveOrder): Promise<ResolveAnswer> => {
    const answered = new Promise<ResolveAnswer>(answer => worker.once('message', answer))
    worker.postMessage(order)
    return Promise.race([answered, failed.promise])
  }
  try {
    let busy: Promise<unknown> = Promise.resolve()
    for await (const page of draftPages(database.db)) {
      signal?.throwIfAborted()
      await busy
      busy = ask({ kind: 'page', page })
    }
    await busy
    const answer = await ask({ kind: 'end', pairs: await pairsByHand(database.db) })
    if (answer.kind !== 'resolved') throw new Error('归并线程没有给出结果')
    return answer
  } finally {
    await endThread(worker)
  }
}

const batch = 500

const chunks = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / batch) }, (_, i) => items.slice(i * batch, (i + 1) * batch))

/** Numbers in place of the resolver's own names for new parties, in the order of their oldest entries. */
const numbered = async (database: Database, changed: readonly ChangedEntry[]): Promise<ChangedEntry[]> => {
  const next = createIdSupply(database.db, 'party_number')
  const names = new Map<string, string>()
  const entries: ChangedEntry[] = []
  for (const one of changed) {
    if (!one.party.startsWith('?')) {
      entries.push(one)
      continue
    }
    const party = names.get(one.party) ?? `P${await next()}`
    names.set(one.party, party)
    entries.push({ ...one, party })
  }
  for (const ids of chunks([...names.values()])) await insertParties(database.db, ids)
  return entries
}

/** Resolves all entries, drafts included, to parties and writes what readers cannot see yet. */
export const resolveParties = async (database: Database, signal?: AbortSignal): Promise<PartyChanges> => {
  const { changed, merges, counts } = await inThread(database, signal)
  const entries = await numbered(database, changed)
  for (const rows of chunks(entries.filter(({ before }) => before === null))) {
    signal?.throwIfAborted()
    await database.db.transaction().execute(tx => assignParties(tx, rows))
  }
  return { moved: entries.filter(({ before }) => before !== null), merges, ...counts }
}
