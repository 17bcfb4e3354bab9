import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { bestScore } from '../../testing/best-score.ts'

test.each([
  ['كتائب نورفا', "KATA'IB NORVA"],
  ['Khatiba al-Tapaz', 'Катиба ат-Тапаз'],
  ['جبهة نورفا', 'JABHAT NORVA'],
  ['ОЭЗ «Норва»', 'Norva Special Economic Zone'],
  ['诺尔瓦经济特区', 'SEZ Norva'],
  ['亚太国际控股', 'YATAI International Holding'],
  ['亚太国际控股', 'Asia Pacific International Holding'],
])('%s may be %s', (a, b) => {
  expect(bestScore(a, b)).toBeGreaterThanOrEqual(80)
})

test('an article is no given name', () => {
  expect(comparePair('Mohammed Tapaz Ali', 'Mohammed AL-TAPAZ', '02').verdict).not.toBe('hit')
})

test('a person who trades under the own name is that person', () => {
  expect(comparePair('ИП Карвонов Сергей', 'Sergei KARVONOV', '02').score).toBeGreaterThanOrEqual(95)
})
