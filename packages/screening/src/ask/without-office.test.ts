import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { withoutOfficeBeside } from './office-beside.ts'
import { withoutOffice } from './without-office.ts'

const index = indexOf([
  subjectOf('person', '02', { names: ['Sergei KARVONOV', ['卡尔沃诺夫', 'zh-official']] }),
  subjectOf('chinese', '02', { names: ['LUO Quanming', ['罗全明', 'zh-official']] }),
  subjectOf('firm', '01', { names: ['Norva Group', ['诺尔瓦集团', 'zh-official']] }),
  subjectOf('ship', '03', { names: ['TERN HARBOUR 1'] }),
])

const hits = (text: string): string[] =>
  index
    .search({ text })
    .hits.filter(hit => hit.verdict === 'hit')
    .map(hit => index.subject(hit.subject).id)
    .toSorted()

test.each([
  ['俄罗斯总统卡尔沃诺夫', 'person'],
  ['俄罗斯前国防部长卡尔沃诺夫', 'person'],
  ['俄外长卡尔沃诺夫', 'person'],
  ['卡尔沃诺夫总统', 'person'],
  ['罗全明特首', 'chinese'],
  ['董事长罗全明', 'chinese'],
  ['羅全明總裁', 'chinese'],
  ['罗全明处长', 'chinese'],
  ['罗全明总', 'chinese'],
  ['公安厅厅长罗全明', 'chinese'],
  ['新疆维吾尔自治区党委书记罗全明', 'chinese'],
])('the office in %s is no part of the name', (text, id) => {
  expect(hits(text)).toEqual([id])
})

test.each([
  'President of Belarus Sergei Karvonov',
  'Belarus president Sergei Karvonov',
  'vice chairman of the State Duma Sergei Karvonov',
  'Sergei Karvonov, deputy speaker of the State Duma',
  'Sergei Karvonov vice chairman of the State Duma',
  'Russian oligarch Sergei Karvonov',
  'Verteidigungsminister Sergei Karvonov',
  'der russische Außenminister Sergei Karvonov',
  'Präsident Sergei Karvonov',
  'le président Sergei Karvonov',
  'ministre russe des Affaires étrangères Sergei Karvonov',
  'ministro de Defensa de Venezuela Sergei Karvonov',
  'Rusya Devlet Başkanı Sergei Karvonov',
  'министр иностранных дел РФ Сергей Карвонов',
  'премьер-министр Сергей Карвонов',
  'Сергей Карвонов, председатель Государственной Думы',
  'الرئيس السوري Sergei Karvonov',
  'Sergei Karvonov وزير الدفاع',
  '러시아 대통령 Sergei Karvonov',
  'Sergei Karvonov 국무위원장',
])('a person is met beside an office: %s', text => {
  expect(hits(text)).toEqual(['person'])
})

test.each([
  ['セルゲイ・ラブロフ外相', 'セルゲイ・ラブロフ'],
  ['ロシアのプーチン大統領', 'プーチン'],
  ['ロシア大統領ウラジーミル・プーチン', 'ウラジーミル・プーチン'],
  ['김정은위원장', '김정은'],
  ['북한 김정은 국무위원장', '김정은'],
])('of %s a person is left', (text, name) => {
  expect(withoutOfficeBeside(text)).toContain(name)
})

test.each(['General Motors', 'President Hotel Trading', 'Head Office', 'プーチン'])(
  'no office is left out of %s',
  text => {
    expect(withoutOfficeBeside(text)).toEqual([])
  },
)

test.each(['总统酒店有限公司', '市长杯组委会', '上海总裁咖啡有限公司', '部长'])(
  '%s is left as it is',
  text => {
    expect(withoutOffice(text)).toBe(text)
  },
)

test('a person and a firm with a gap between them are two names', () => {
  expect(hits('罗全明 诺尔瓦集团')).toEqual(['chinese', 'firm'])
  expect(hits('上海 诺尔瓦集团')).not.toContain('chinese')
})

test('a ship is told by what it is, in front or behind', () => {
  expect(hits('Tern Harbour 1 tanker')).toEqual(['ship'])
  expect(hits('TERN HARBOUR 1 bulk carrier')).toEqual(['ship'])
  expect(hits('TERN HARBOUR 1号轮')).toEqual(['ship'])
})

test('a number and 轮 behind a Chinese name tell a ship', () => {
  const ships = indexOf([subjectOf('ship', '03', { names: ['QIU HAI YU 7601'] })])
  const found = (text: string): number => ships.search({ text }).hits.length
  expect(found('秋海渔7601轮')).toBe(found('秋海渔7601'))
  expect(found('秋海渔7601轮')).toBe(1)
})
