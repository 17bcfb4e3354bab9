import { expect, test } from 'vitest'
import { indexOf, subjectOf } from './testing/fixture.ts'

const index = indexOf([
  subjectOf('line', '01', { names: ['JSC Norvaflot', ['诺瓦现代商船', 'zh-common']] }),
  subjectOf('ship', '03', { names: ['NORVA ENTERPRISE', '诺瓦现代'] }),
  subjectOf('chen', '02', { names: [['陈志', 'zh-official']] }),
  subjectOf('tencent', '01', { names: [['腾讯', 'zh-brand']] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(hit => index.subject(hit.subject).id)

test('a text that is the name of a company is no ship for ending in 船', () => {
  expect(found('诺瓦现代商船')[0]).toBe('line')
  expect(found('诺瓦现代船')[0]).toBe('ship')
})

test('a Chinese name with a character more is another person', () => {
  expect(found('陈志')).toEqual(['chen'])
  expect(found('陈志强')).toEqual([])
})

test('a house of two characters is found by its common misspelling', () => {
  expect(found('腾迅')).toEqual(['tencent'])
  expect(found('滕讯')).toEqual(['tencent'])
})
