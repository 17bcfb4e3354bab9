import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { namesInSentence } from './names-in-sentence.ts'

const told = (text: string): string[] => namesInSentence(text).map(one => one.text)

test.each([
  ['抬头改成长江存储', '长江存储'],
  ['中兴通讯被美国制裁', '中兴通讯'],
  ['银行问马汉航空是什么公司', '马汉航空'],
  ['放货给山东诺瓦石化', '山东诺瓦石化'],
  ['河北诺瓦下单了', '河北诺瓦'],
  ['货送诺瓦石化', '诺瓦石化'],
  ['提单上显示伊朗国家油轮公司', '伊朗国家油轮公司'],
  ['开证行：VTB', 'VTB'],
  ['查ZTE', 'ZTE'],
  ['ZTE有风险吗', 'ZTE'],
  ['2026-ZTE-合同', 'ZTE'],
])('%s holds %s, whatever verb stands around it', (text, name) => {
  expect(told(text)).toContain(name)
})

test.each([
  ['深圳市诺瓦恒通科技有限公司'],
  ['ABC科技有限公司'],
  ['巨涛海洋石油服务有限公司询盘'],
  ['新明中国控股有限公司的课题组'],
  ['KYC 王小明'],
  ['诺瓦石化'],
])('%s holds no other house', text => {
  expect(told(text)).toEqual([])
})

test('what a town and a form enclose is a firm of its own, and what stands behind it is read', () => {
  expect(told('江苏中兴通讯科技股份有限公司董事长')).toEqual([])
  expect(told('江苏诺瓦科技股份有限公司背后是中兴通讯')).toContain('中兴通讯')
})

test('a house with another business behind it is told as the firm that it is a piece of', () => {
  expect(told('与中兴通讯物业管理有限公司无关')).toContain('中兴通讯物业管理有限公司')
  expect(told('与中兴通讯物业管理有限公司无关')).not.toContain('中兴通讯')
  expect(told('给中兴通讯股份有限公司发货')).toContain('中兴通讯')
})

test('the part of a house is told wherever in the text its name stands', () => {
  const names = namesInSentence('中兴通讯问中兴通讯第三研究院')
  expect(names.map(({ beside }) => beside?.text)).toEqual(['第三研究院'])
})

test.each([
  ['北方工业大学', '北方工业'],
  ['中国电子企业协会会员', '中国电子'],
  ['中国化工报', '中国化工'],
])('%s is another body of the same ordinary words, and no %s', (text, house) => {
  expect(told(text)).not.toContain(house)
})

test.each([
  ['北方工业报价', '北方工业'],
  ['中国电子学会会员中国电子', '中国电子'],
])('%s still holds %s', (text, house) => {
  expect(told(text)).toContain(house)
})

test('a body with the brand of a house is told beside it, unless the house is told alone as well', () => {
  const beside = (text: string) => namesInSentence(text).find(one => one.text === '中芯国际')?.beside?.text
  expect(beside('中芯国际学校')).toBe('学校')
  expect(beside('中芯国际学校欠中芯国际')).toBeUndefined()
})

const index = indexOf([
  subjectOf('firm', '01', { names: ['超達科技有限公司', 'Chaoda Norva'] }),
  subjectOf('person', '02', { names: ['佘智江'] }),
  subjectOf('refinery', '01', { names: ['SHANDONG JINRUO PETROCHEMICAL GROUP CO., LTD.'] }),
])
const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject, verdict }) => `${index.subject(subject).id} ${verdict}`)

test.each([
  ['银行水单显示超達科技有限公司', ['firm hit']],
  ['货交超达科技有限公司', ['firm hit']],
  ['聘超達科技有限公司当顾问', ['firm possible']],
  ['邀请超達科技有限公司来访', ['firm possible']],
  ['与佘智江物业管理有限公司无关', []],
  ['佘智江欠款', ['person possible']],
  ['银行退回佘智江的汇款', ['person possible']],
  ['放货给山东金若石化', ['refinery possible']],
])('%s is met on the lists: %j', (text, ids) => {
  expect(found(text)).toEqual(ids)
})
