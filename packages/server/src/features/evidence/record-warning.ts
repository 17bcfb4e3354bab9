import type { ScreeningIndex } from '@maojian/screening'
import { shanghaiDay } from '../../shanghai-day.ts'
import { listWarning } from '../screening/entry.ts'
import { otherTypeWarning } from './other-types.ts'
import type { KeptSubject } from './record-content.ts'

/** What keeps a record or certificate from being a conclusion: its lists on the day of asking, and what a type left out. */
export const recordWarning = (
  lists: Pick<ScreeningIndex['meta'], 'sources'>,
  at: Date,
  subjects: readonly KeptSubject[],
): string => [listWarning(lists, shanghaiDay(at)), ...new Set(subjects.map(otherTypeWarning))].join('')
