import type { SnapshotMeta } from '@maojian/screening'
import { listSources } from '@maojian/sources'
import { joinZh } from './list-words.ts'

/** What the product carries and nobody imported is told beside how many lists were asked; '' where none is missing. */
export const missingLists = ({ sources }: Pick<SnapshotMeta, 'sources'>): string => {
  const asked = new Set(sources.map(({ id }) => id))
  const missing = listSources.filter(({ id, ended }) => !asked.has(id) && ended !== true)
  return missing.length === 0
    ? ''
    : `${String(missing.length)} 份名单未导入：${joinZh(missing.map(({ shortZh }) => shortZh))}`
}
