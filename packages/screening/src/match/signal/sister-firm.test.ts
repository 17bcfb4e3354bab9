import { expect, test } from 'vitest'
import { explainPair } from '../../explain/explain.ts'
import { comparePair } from '../../pair.ts'

test.each([
  ['Norvatap Gaming Inc.', 'Norvatap Gaming S.A. de C.V.'],
  ['Norvatap Tech Investment Co., Ltd.', 'Norvatap Tech Investment, PT'],
  ['Norvatap Group S.L.', 'Norvatap Group Co., Ltd.'],
])('one name under forms of two laws asks for confirmation: %s, %s', (a, b) => {
  const { score, evidence } = comparePair(a, b)
  expect(score).toBe(88)
  expect(comparePair(b, a).score).toBe(88)
  expect(explainPair(evidence, b, score)).toContain('公司形式所属法域矛盾')
})

test.each([
  ['Norvatap Technologies (Thailand) Co.', 'Norvatap Technologies Co., Ltd.'],
  ['Norvatap Technologies de Mexico S.A.', 'Norvatap Technologies Co., Ltd.'],
  ['Norvatap Technologies (Bolivia) S.R.L.', 'Norvatap Technologies Co., Ltd.'],
  ['Norvatap Logistics Asia LLC', 'Norvatap Logistics LLC'],
])('the firm of a house in another country is shown, and no more: %s, %s', (a, b) => {
  expect(comparePair(a, b).score).toBe(80)
  expect(comparePair(b, a).score).toBe(80)
})

test.each([
  ['Norvatap Capital LLP', 'Norvatap Capital Maritime Inc'],
  ['Norvatap SA', 'Norvatap Electronics Pte. Ltd.'],
  ['Norvatap Properties GmbH & Co. KG', 'Norvatap Limited'],
])('a firm of another law and business is another one: %s, %s', (a, b) => {
  expect(comparePair(a, b).score).toBeLessThan(80)
  expect(comparePair(b, a).score).toBe(comparePair(a, b).score)
})

test.each([
  // Lists write the form of a Russian firm in the language that they translate into.
  ['OOO Norvatap Energo', 'Norvatap Energo S.r.l.'],
  ['AO Norvatap', 'Norvatap S.A.'],
  ['LLC Norvatap Trading', 'Norvatap Trading Kft.'],
  ['Norvatap Trading Ltd.', 'Norvatap Trading Oy'],
  // One law, or none told.
  ['Norvatap Trading FZE', 'Norvatap Trading LLC'],
  ['Norvatap Trading S.A.', 'Norvatap Trading Company'],
])('forms that may be one part nobody: %s, %s', (a, b) => {
  expect(comparePair(a, b).score).toBeGreaterThanOrEqual(95)
})

test.each([
  ['Norvatap Trading LLC', 'Norvatap LLC'],
  ['Norvatap Electronics (HK) Limited', 'Norvatap Electronics Limited'],
  ['Shenzhen Norvatap Technology Co., Ltd.', 'Norvatap Technology Co., Ltd.'],
  ['Korea Norvatap Trading Corporation', 'Norvatap Trading Company Ltd'],
  ['Norvatap Russia', 'Norvatap'],
])('a business, a town or a country in front may be left out: %s, %s', (a, b) => {
  expect(comparePair(a, b).score).toBeGreaterThanOrEqual(80)
})
