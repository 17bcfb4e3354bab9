import type { ScreeningIndex } from '@maojian/screening'
import { shanghaiDay } from '../../shanghai-day.ts'
import { listWarning, misprintWarning, type FoundHit, type ScreenedSubject } from '../screening/entry.ts'
import { otherTypeWarning } from './other-types.ts'
import { keptSubject, type KeptSubject } from './record-content.ts'
import { decidedAwayWarning } from './uncounted-hits.ts'

export interface AskedSubject extends ScreenedSubject {
  /** Who bears the name and was left out by the type that was asked. */
  readonly hidden?: readonly FoundHit[]
}

/** What keeps a record or certificate from being a conclusion: its lists on the day of asking, what was decided away, a code that is a slip, and what a type left out. */
export const recordWarning = (
  lists: Pick<ScreeningIndex['meta'], 'sources'>,
  at: Date,
  subjects: readonly KeptSubject[],
): string =>
  [
    listWarning(lists, shanghaiDay(at)),
    ...new Set(
      subjects.flatMap(one => [decidedAwayWarning(one), misprintWarning(one), otherTypeWarning(one)]),
    ),
  ].join('')

/** The same of one answer, before it is kept. */
export const answerWarning = (
  { now }: { readonly now: Date },
  index: ScreeningIndex,
  { screened, found, hidden }: AskedSubject,
): string => {
  const isTold = hidden?.length || misprintWarning(screened) !== ''
  return recordWarning(index.meta, now, isTold ? [keptSubject(screened, found, hidden)] : [])
}
