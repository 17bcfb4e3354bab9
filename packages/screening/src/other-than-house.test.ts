import { expect, test } from 'vitest'
import { indexOf, subjectOf } from './testing/fixture.ts'

const index = indexOf([
  subjectOf('person', '02', { names: ['Hyon Kwang IL', ['GE', 'weak']] }),
  subjectOf('joint', '01', { names: ['JOINT DEVELOPMENT BANK'], countries: ['MM'] }),
  subjectOf('agricultural', '01', { names: ['Agricultural Bank'], countries: ['LY'] }),
  subjectOf('russian', '01', { names: ['Russian Agricultural Bank'], countries: ['RU'] }),
  subjectOf('kheir', '02', { names: ['Abu Al-Khayr'] }),
  subjectOf('letters', '01', { names: ['Dynamic Engineering Corporation', 'DEC'] }),
  subjectOf('alibaba', '01', { names: ['Alibaba Group Holding Limited', 'Alibaba'], countries: ['CN'] }),
  subjectOf('hikvision', '01', {
    names: ['Hangzhou Hikvision Digital Technology Co., Ltd.', 'Hikvision'],
    countries: ['CN'],
  }),
  subjectOf('alfa', '01', { names: ['Closed Joint-Stock Company Alfa-Bank'], countries: ['BY'] }),
  subjectOf('ummc', '01', { names: ['UMMC', 'Ural Mining and Metallurgical Company'], countries: ['RU'] }),
  subjectOf('aeroflot', '01', { names: ['PJSC Aeroflot'], countries: ['RU'] }),
  subjectOf('rossiya', '01', { names: ['JSC Rossiya Airlines'], countries: ['RU'] }),
  subjectOf('mikron', '01', { names: ['JSC Mikron'], countries: ['RU'] }),
  subjectOf('sharb', '01', { names: ['Sharb Limited'], countries: ['RU'] }),
  subjectOf('cgn', '01', {
    names: ['China General Nuclear Power Corporation', 'CGN', '中广核'],
    countries: ['CN'],
  }),
  subjectOf('gromov', '01', { names: ['Gromov Flight Research Institute'], countries: ['RU'] }),
  subjectOf('citi', '01', { names: ['LLC “CITI”', 'Engineering Center of Novel Technologies'] }),
  subjectOf('dahua', '01', { names: ['Zhejiang Dahua Technology Co., Ltd.', 'Dahua', '大华股份'] }),
  subjectOf('iranair', '01', { names: ['IRAN AIR', '伊朗国航'], countries: ['IR'] }),
  subjectOf('vtb', '01', { names: ['VTB Bank PJSC', 'VTB Bank'], countries: ['RU'] }),
  subjectOf('factoring', '01', { names: ['VTB Factoring Ltd'], countries: ['RU'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(hit => index.subject(hit.subject).id)

test.each([
  '霍尼韦尔',
  '通用电气',
  '东方电气',
  '建设银行',
  '中国建设银行',
  '建设银行上海分行',
  'Haier',
  'Haier Group',
  'Sharp',
  'Citibank',
  '花旗银行',
  '花旗银行（中国）有限公司',
  '大华银行',
  '国航',
])('a house that is known is nobody who is only like it: %s', text => {
  expect(found(text)).toEqual([])
})

test.each([
  ['农业银行', ['agricultural', 'russian']],
  ['海康', ['hikvision']],
  ['阿里云', ['alibaba']],
  ['格罗莫夫飞行研究所', ['gromov']],
  ['Alpha Bank', ['alfa']],
  ['Alpha Bank Minsk', ['alfa']],
  ['Alpha Bank AE', ['alfa']],
  ['UMC', ['ummc']],
  ['Micron', ['mikron']],
  ['CGN Power', ['cgn']],
  ['LLC CITI', ['citi']],
  ['大华', ['dahua']],
  ['伊朗国航', ['iranair']],
  ['VTB', ['vtb', 'factoring']],
  ['俄罗斯航空', ['aeroflot', 'rossiya']],
])(
  'a party that has the name of the house, or that of its parent, or one like it beside one that is shown: %s',
  (text, ids) => {
    expect(found(text)).toEqual(ids)
  },
)
