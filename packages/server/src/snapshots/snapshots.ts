import { createHash } from 'node:crypto'
import type { FileStore } from '../adapters/file-store.ts'
import type { Database } from '../db/database.ts'
import { endBehind, noteBehind, writePointer } from './pointer.ts'
import { readVerified } from './read-verified.ts'
import { snapshotId, type SnapshotKind } from './snapshot-kind.ts'
import * as records from './snapshot-store.ts'

export interface SnapshotsOptions {
  readonly database: Database
  readonly store: FileStore
  /** Where programs of this machine that do not open the database look for what is current. */
  readonly dataDir: string
  readonly now: () => Date
  readonly log?: (said: string, error: unknown) => void
}

export interface MadeSnapshot {
  readonly bytes: Uint8Array
  readonly meta: object
  /** What of the database it was made from. */
  readonly basis: string
  readonly parties: number
}

const renewMs = 60_000

const oneChunk = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Reads each digest once for all who use it in this process, threads included; let go when nobody does. */
const createReader = (store: FileStore) => {
  const known = new Map<string, WeakRef<Uint8Array>>()
  const underWay = new Map<string, Promise<Uint8Array>>()
  const readAnew = async (digest: string): Promise<Uint8Array> => {
    try {
      const bytes = await readVerified(store, digest)
      known.set(digest, new WeakRef(bytes))
      return bytes
    } finally {
      underWay.delete(digest)
    }
  }
  return (digest: string): Promise<Uint8Array> => {
    const bytes = known.get(digest)?.deref()
    if (bytes) return Promise.resolve(bytes)
    const reading = underWay.get(digest) ?? readAnew(digest)
    underWay.set(digest, reading)
    return reading
  }
}

/** Published states of the product, in the file store and told in the database. */
export const createSnapshots = ({ database: { db }, store, dataDir, now, log }: SnapshotsOptions) => ({
  /** The bytes, verified, on memory that threads share. */
  read: createReader(store),
  current: (kind: SnapshotKind) => records.findCurrent(db, kind),
  find: (id: string) => records.findSnapshot(db, id),
  /** Whether the file is whole; looks at the file itself. */
  verify: async (digest: string): Promise<void> => void (await readVerified(store, digest)),
  /** Removes a file that is not what it should be. */
  discard: (digest: string): Promise<void> => store.remove(digest),
  publish: async (kind: SnapshotKind, made: MadeSnapshot): Promise<string> => {
    const { bytes, meta, basis, parties } = made
    const digest = createHash('sha256').update(bytes).digest('hex')
    const snapshot = { id: snapshotId(digest), kind, digest, bytes: bytes.byteLength, basis, parties }
    const row = { ...snapshot, meta: JSON.stringify(meta) }
    await records.insertDraft(db, row, now())
    await store.write(oneChunk(bytes))
    await records.makeCurrent(db, row)
    await writePointer(dataDir, kind, digest)
    for (const old of await records.retireSnapshots(db, kind, now())) await store.remove(old)
    return snapshot.id
  },
  /** Keeps a snapshot from being removed until the answered function is called, or this process dies. */
  hold: async (id: string, holder: string): Promise<() => Promise<void>> => {
    const renew = (): Promise<void> => records.putLease(db, id, holder, now())
    await renew()
    let isFailing = false
    const renewed = async (): Promise<void> => {
      try {
        await renew()
        isFailing = false
      } catch (error) {
        // Once a series: a lease that lapses lets the file be removed while it is held.
        if (!isFailing) log?.(`索引快照 ${id} 的占用未能续期，将继续尝试`, error)
        isFailing = true
      }
    }
    const timer = setInterval(() => void renewed(), renewMs)
    timer.unref()
    return async () => {
      clearInterval(timer)
      await records.endLease(db, id, holder)
    }
  },
  point: (kind: SnapshotKind, digest: string): Promise<void> => writePointer(dataDir, kind, digest),
  /** What the snapshot is made of is about to change; and it is made of what stands again. */
  noteBehind: (kind: SnapshotKind): Promise<void> => noteBehind(dataDir, kind),
  endBehind: (kind: SnapshotKind): Promise<void> => endBehind(dataDir, kind),
})

export type Snapshots = ReturnType<typeof createSnapshots>
