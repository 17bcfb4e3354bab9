import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createFolderStore, type FileStore } from './file-store.ts'
import type { Outbound } from './outbound.ts'
import { createS3Store } from './s3-file-store.ts'

/** Contents of different owners: what one lets go of is not another's loss. */
export interface FileStores {
  /** What people upload. */
  readonly uploads: FileStore
  /** Official files as they were fetched. */
  readonly raw: FileStore
  readonly snapshots: FileStore
}

/** A bucket when one is configured, else folders of the data folder. */
export const openFileStores = (
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  outbound: Pick<Outbound, 'stream'>,
  now: () => Date,
): FileStores => {
  const store = (prefix: string, folder: string): FileStore =>
    s3
      ? createS3Store({ config: s3, prefix, copies: join(dataDir, 'copies', folder), outbound, now })
      : createFolderStore(join(dataDir, folder))
  return {
    uploads: store('', 'files'),
    raw: store('raw/', 'raw'),
    snapshots: store('snapshots/', 'snapshots'),
  }
}
