import { expect, test } from 'vitest'
import { indexOf, subjectOf } from './testing/fixture.ts'

const index = indexOf([
  subjectOf('bank', '01', { names: ['Sverdbank', 'Свердбанк'], countries: ['RU'] }),
  subjectOf('chips', '01', { names: ['JSC MIKTRON'], countries: ['RU'] }),
  subjectOf('works', '01', { names: ['Tarvon Instrument Works'] }),
  subjectOf('arab', '01', { names: ['شركة المروزان'] }),
  subjectOf('chinese', '01', { names: [['金珠海洋科技有限公司', 'zh-official']] }),
  subjectOf('brand', '01', { names: [['海康威视', 'zh-brand']] }),
  subjectOf('person', '02', { names: ['Karvonov'] }),
  subjectOf('ship', '03', { names: ['HOPEWELLIA'] }),
  subjectOf('office', '01', { names: ['State Purchasing Office'] }),
  subjectOf('lamps', '01', { names: ['Illumina, Inc.'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(hit => `${index.subject(hit.subject).id} ${hit.verdict}`)

test.each([
  ['Sverdbnak Moscow', 'bank'],
  ['Sverdbnak, Frankfurt', 'bank'],
  ['Sverbank Dubai Branch', 'bank'],
  ['Consignee: Sverdbnk, Rotterdam', 'bank'],
  ['Свердбнак, Самара', 'bank'],
  ['Sverdbnak 法兰克福分行', 'bank'],
  ['Sverdbnak, sucursal en Caracas', 'bank'],
  ['Micktron JSC Zelenograd', 'chips'],
  ['Tarvno Instrument Works, 12 Bahnhofstrasse, Vienna', 'works'],
  ['金珠海科技有限公司采购部', 'chinese'],
  ['海康威是 杭州', 'brand'],
  ['Свердбнак Кострома', 'bank'],
  ['MV HOPWELLIA', 'ship'],
  ['船名/航次：HOPWELLIA / 023E', 'ship'],
  ['承运船舶 HOPWELLIA 航次 V.023E', 'ship'],
  ['运输船舶：HOPWELLIA，船旗：巴拿马', 'ship'],
  ['HOPWELLIA, Liberia flag', 'ship'],
  ['flag: Panama, HOPWELLIA', 'ship'],
  ['VSL/VOY: HOPWELLIA / 012W', 'ship'],
  ['HOPWELLIA 012W', 'ship'],
  ['Судно: HOPWELLIA', 'ship'],
  ['счёт Свердбнак № 2041', 'bank'],
  ['Illumina Inc San Diego', 'lamps'],
])('a name with a slip is found with something beside it: %s', (text, id) => {
  expect(found(text)).toEqual([`${id} possible`])
})

test.each([
  'Karvonof, Frankfurt',
  'Hopwellia, Frankfurt',
  'Silverbank Moscow',
  'Sverdank Group Moscow Trading',
  'Larkfield Tools Ltd (purchasing dept)',
])('%s names nobody listed', text => expect(found(text)).toEqual([]))
