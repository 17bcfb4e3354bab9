import { expect, test } from 'vitest'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { examples } from './examples.table.ts'
import { proposeChineseName } from './propose-chinese-name.ts'

const propose = (name: string, type: PartyType, countries: string) =>
  proposeChineseName({ type, names: [name], countries: countries.split(' ').filter(Boolean) })

test.each([
  ['PUTIN, Vladimir Vladimirovich', 'RU', '弗拉基米尔·弗拉基米罗维奇·普京'],
  ['Владимир Путин', '', '弗拉基米尔·普京'],
  ['Dmitry MEDVEDEV', 'RU', '德米特里·梅德韦杰夫'],
  ['Saddam Hussein AL-TIKRITI', 'IQ', '萨达姆·侯赛因·提克里提'],
  ['Abd al-Rahman SALIH', 'IQ', '阿卜杜勒-拉赫曼·萨利赫'],
  ['Ali SHAMKHANI', 'IR', '阿里·沙姆哈尼'],
  ['Nicolás MADURO', 'VE', '尼古拉斯·马杜罗'],
  ['Milorad DODIK', 'BA', '米洛拉德·多迪克'],
  ['Jacques CHIRAC', 'FR', '雅克·希拉克'],
  ['Thomas ANDERSON', 'GB', '托马斯·安德森'],
])('%s (%s) is proposed as %s, marked as made by sound', (name, countries, text) => {
  const made = propose(name, '02', countries)
  expect(made).toMatchObject({ text, mark: '机器音译' })
  expect(made?.note).toContain('不作为命中依据')
})

test.each([
  ['Irina RUKAVISHNIKOVA', 'RU', '伊琳娜·鲁卡维什尼科娃'],
  ['Maria ZAKHAROVA', 'RU', '玛丽亚·扎哈罗娃'],
])('a woman’s name ends in a woman’s character: %s', (name, countries, text) => {
  expect(propose(name, '02', countries)?.text).toBe(text)
})

test.each([
  ['Li Ming', 'CN', '无法从拼音推出汉字'],
  ['Zhang Wei', '', '无法从拼音推出汉字'],
  ['KIM Jong Un', 'KP', '无法从罗马字拼写推出汉字'],
  ['KIM Tong-un', '', '无法从罗马字拼写推出汉字'],
  ['Tanaka Ichiro', 'JP', '无法从罗马字拼写推出汉字'],
  ['Nguyen Van Anh', 'VN', '无法从罗马字拼写推出汉字'],
])('no characters are invented for %s (%s): %s', (name, countries, note) => {
  expect(propose(name, '02', countries)).toEqual({ text: '', mark: '无法推出汉字', note })
})

test.each([
  ['Bank of Moscow', 'RU', '莫斯科银行'],
  ['Ministry of Defence of Iran', 'IR', '伊朗国防部'],
  ['Research Institute of Precision Instruments', 'RU', '精密仪器研究所'],
  ['JOINT STOCK COMPANY MUROM DESIGN BUREAU', 'RU', '穆罗姆设计局股份公司'],
  ['Huaxin Technology (Hong Kong) Co., Limited', 'HK', '香港Huaxin科技有限公司'],
  ['Bank Melli', 'IR', '梅利银行'],
  ['Mitsubishi Heavy Industries, Ltd.', 'JP', 'Mitsubishi重型工业有限公司'],
  ['Kwong Fat Trading Limited', 'HK', 'Kwong Fat贸易有限公司'],
])('%s (%s) is proposed as %s, marked as translated', (name, countries, text) => {
  expect(propose(name, '01', countries)).toMatchObject({ text, mark: '机器翻译' })
})

test('a company known by its name alone is a transcription, a vessel ends in 号', () => {
  expect(propose('OPEN JOINT STOCK COMPANY BPS-SBERBANK', '01', 'BY')).toMatchObject({
    text: 'BPS储蓄银行股份公司',
    mark: '机器翻译',
  })
  expect(propose('LADOGA', '01', 'RU')).toMatchObject({ text: '拉多加', mark: '机器音译' })
  expect(propose('Huawei Technology', '01', 'EG')).toMatchObject({ text: '华为科技', mark: '机器翻译' })
  expect(propose('VIKTOR ZABELIN', '03', 'RU')).toMatchObject({ text: '维克托·扎别林号', mark: '机器音译' })
  expect(propose('OCEAN DRAGON', '03', 'PA')).toMatchObject({ text: '海洋龙号', mark: '机器翻译' })
})

test('nothing is proposed for aircraft, for acronyms, or beside a name in characters', () => {
  expect(propose('RA-76638', '04', 'RU')).toBeUndefined()
  expect(propose('RPP LLC', '01', 'RU')).toBeUndefined()
  expect(propose('', '02', 'RU')).toBeUndefined()
  expect(propose('Kwangsong', '01', 'KP')).toEqual({
    text: '',
    mark: '无法推出汉字',
    note: '无法从罗马字拼写推出汉字',
  })
  const names = ['Vladimir PUTIN', '普京']
  expect(proposeChineseName({ type: '02', names, countries: ['RU'] })).toBeUndefined()
})

test('the index knows no proposal: it belongs to no party', () => {
  const index = indexOf([subjectOf('p', '03', { names: ['OCEAN DRAGON'], countries: ['PA'] })])
  const rules = index
    .search({ text: '海洋龙号' })
    .hits.flatMap(hit => hit.evidence.pairs.map(pair => pair.rule))
  expect(rules).not.toContain('exact')
  expect(index.subject(0).names).toHaveLength(1)
})

test('of the authored well-known names three in four are written exactly as usual', () => {
  const off = examples.filter(
    ([name, type, countries, usual]) => propose(name, type, countries)?.text !== usual,
  )
  expect(off.length, off.map(([name]) => name).join(', ')).toBeLessThanOrEqual(examples.length / 4)
  expect(examples.length).toBeGreaterThan(140)
})

test('words about several houses are no name to be proposed', () => {
  expect(propose('Bank Norva (including all branches) and subsidiaries', '01', 'IR')).toBeUndefined()
  expect(propose('Norva Bank', '01', 'IR')).toBeDefined()
})

test('an address that a list names by itself gets no name', () => {
  expect(propose('Room 1418, 14/F, Larchwood Plaza, 612 Nathan Road, Hong Kong', '01', 'CN')).toBeUndefined()
})
