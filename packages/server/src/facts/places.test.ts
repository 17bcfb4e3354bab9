import { expect, test } from 'vitest'
import { placesNamed } from './places.ts'

test.each(['Sevastopol', 'UASVP', '塞瓦斯托波尔', '雅尔塔港', 'Theodosia', 'Kerch'])(
  'the closed port %s is found, in the occupied region',
  text => {
    expect(placesNamed('port', text).map(({ country }) => country)).toEqual(['UA-43'])
  },
)

test.each([
  ['port', '海参崴', 'RU'],
  ['port', '符拉迪沃斯托克港', 'RU'],
  ['port', '恰巴哈尔', 'IR'],
  ['port', '珠海', 'CN'],
  ['port', '丹东港', 'CN'],
  ['airport', '德黑兰', 'IR'],
  ['airport', '谢列梅捷沃', 'RU'],
  ['airport', '平壤顺安机场', 'KP'],
  ['airport', '大马士革', 'SY'],
  ['airport', '明斯克机场', 'BY'],
  ['airport', '浦东', 'CN'],
  ['airport', '浦东机场', 'CN'],
  ['airport', '上海浦东', 'CN'],
] as const)('the %s %s is found by each of its Chinese names', (kind, text, country) => {
  expect([...new Set(placesNamed(kind, text).map(one => one.country))]).toEqual([country])
})
