import { daysBetween } from '@maojian/domain/control/facts/covered-days'
import type { SnapshotMeta } from '@maojian/screening'
import { listWords } from './list-words.ts'
import { namedLists } from './named-lists.ts'
import { publisherRhythm } from './publisher-rhythm.ts'

const opening = '名单版本已超过发布机构通常的更新周期'

/** Whether a warning speaks of old editions. */
export const tellsStale = (warning: string): boolean => warning.includes(opening)

/** Who was listed after an old edition is not found on it: the one sentence of every door; '' where none is old. */
export const staleLists = ({ sources }: Pick<SnapshotMeta, 'sources'>, day: string): string => {
  const old = sources.flatMap(({ id, publishedOn, starter }) => {
    const days = starter || publishedOn === '' ? 0 : daysBetween(publishedOn, day)
    return days > publisherRhythm(id) ? { name: listWords(id).shortZh, publishedOn, days } : []
  })
  if (old.length === 0) return ''
  const named = old
    .toSorted((a, b) => b.days - a.days)
    .map(({ name, publishedOn, days }) => `${name}（${publishedOn}，${String(days)} 天）`)
  return `${opening}，此后列入者未被筛查，请先更新名单：${namedLists(named)}。`
}
