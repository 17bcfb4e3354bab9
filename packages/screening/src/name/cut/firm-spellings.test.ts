import { expect, test } from 'vitest'
import { repairedForms } from '../../ask/repaired-forms.ts'
import { analyse } from '../analyse.ts'
import { comparePair } from '../../pair.ts'

test.each([
  ['Jiangsu Norvatong Optic-Electric Co., Ltd.', 'Jiangsu Norvatong Optoelectronics Co., Ltd.'],
  ['Norvatap Institute of Electro-Optics', 'Norvatap Optoelectronic Institute'],
  ['Norvatap Mak. Ith. ve Ihr. Ltd. Sti.', 'Norvatap Mak. Ithalat ve Ihracat Limited Sirketi'],
  ['Norvatap Imp&Exp Co.', 'Norvatap Impandexp Co.'],
  ['Norvatap for Importing Petroleum Derivatives', 'Norvatap Petroleum Derivatives Import'],
  ['SPA Norvatap JSC', 'Scientific Production Association Norvatap JSC'],
  ['Norvatap Exchange', 'Norvatap Xchange'],
  ['Norvarail Company', 'Norvarailco'],
  ['Norvatap Acid Makers', 'Norvatap Acid Sazan'],
  ['Pishro Norvatap Company', 'Advanced Norvatap Company'],
  ['Norvatap Trading', 'DBA Norvatap Trading'],
  ['ISIL Norvatap', 'ISIS Wilayat Norvatap'],
])('%s is %s in other words', (a, b) => {
  expect(comparePair(a, b).score).toBeGreaterThanOrEqual(90)
  expect(comparePair(b, a).score).toBe(comparePair(a, b).score)
})

test('a business word is hardly misspelt in its first letter: Dehdasht is a town, behdasht is health', () => {
  expect(analyse('Dehdasht Petrochemical')[0]!.tokens.map(({ role }) => role)).toEqual(['word', 'trade'])
})

test('behind a name SPA is an Italian form', () => {
  expect(comparePair('Norvatap Trading SpA', 'Norvatap Trading').score).toBeGreaterThanOrEqual(95)
})

test('the letters of a form are no letter struck too often', () => {
  expect(
    repairedForms('Norvatap IS, OOO').flatMap(({ tokens }) => tokens.map(({ key }) => key)),
  ).not.toContain('OO')
})
