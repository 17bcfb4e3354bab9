import { expect, test } from 'vitest'
import { meaningOfHan } from '../name/lexicon/lexicon.ts'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { misreadHanWords, repairHanWords } from './repair-han-words.ts'

test.each([
  ['诺瓦鼎支术股份有限公司', '诺瓦鼎技术股份有限公司'],
  ['诺瓦储畜很行', '诺瓦储蓄银行'],
  ['诺瓦进出囗隼团', '诺瓦进出口集团'],
  ['启麦电子有限公司', '启麦电子有限公司'],
  ['启麦材料技术有限公司', '启麦材料技术有限公司'],
])('%s is %s', (typed, named) => {
  expect(repairHanWords(typed)).toBe(named)
})

test('nothing is taken for another word that is a word of business itself', () => {
  expect([...misreadHanWords.keys()].filter(word => meaningOfHan(word) !== undefined)).toEqual([])
})

test('a listed firm is found by its name with a word of business misread', () => {
  const index = indexOf([subjectOf('firm', '01', { names: ['诺瓦鼎技术股份有限公司'] })])
  const [hit] = index.search({ text: '诺瓦鼎支术股份有限公司' }).hits
  expect(index.subject(hit!.subject).id).toBe('firm')
})
