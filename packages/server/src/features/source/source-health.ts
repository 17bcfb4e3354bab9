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
  /** Day of the newest edition, yyyy-MM-dd; '' where the list does not say. */
  readonly editionDay: string
  /** A person brought its newest file: nobody asked the authority whether it is the newest. */
  readonly byHand: boolean
  /** Days within which the publisher usually brings out the next one. */
  readonly rhythmDays: number
}

const dayMs = 86_400_000

/** Times its publisher's rhythm after which an edition is not merely late. */
const stale = 4

const daysSince = (at: Date | undefined, now: Date): number =>
  at === undefined ? Infinity : Math.floor((now.getTime() - at.getTime()) / dayMs)

const lookOf = ({ lastSuccess, byHand }: SourceFreshness, now: Date): string => {
  const days = daysSince(lastSuccess, now)
  const done = byHand ? '导入文件' : '检查成功'
  if (!Number.isFinite(days)) return '从未成功检查'
  return days <= 0 ? `今天${done}` : `${days} 天前${done}`
}

/** How old the edition is, told with both dates: that of the edition and that of the last look for a newer one. */
const ageOf = (source: SourceFreshness, now: Date): { days: number; told: string } => {
  const { editionDay, byHand, lastSuccess } = source
  const look = lookOf(source, now)
  if (editionDay === '') {
    const told = byHand ? '版本日期不明（文件未载明，由人工提供）' : '名单未载明版本日期'
    return { days: daysSince(lastSuccess, now), told: `${told}；${look}` }
  }
  const days = daysSince(new Date(`${editionDay}T00:00:00+08:00`), now)
  return { days, told: `版本日期 ${editionDay}（${Math.max(0, days)} 天前）；${look}` }
}

/** Colour of a list and the sentence that says why: its edition is measured by its publisher's rhythm. */
export const sourceHealth = (source: SourceFreshness, now: Date): { health: Health; reason: string } => {
  const failed = source.lastError !== ''
  if (!source.imported)
    return { health: 'grey', reason: failed ? `尚未导入；最近一次检查失败：${source.lastError}` : '尚未导入' }
  const failure = failed
    ? `最近一次检查（${source.lastCheck ? shanghaiMinute(source.lastCheck) : '时间不详'}）失败：${source.lastError}`
    : ''
  if (source.starter) return { health: 'amber', reason: failure || '内置示例数据，尚未导入官方名单' }
  const { days, told } = ageOf(source, now)
  const late = `${told}；已超过发布机构通常的 ${source.rhythmDays} 天更新周期，可能不是最新版本`
  if (days > source.rhythmDays * stale)
    return { health: 'red', reason: [failure, late].filter(Boolean).join('；') }
  if (failed) return { health: 'amber', reason: `${failure}；${told}` }
  if (days > source.rhythmDays) return { health: 'amber', reason: late }
  return { health: source.byHand && source.editionDay === '' ? 'amber' : 'green', reason: told }
}
