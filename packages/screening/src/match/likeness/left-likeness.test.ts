import { expect, test } from 'vitest'
import { explainPair } from '../../explain/explain.ts'
import { comparePair } from '../../pair.ts'

const score = (a: string, b: string): number => comparePair(a, b).score

test.each([
  ['HAD LARKAEW CO LTD', 'HATLARKAEW COMPANY LIMITED'],
  ['Larayco Defense', 'Lareco Defense'],
  ['AMIR AL NORVANIN INDUSTRIES', 'AMIROLNORVANIN INDUSTRIES'],
  ['Larchmetallmaster Group', 'Larch Metal Master Group'],
])('%s / %s rank high below what is shown, whatever rule is missing', (a, b) => {
  expect(score(a, b)).toBeGreaterThan(66)
})

test.each([
  ['Larchbridge Electronics', 'Larchstone Electronics'],
  ['Norvasky Optics Ltd', 'Tannerwood Optics Ltd'],
  ['Larch Brigades 7th', 'Larch Brigades 9th'],
  ['Norva Plant No 17', 'Larva Plant No 18'],
  ['Norva Cloud Switzerland', 'Norva Cloud Netherlands'],
])('%s / %s: other words, numbers and places stay apart', (a, b) => {
  expect(score(a, b)).toBeLessThan(66)
})

test('a name of business words ranks higher when only the other one has more of them', () => {
  const held = score('Ministry of Petroleum', 'Norwegian Ministry of Petroleum')
  const apart = score('Brazilian Ministry of Petroleum', 'Norwegian Ministry of Petroleum')
  expect(held).toBeGreaterThan(60)
  expect(held).toBeLessThan(80)
  expect(apart).toBeLessThan(held)
})

test('likeness never shows a name: it stays below 80, alike in both directions', () => {
  const [a, b] = ['Zay Larbar Company', 'Zaylakbur Company']
  expect(score(a, b)).toBeLessThan(80)
  expect(score(b, a)).toBe(score(a, b))
})

test('names that agree in many words rank before names that share one', () => {
  const many = score(
    'Larchen Institute of Precision Optics Equipment',
    'Norvana Institute of Precision Optics Equipment',
  )
  const one = score('Larchen Optics', 'Norvana Optics')
  expect(many).toBeGreaterThan(one)
  expect(many).toBeLessThan(80)
})

test.each([
  ['Beijing Qixing Circuit Equipment Co., Ltd', 'Beijing Sevenstar Circuit Equipment Co., Ltd'],
  ['Nanyang Hongmian Logistics Co., Ltd', 'Nanyang Red Cotton Logistics Co., Ltd'],
])('%s / %s: pinyin and what it means in English rank high, but are not shown', (a, b) => {
  expect(score(a, b)).toBeGreaterThan(75)
  expect(score(a, b)).toBeLessThan(80)
  expect(score(a, b.replace(/Red Cotton|Sevenstar/, 'Blue Harbour'))).toBeLessThan(score(a, b) - 5)
})

test('a business on each side that the other lacks ranks two names lower, and says so', () => {
  const shared = comparePair('Norva Ship Management', 'Norvel Ship Management', '01').score
  const { score, evidence } = comparePair('Norva Ship Leasing Ningbo', 'Norvel Ship Repair Dalian', '01')
  expect(score).toBeLessThan(shared)
  expect(explainPair(evidence, 'Norvel Ship Repair Dalian', score)).toContain(
    '双方各有对方没有的行业词或地名',
  )
})

test('a name with letters written behind it ranks high', () => {
  expect(score('Dulce Norvatan', 'Dulcenorvatancln')).toBeGreaterThan(70)
  expect(score('Dulce Norvatan', 'Dulcenorvatancln')).toBeLessThan(80)
})
