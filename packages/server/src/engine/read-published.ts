import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { readFile } from 'node:fs/promises'
import { readPointer, snapshotPath } from './snapshot-files.ts'

/** Nothing can be asked yet. Message in Chinese. */
export class NothingPublished extends Error {
  override readonly name = 'NothingPublished'
}

/** Where the newest published snapshot of a data folder lies. */
export const publishedPath = async (dataDir: string): Promise<string> => {
  const id = await readPointer(dataDir)
  if (id === undefined)
    throw new NothingPublished('还没有可检索的名单：请先启动服务，或用 lists import 导入名单文件')
  return snapshotPath(dataDir, id)
}

/** Opens the newest published snapshot of a data folder without its database. */
export const readPublished = async (dataDir: string): Promise<ScreeningIndex> => {
  for (let attempt = 0; ; attempt++) {
    const path = await publishedPath(dataDir)
    try {
      return openIndex(await readFile(path))
    } catch (error) {
      // Two publishes in the meantime may have removed the file: the pointer then names another.
      if (attempt > 0 || (await publishedPath(dataDir)) === path) throw error
    }
  }
}
