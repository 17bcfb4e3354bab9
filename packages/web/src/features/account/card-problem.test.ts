import { accountLimits } from '@maojian/contract/account-rules'
import { expect, it } from 'vitest'
import { cardProblem } from './card-problem.ts'

const max = accountLimits.profileImageBytes

it.each([
  ['image/png', max, undefined],
  ['image/png', max + 1, '图片大小不能超过 1M'],
  ['image/webp', 10, undefined],
  ['image/svg+xml', 10, '支持 PNG、JPEG、WebP 图片，大小不超过 1M'],
  ['', 10, '支持 PNG、JPEG、WebP 图片，大小不超过 1M'],
])('S1-090 S2-235 a card of type %j with %i bytes: %s', (type, size, problem) =>
  expect(cardProblem({ type, size }, max)).toBe(problem),
)
