import { daysBetween, oldAfterDays } from '@maojian/domain/control/facts/covered-days'
import type { ScreeningIndex } from '@maojian/screening'
import { shanghaiDay } from '../../shanghai-day.ts'
import { listWarning } from '../screening/entry.ts'

/** What must be said about the lists that a party was looked for on. */
export const listWarnings = ({ meta }: ScreeningIndex, date: string): string[] => {
  const published = shanghaiDay(new Date(meta.publishedAt))
  const age = daysBetween(published, date)
  return [
    ...[listWarning(meta, date)].filter(text => text !== ''),
    ...(age > oldAfterDays ? [`名单发布于 ${published}，早于判定日 ${String(age)} 天，请先更新名单。`] : []),
  ]
}
