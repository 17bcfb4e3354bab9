import { behindMessage } from './behind-message.ts'
import { engineVersion, openIndex, type ScreeningIndex } from '@maojian/screening'
import { isBehind } from '../snapshots/pointer.ts'
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
  if (await isBehind(place.dataDir, 'names')) place.tell?.(behindMessage())
  return found
}

/** An index that an engine of before built keeps what that one read of the names: a server that starts builds it anew. */
export const openPublished = (
  { id, bytes }: PublishedBytes,
  { tell }: Pick<PublishedPlace, 'tell'>,
): ScreeningIndex => {
  const index = openIndex(bytes, id)
  if (index.meta.engine !== engineVersion)
    tell?.(
      `检索索引由引擎 ${index.meta.engine} 建立，现为 ${engineVersion}，个别名称可能查不到：请启动一次服务，索引会自动重建`,
    )
  return index
}

export const readPublished = async (place: PublishedPlace): Promise<ScreeningIndex> =>
  openPublished(await readPublishedBytes(place), place)
