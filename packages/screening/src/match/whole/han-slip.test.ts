import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const listed = '杭州启麦威视数字技术有限公司'

const persons = indexOf([subjectOf('person', '02', { names: [['何俊仁', 'zh-official'], 'Albert Norvin'] })])

const personsFound = (text: string): string[] =>
  persons.search({ text }).hits.map(({ verdict, score }) => `${verdict} ${score}`)

test.each([
  ['a character of the same sound', '杭州启麦威士数字技术有限公司'],
  ['a character missing', '杭州启麦视数字技术有限公司'],
  ['a character twice', '杭州启启麦威视数字技术有限公司'],
  ['two characters swapped', '杭州启威麦视数字技术有限公司'],
  ['a word cut by the slip', '杭州启麦威视数技术有限公司'],
  ['another form besides', '杭州启麦威士数字技术股份有限公司'],
  ['traditional characters', '杭州啟麥威士數字技術有限公司'],
])('%s: %s is shown, never as a hit', (_, text) => {
  const index = indexOf([subjectOf('firm', '01', { names: [[listed, 'zh-official']] })])
  expect(index.search({ text }).hits.map(hit => hit.verdict)).toEqual(['possible'])
  expect(comparePair(text, listed).score).toBe(comparePair(listed, text).score)
})

test.each([
  ['its town left out', '启麦威士数字技术有限公司'],
  ['its town left out, and a character missing', '启麦视数字技术有限公司'],
  ['its town left out, and two characters swapped', '启威麦视数字技术有限公司'],
  ['a group word', '杭州启麦威士数字技术集团有限公司'],
  ['a group word, its town left out', '启麦威视数字技术集团有限公司'],
  ['a second one', '杭州启迈威士数字技术有限公司'],
])('beside a slip the name may have %s: %s', (_, text) => {
  const index = indexOf([subjectOf('firm', '01', { names: [[listed, 'zh-official']] })])
  expect(index.search({ text }).hits.map(hit => hit.verdict)).toEqual(['possible'])
  expect(comparePair(text, listed).score).toBe(comparePair(listed, text).score)
})

test('a body called by its business alone is found with a slip where its town is left out', () => {
  const index = indexOf([subjectOf('body', '01', { names: [['西安飞行自动控制研究所', 'zh-official']] })])
  expect(index.search({ text: '飞行自动控制妍究所' }).hits).toHaveLength(1)
})

test('in a long name any character of a word of business may be amiss, where it is no word any more', () => {
  expect(comparePair('启麦电子材料', '启麦电子村料').score).toBe(80)
  expect(comparePair('启麦电子材料', '启麦电子机料').score).toBe(80)
})

test('a brand of four characters alone may have one of the same sound or shape, and not just another one', () => {
  const index = indexOf([subjectOf('firm', '01', { names: [['启麦威视', 'zh-brand']] })])
  const verdicts = (text: string): string[] => index.search({ text }).hits.map(hit => hit.verdict)
  expect(verdicts('启麦威是')).toEqual(['possible'])
  expect(verdicts('启麦盛视')).toEqual(['possible'])
  expect(verdicts('启麦威信')).toEqual([])
})

test.each([
  ['启麦视', '启麦士', 86],
  ['启麦滨江重工', '启麦冰江重工', 80],
  ['启麦无线电研究所', '启麦五线电研究所', 86],
  ['启麦电器', '启迈电器', 80],
  ['沈阳启麦', '沈阳起麦', 80],
  ['第103装甲修理厂', '第103装贾修理厂', 86],
  ['启麦360科技', '起麦360科技', 80],
])('of %s and %s one is the other by its sound, figures beside it or not', (a, b, points) => {
  expect(comparePair(a, b).score).toBe(points)
  expect(comparePair(b, a).score).toBe(points)
})

test.each([
  ['two places', '山西启麦电器', '陕西启麦电器'],
  ['two numbers', '启麦一厂', '启麦乙厂'],
  ['two numbers in figures', '第103装甲修理厂', '第104装甲修理厂'],
  ['a person', '李建国', '李健国'],
  ['another character', '杭州启麦威信数字技术有限公司', listed],
  ['another number', '启麦集团第十二研究所', '启麦集团第十三研究所'],
  ['another town beside a slip', '南京启麦威士数字技术有限公司', listed],
  ['half of its characters', '启卖微士', '启麦威视'],
  ['another direction', '启麦东方科技集团', '启麦南方科技集团'],
  ['another place', '南京启麦精密仪器厂', '北京启麦精密仪器厂'],
  ['a brand before generic words', '中国天化工集团', '中国化工集团'],
])('%s makes no slip: %s, %s', (_, a, b) => {
  expect(comparePair(a, b).score).toBeLessThan(86)
})

test.each([
  ['another character of its sound in the given name', '何竣仁'],
  ['one of its sound for the surname', '贺俊仁'],
  ['the given name turned round', '何仁俊'],
])('a person listed in Chinese is possible with %s', (_, text) => {
  expect(personsFound(text)).toEqual(['possible 80'])
})

test.each([
  ['a character that sounds otherwise', '何美仁'],
  ['two characters of their sound', '何竣人'],
  ['two characters alone', '何俊'],
  ['a firm with such a brand', '何竣仁贸易有限公司'],
])('%s tells another one', (_, text) => {
  expect(personsFound(text)).toEqual([])
})

const firms = indexOf([
  subjectOf('brand', '01', { names: [['启麦威视', 'zh-brand']] }),
  subjectOf('bank', '01', { names: [['阿尔维银行', 'zh-official']] }),
  subjectOf('tenth', '01', { names: [['苏诺第十二厂', 'zh-official']] }),
])

const firmsFound = (text: string): string[] =>
  firms.search({ text }).hits.map(({ verdict, subject }) => `${verdict} ${firms.subject(subject).id}`)

test.each([
  ['a brand of four characters turned round', '启威麦视', 'brand'],
  ['a brand of four characters with one more', '启麦威威视', 'brand'],
  ['a word of business cut by two turned round', '阿尔维行银', 'bank'],
  ['a short name with a character missing', '阿尔银行', 'bank'],
])('%s is possible: %s', (_, text, id) => {
  expect(firmsFound(text)).toEqual([`possible ${id}`])
})

test('a number turned round is another firm', () => {
  expect(firmsFound('苏诺第二十厂')).toEqual([])
})
