import type { getRecord, listRecords, verifyRecords } from '@maojian/contract/calls/evidence'
import type { RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import type * as z from 'zod'
import type { Tone } from '../../ui/tone-icon.tsx'
import { usePageState } from '../../ui/use-page-state.ts'

export type RecordRow = z.output<typeof listRecords.reply>['data'][number]
export type RecordDetail = z.output<typeof getRecord.reply>
export type Verified = z.output<typeof verifyRecords.reply>
export type RecordSubject = RecordDetail['subjects'][number]
export type FoundParty = RecordSubject['hits'][number]

export const counted = (count: number): string => count.toLocaleString('zh-CN')

const tones: Readonly<Record<RowVerdict, Tone>> = { 1: 'red', 2: 'amber', 0: 'green', 9: 'grey' }

/** Nothing found is green on real lists alone. */
export const verdictTone = (verdict: RowVerdict, warned: boolean): Tone =>
  verdict === 0 && warned ? 'amber' : tones[verdict]

export const levelNames: Readonly<Record<FoundParty['level'], string>> = { 1: '命中', 2: '可能', 0: '近似' }

/** What the address asks of the list. */
export const useRecordFilter = () => {
  const [state] = usePageState('screeningRecords')
  const { keyword = '', kind = '', verdict = '', operator = '', startDate = '', endDate = '' } = state
  return { keyword, kind, verdict, operator, startDate, endDate } as const
}
