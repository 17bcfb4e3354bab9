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
  cadenceDays: 7,
  ...more,
})

it.each<[string, Partial<SourceFreshness>, string, string]>([
  ['fresh', {}, 'green', '今天检查成功'],
  ['within twice its cadence', { lastSuccess: daysAgo(14) }, 'green', '14 天前'],
  ['after twice its cadence', { lastSuccess: daysAgo(15) }, 'amber', '每 7 天'],
  ['after four times its cadence', { lastSuccess: daysAgo(29) }, 'red', '已 29 天'],
  ['last check failed', { lastError: '对方拒绝连接' }, 'amber', '对方拒绝连接'],
  ['stale and failing', { lastError: '超时', lastSuccess: daysAgo(40) }, 'red', '超时'],
  ['starter data', { starter: true }, 'amber', '内置示例数据'],
  ['never imported', { imported: false }, 'grey', '尚未导入'],
  ['never imported and failing', { imported: false, lastError: '超时' }, 'grey', '超时'],
])('%s', (_, more, health, reason) => {
  const told = sourceHealth(source(more), now)
  expect(told.health).toBe(health)
  expect(told.reason).toContain(reason)
})
