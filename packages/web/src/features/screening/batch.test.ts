import { someStarter, starterOnly } from '@maojian/domain/vocabulary/starter-data'
import { expect, test } from 'vitest'
import { batchVerdict, percentDone, rowTone, type Batch } from './batch.ts'

const batch = (rest: Partial<Batch>): Batch => ({
  id: 'B1',
  name: 'a.csv',
  author: '甲',
  state: 'done',
  stateName: '已完成',
  rows: 1000,
  screened: 1000,
  hits: 0,
  possible: 0,
  clear: 1000,
  unasked: 0,
  formerId: '',
  changed: 0,
  error: '',
  snapshotId: '',
  warning: '',
  createdAt: '',
  startedAt: '',
  finishedAt: '',
  ...rest,
})

test.each([
  [{ hits: 2, possible: 1 }, 'red', '命中 2 行，可能 1 行'],
  [{ possible: 1200 }, 'amber', '没有命中，可能 1,200 行需要核对'],
  [{}, 'green', '全部行均未发现 80 分及以上的名单主体'],
  [{ clear: 900, unasked: 100 }, 'amber', '没有命中，100 行未能筛查'],
  [{ clear: 0, unasked: 1000 }, 'amber', '没有一行能够筛查'],
  [{ warning: starterOnly }, 'amber', '仅在内置示例数据中检索，没有命中不能作为结论'],
  [{ warning: `${someStarter}：OFAC SDN。` }, 'amber', '没有命中，但部分名单仍为内置示例数据，不能作为结论'],
  [{ state: 'cancelled', screened: 10 } as const, 'grey', '没有命中（已取消，完成 10 / 1,000 行）'],
  [{ state: 'failed', stateName: '未完成' } as const, 'grey', '筛查未完成'],
])('the verdict of a file: %j', (rest, tone, title) =>
  expect(batchVerdict(batch(rest))).toEqual({ tone, title }),
)

test('a file is not said to be done before its last row', () => {
  expect(percentDone(batch({ screened: 999 }))).toBe(99)
  expect(percentDone(batch({ rows: 0, screened: 0 }))).toBe(0)
})

test('a hit on lists that forbid nothing is no red row; one of before, which does not say, stays red', () => {
  const tone = (effect: string, effectLevel: 0 | 1 | 2) =>
    rowTone({ verdict: 1, effect, effectLevel }, { warning: '' })
  expect([tone('资产冻结', 1), tone('限制采购', 2), tone('', 0)]).toEqual(['red', 'amber', 'red'])
})
