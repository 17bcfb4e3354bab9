import { expect, test } from 'vitest'
import { keepQuestions, openQuestions } from './kept-questions.ts'
import { readQuestion } from './read-question.ts'
import { firmPairs } from './testing/firm-pairs.table.ts'
import { indexOf, subjectOf } from './testing/fixture.ts'

/** Every way by which a name or code is found, each with who it finds. */
const ways: readonly (readonly [asked: string, listed: string])[] = [
  ['Norvarion Shipping Co., Ltd.', 'NORVARION SHIPPING COMPANY LIMITED'],
  ['Norvarion Shiping', 'Norvarion Shipping'],
  ['Nor Varion Shipping', 'Norvarion Shipping'],
  ['Norvarion Bank, Frankfurt Branch', 'Norvarion Bank'],
  ['Norvaroin Moscow', 'Norvarion'],
  ['尼古拉斯·马杜罗', 'Nicolas MADURO MOROS'],
  ['金正恩', 'KIM Jong Un'],
  ['Li Xiaoming', '李晓明'],
  ['海康威士数字技术', '海康威视数字技术'],
  ['中核集团', '中国核工业集团有限公司'],
  ['Норвальский завод', 'Norvalskiy Zavod'],
  ['محمد كريم نوروان', 'Muhammad Karim Norwan'],
  ['Karvonov', 'Igor Karvonov'],
  ['V.V. Karvonov', 'Vladimir Vladimirovich Karvonov'],
  ['ООО «Ларчбанк»', 'LLC Larchbank'],
  ['深圳市诺瓦鼎电子有限公司', 'Shenzhen Nuowading Electronics Co Ltd'],
  ['开户行：深圳市诺瓦鼎电子有限公司', 'Shenzhen Nuowading Electronics Co Ltd'],
  ['尼古拉斯·马杜罗先生', 'Nicolas MADURO MOROS'],
  ['香港新三泰电子有限公司', 'Hong Kong New Santai Electronics Co., Ltd'],
  ['芯佰微电子有限公司', 'COREBAI MICROELECTRONICS COMPANY LIMITED'],
  ['清远佛丰乐达供应链服务有限公司', 'QINGYUAN FO FENG LEDA SUPPLY CHAIN SERVICE CO LTD'],
]

const listed = [...ways, ...firmPairs].map(([, name], at) =>
  subjectOf(`S${at}`, '01', {
    names: [name],
    identifiers: [
      { kind: 'imo', value: '9187629' },
      { kind: 'website', value: 'www.norvarion-lines.com' },
      { kind: 'registration', value: '7712345' },
    ].slice(at % 9 === 0 ? 0 : 3) as never,
  }),
)

const codes = ['IMO 9187629', 'norvarion-lines.com', 'info@norvarion-lines.com', '7712345']
const unrelated = [
  'Quilmark Ventures',
  '沪宁鼎晟门窗有限公司',
  'Zephyrine Ostberg',
  'Wexford & Daughters Bakery',
  '王者荣光文化传媒工作室',
]
const asked = [...ways, ...firmPairs].map(([name]) => name)
const everybody = [...asked, ...codes, ...unrelated]

const kept = (names: readonly string[]) =>
  openQuestions(keepQuestions(names.map(name => readQuestion([name], []))))!

test('whoever a search of any index finds is met by what was kept of the question before', () => {
  // Each index is as small as a difference of two editions; together they hold everybody.
  const indexes = Array.from({ length: 12 }, (_, part) =>
    indexOf(listed.filter((__, at) => at % 12 === part)),
  )
  const questions = kept(everybody)
  let found = 0
  for (const index of indexes)
    for (const [at, text] of everybody.entries()) {
      if (index.search({ text }).count === 0) continue
      found++
      expect(`${text} ${index.mayFind(questions[at]!)}`).toBe(`${text} true`)
    }
  expect(found).toBeGreaterThan(everybody.length)
})

test.each(ways)('what %s looks for meets %s', (text, name) => {
  const index = indexOf([subjectOf('one', name.startsWith('Nicolas') ? '02' : '01', { names: [name] })])
  expect(index.search({ text }).count).toBe(1)
  expect(index.mayFind(kept([text])[0]!)).toBe(true)
})

test('a name that shares nothing but what many share is not met', () => {
  const index = indexOf(listed)
  const met = kept(unrelated).filter(question => index.mayFind(question))
  expect(met).toEqual([])
})

test('what is kept tells no more and no less than what is read now', () => {
  const index = indexOf(listed)
  const before = everybody.map(name => index.mayFind(readQuestion([name], [])))
  expect(kept(everybody).map(question => index.mayFind(question))).toEqual(before)
})

test('other names and codes of the same one are looked for as well', () => {
  const index = indexOf(listed)
  expect(index.mayFind(readQuestion(['Quilmark Ventures', 'Norvarion Shipping'], []))).toBe(true)
  expect(index.mayFind(readQuestion(['Quilmark Ventures'], ['9187629']))).toBe(true)
  expect(index.mayFind(readQuestion([], []))).toBe(false)
})

test('what another engine has read is not opened', () => {
  const bytes = keepQuestions([readQuestion(['Norvarion Shipping'], [])])
  bytes[0]! ^= 1
  expect(openQuestions(bytes)).toBeUndefined()
})
