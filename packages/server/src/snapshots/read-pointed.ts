import type { FileStore } from '../adapters/file-store.ts'
import { readPointer } from './pointer.ts'
import { isUnusable, readVerified } from './read-verified.ts'
import { snapshotId, type SnapshotKind } from './snapshot-kind.ts'

/** Where a program without the database finds what is published. */
export interface PublishedPlace {
  readonly dataDir: string
  readonly store: FileStore
  /** Tells whoever asked what he should know of what is published. */
  readonly tell?: (message: string) => void
}

export interface PublishedBytes {
  readonly id: string
  readonly bytes: Uint8Array
}

/** The snapshot that this machine uses: undefined where none was published, 'unusable' where its file is gone or broken. */
export const readPointed = async (
  { dataDir, store }: PublishedPlace,
  kind: SnapshotKind,
): Promise<PublishedBytes | 'unusable' | undefined> => {
  for (let attempt = 0; ; attempt++) {
    const digest = await readPointer(dataDir, kind)
    if (digest === undefined) return undefined
    try {
      return { id: snapshotId(digest), bytes: await readVerified(store, digest) }
    } catch (error) {
      // Others published in the meantime may have replaced the file: the pointer then names another.
      if (attempt === 0 && (await readPointer(dataDir, kind)) !== digest) continue
      if (isUnusable(error)) return 'unusable'
      throw error
    }
  }
}
