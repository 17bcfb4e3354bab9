import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test.each([
  ['张建设', 'Zhang Jianshe'],
  ['李卫生', 'Li Weisheng'],
  ['陈国防', 'Chen Guofang'],
])('%s is a person whose given name is a business word too: %s', (written, read) => {
  expect(comparePair(written, read, '02').score).toBeGreaterThanOrEqual(90)
})

test('a firm keeps its business words', () => {
  expect(comparePair('张江建设集团有限公司', 'Zhangjiang Construction Group').score).toBeGreaterThanOrEqual(
    85,
  )
})
