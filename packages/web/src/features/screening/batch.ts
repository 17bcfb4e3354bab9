import { tellsStarter, tellsStarterOnly } from '@maojian/domain/vocabulary/starter-data'
import type { batch, batchDetail, listBatchResults } from '@maojian/contract/calls/screening'
import { verdictOfFile, type RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import type * as z from 'zod'
import type { Tone } from '../../ui/tone-icon.tsx'

export type Batch = z.output<typeof batch>
export type BatchDetail = z.output<typeof batchDetail>
export type BatchRow = z.output<typeof listBatchResults.reply>['data'][number]

const verdictTones: Readonly<Record<RowVerdict, Tone>> = { 1: 'red', 2: 'amber', 0: 'green', 9: 'grey' }

/** Nothing found is green on real lists alone. */
const verdictTone = (verdict: RowVerdict, { warning }: Pick<Batch, 'warning'>): Tone =>
  verdict === 0 && warning !== '' ? 'amber' : verdictTones[verdict]

/** A hit is red only where its lists forbid or ask for a licence; rows of before do not say. */
export const rowTone = (
  row: Pick<BatchRow, 'verdict' | 'effect' | 'effectLevel'>,
  batch: Pick<Batch, 'warning'>,
): Tone =>
  row.verdict === 1 && row.effect !== '' && row.effectLevel !== 1 ? 'amber' : verdictTone(row.verdict, batch)

export const isUnderWay = ({ state }: Batch): boolean => state === 'queued' || state === 'running'

export const isEnded = (batch: Batch): boolean => batch.state !== 'draft' && !isUnderWay(batch)

export const counted = (count: number): string => count.toLocaleString('zh-CN')

/** Whole per cent; never 100 before the last row. */
export const percentDone = ({ screened, rows }: Batch): number =>
  rows === 0 ? 0 : Math.floor((100 * screened) / rows)

/** The answer of a whole file in one line. */
export const batchVerdict = (batch: Batch): { readonly tone: Tone; readonly title: string } => {
  const { state, stateName, hits, possible, clear, unasked, screened, rows } = batch
  const verdict = verdictOfFile(batch)
  if (state === 'failed') return { tone: 'grey', title: `筛查${stateName}` }
  const part = state === 'cancelled' ? `（已取消，完成 ${counted(screened)} / ${counted(rows)} 行）` : ''
  if (verdict === 1)
    return { tone: 'red', title: `命中 ${counted(hits)} 行，可能 ${counted(possible)} 行${part}` }
  if (verdict === 2) return { tone: 'amber', title: `没有命中，可能 ${counted(possible)} 行需要核对${part}` }
  if (state === 'cancelled') return { tone: 'grey', title: `没有命中${part}` }
  if (tellsStarterOnly(batch.warning))
    return { tone: 'amber', title: '仅在内置示例数据中检索，没有命中不能作为结论' }
  if (tellsStarter(batch.warning))
    return { tone: 'amber', title: '没有命中，但部分名单仍为内置示例数据，不能作为结论' }
  if (batch.warning !== '') return { tone: 'amber', title: '现有版本的名单中没有命中，部分名单须先更新' }
  if (verdict === 9)
    return {
      tone: 'amber',
      title: clear > 0 ? `没有命中，${counted(unasked)} 行未能筛查` : '没有一行能够筛查',
    }
  return { tone: 'green', title: `全部行均未发现 ${defaultThresholds.possible} 分及以上的名单主体` }
}
