import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { readPointed, type PublishedBytes, type PublishedPlace } from '../snapshots/read-pointed.ts'

/** Nothing can be asked yet. Message in Chinese. */
class NothingPublished extends Error {
  override readonly name = 'NothingPublished'
}

/** The index that this machine uses, without the database. */
export const readPublishedBytes = async (place: PublishedPlace): Promise<PublishedBytes> => {
  const found = await readPointed(place, 'names')
  if (found === undefined)
    throw new NothingPublished('还没有可检索的名单：请先启动服务，或用 lists import 导入名单文件')
  if (found === 'unusable')
    throw new NothingPublished('检索索引的文件缺失或已损坏：请启动服务，索引会自动重建')
  return found
}

export const readPublished = async (place: PublishedPlace): Promise<ScreeningIndex> => {
  const { id, bytes } = await readPublishedBytes(place)
  return openIndex(bytes, id)
}
