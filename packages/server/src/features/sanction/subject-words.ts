import type { listLabel } from '@maojian/contract/calls/hit-shape'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type { Subject, SubjectEntry } from '@maojian/screening'
import type * as z from 'zod'
import { joinZh, listWords } from '../source/entry.ts'

/** Whether the entry counts on a day: listed by then, and neither delisted nor ended. */
export const isListed = (entry: SubjectEntry, day: string): boolean => {
  if (entry.until !== '' && entry.until <= day) return false
  return entry.status !== 'delisted' || entry.until > day
}

const statusCn = (entry: SubjectEntry, listed: boolean): string => {
  if (!listed) return '已移除'
  if (entry.status === 'suspended') return '已暂停'
  return entry.status === 'unverified' ? '未核实' : '有效'
}

export const listLabels = (subject: Subject, day: string): z.output<typeof listLabel>[] =>
  subject.entries
    .map(entry => {
      const words = listWords(entry.source)
      const listed = isListed(entry, day)
      return {
        weight: words.weight + (listed ? 1000 : 0),
        label: {
          source: entry.source,
          shortName: words.shortZh,
          listNameCn: words.nameZh,
          reference: entry.reference,
          since: entry.since,
          until: entry.until,
          dataStatus: listed ? (1 as const) : (0 as const),
          dataStatusCn: statusCn(entry, listed),
        },
      }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ label }) => label)

export const countriesZh = (codes: readonly string[]): string => joinZh(codes.map(countryNameZh))

/** The heaviest list that holds the subject: it orders results of equal score. */
export const subjectWeight = (subject: Subject): number =>
  Math.max(0, ...subject.entries.map(entry => listWords(entry.source).weight))
