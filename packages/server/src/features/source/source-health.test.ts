import { expect, it } from 'vitest'
import { sourceHealth, type SourceFreshness } from './source-health.ts'

const now = new Date('2026-09-30T00:00:00Z')
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
const source = (more: Partial<SourceFreshness>): SourceFreshness => ({
  imported: true,
  starter: false,
  lastSuccess: daysAgo(0),
  lastCheck: daysAgo(0),
  lastError: '',
  editionDay: '2026-09-25',
  byHand: false,
  rhythmDays: 10,
  ...more,
})

it.each<[string, Partial<SourceFreshness>, string, string]>([
  ['fresh', {}, 'green', '今天检查成功'],
  ['within its publisher’s rhythm', { editionDay: '2026-09-20' }, 'green', '版本日期 2026-09-20（10 天前）'],
  ['an edition past it, though looked for today', { editionDay: '2026-09-18' }, 'amber', '10 天更新周期'],
  ['both dates are told', { editionDay: '2026-09-18', lastSuccess: daysAgo(3) }, 'amber', '3 天前检查成功'],
  [
    'an edition of last year, though looked for today',
    { editionDay: '2025-09-25' },
    'red',
    '版本日期 2025-09-25',
  ],
  [
    'a list that dates nothing, looked for in time',
    { editionDay: '', lastSuccess: daysAgo(9) },
    'green',
    '未载明版本日期',
  ],
  [
    'a list that dates nothing, not looked for',
    { editionDay: '', lastSuccess: daysAgo(41) },
    'red',
    '41 天前',
  ],
  [
    'an undated file that a person brought today is of unknown age, never fresh',
    { editionDay: '', byHand: true },
    'amber',
    '版本日期不明（文件未载明，由人工提供）；今天导入文件',
  ],
  [
    'a dated file that a person brought was imported, not looked for',
    { byHand: true },
    'green',
    '今天导入文件',
  ],
  ['last check failed', { lastError: '对方拒绝连接' }, 'amber', '对方拒绝连接'],
  ['stale and failing', { lastError: '超时', editionDay: '2026-08-01' }, 'red', '超时'],
  ['starter data', { starter: true }, 'amber', '内置示例数据'],
  ['never imported', { imported: false }, 'grey', '尚未导入'],
  ['never imported and failing', { imported: false, lastError: '超时' }, 'grey', '超时'],
])('%s', (_, more, health, reason) => {
  const told = sourceHealth(source(more), now)
  expect(told.health).toBe(health)
  expect(told.reason).toContain(reason)
})
