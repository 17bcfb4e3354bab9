import { shanghaiMinute } from '../../shanghai-day.ts'

export type Health = 'green' | 'amber' | 'red' | 'grey'

export interface SourceFreshness {
  /** Never imported: no edition at all. */
  readonly imported: boolean
  readonly starter: boolean
  /** Last time the list was read or found unchanged. */
  readonly lastSuccess: Date | undefined
  readonly lastCheck: Date | undefined
  readonly lastError: string
  readonly cadenceDays: number
}

const dayMs = 86_400_000

/** Colour of a list and the sentence that says why; amber after twice its cadence, red after four times. */
export const sourceHealth = (source: SourceFreshness, now: Date): { health: Health; reason: string } => {
  const failed = source.lastError !== ''
  if (!source.imported)
    return { health: 'grey', reason: failed ? `尚未导入；最近一次检查失败：${source.lastError}` : '尚未导入' }
  const failure = failed
    ? `最近一次检查（${source.lastCheck ? shanghaiMinute(source.lastCheck) : '时间不详'}）失败：${source.lastError}`
    : ''
  if (source.starter) return { health: 'amber', reason: failure || '内置示例数据，尚未导入官方名单' }
  const days = source.lastSuccess
    ? Math.floor((now.getTime() - source.lastSuccess.getTime()) / dayMs)
    : Infinity
  const age = Number.isFinite(days) ? `已 ${days} 天没有成功检查` : '从未成功检查'
  const rule = `该名单通常每 ${source.cadenceDays} 天更新`
  if (days > source.cadenceDays * 4)
    return { health: 'red', reason: [`${age}，${rule}`, failure].filter(Boolean).join('；') }
  if (failed) return { health: 'amber', reason: failure }
  if (days > source.cadenceDays * 2) return { health: 'amber', reason: `${age}，${rule}` }
  return { health: 'green', reason: days === 0 ? '今天检查成功' : `${days} 天前检查成功` }
}
