import { openIndex, type ScreeningIndex } from '@maojian/screening'
import type { FileStore } from '../adapters/file-store.ts'
import { readPointer } from '../snapshots/pointer.ts'
import { isUnusable, readVerified } from '../snapshots/read-verified.ts'
import { snapshotId } from '../snapshots/snapshot-kind.ts'

/** Nothing can be asked yet. Message in Chinese. */
class NothingPublished extends Error {
  override readonly name = 'NothingPublished'
}

export interface PublishedPlace {
  readonly dataDir: string
  readonly store: FileStore
}

export interface PublishedBytes {
  readonly id: string
  readonly bytes: Uint8Array
}

const needPointer = async (dataDir: string): Promise<string> => {
  const digest = await readPointer(dataDir, 'names')
  if (digest !== undefined) return digest
  throw new NothingPublished('还没有可检索的名单：请先启动服务，或用 lists import 导入名单文件')
}

/** The index that this machine uses, without the database. */
export const readPublishedBytes = async ({ dataDir, store }: PublishedPlace): Promise<PublishedBytes> => {
  for (let attempt = 0; ; attempt++) {
    const digest = await needPointer(dataDir)
    try {
      return { id: snapshotId(digest), bytes: await readVerified(store, digest) }
    } catch (error) {
      // Others published in the meantime may have replaced the file: the pointer then names another.
      if (attempt === 0 && (await needPointer(dataDir)) !== digest) continue
      throw isUnusable(error)
        ? new NothingPublished('检索索引的文件缺失或已损坏：请启动服务，索引会自动重建')
        : error
    }
  }
}

export const readPublished = async (place: PublishedPlace): Promise<ScreeningIndex> => {
  const { id, bytes } = await readPublishedBytes(place)
  return openIndex(bytes, id)
}
