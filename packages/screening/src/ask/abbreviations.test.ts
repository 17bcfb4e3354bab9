import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'

const best = (text: string, ...listed: string[]): string | undefined => {
  const index = indexOf(listed.map((name, at) => subjectOf(`s${at}`, '01', { names: [name] })))
  const [hit] = index.search({ text }).hits
  return hit && index.subject(hit.subject).names[0]!.text
}

test.each([
  ['Bk Norvalt', 'Bank Norvalt'],
  ['CENTRAL BK OF NORVALIA', 'Central Bank of Norvalia'],
  ['Norvalt Energy Org of Iran', 'Norvalt Energy Organization of Iran'],
  ['ISL REP OF NORVALIA SHIPPING LINES', 'Islamic Republic of Norvalia Shipping Lines'],
  ['NORVALT PETCHEM COMPANY', 'Norvalt Petrochemical Company'],
  ['Norvalt MARINE INS COMPANY', 'Norvalt Marine Insurance Company'],
  ['Norvalt Aerospace S&T Corporation', 'Norvalt Aerospace Science and Technology Corporation'],
  ['SH Norvalt Technology Co Ltd', 'Shanghai Norvalt Technology Co., Ltd.'],
  ['Norvalt (SH) Technology Co Ltd', 'Norvalt (Shanghai) Technology Co., Ltd.'],
  ['NORVALT SCI AND TECH UNIVERSITY', 'Norvalt Science and Technology University'],
  ['Petroleos de Vzla', 'Petroleos de Venezuela'],
])('%s is %s', (text, listed) => {
  expect(best(text, listed)).toBe(listed)
})

test('a general house is no national one', () => {
  expect(
    best(
      'China Gen Nuclear Power',
      'China National Nuclear Corporation',
      'China General Nuclear Power Corporation',
    ),
  ).toBe('China General Nuclear Power Corporation')
})

test('letters that may be a brand make no hit as a word', () => {
  const index = indexOf([subjectOf('s1', '01', { names: ['Shanghai Norvalt Technology Co., Ltd.'] })])
  const text = 'SH Norvalt Technology Co Ltd'
  expect(index.search({ text }).hits.map(({ verdict }) => verdict)).toEqual(['possible'])
})

test('letters are no word where nothing beside them makes them one', () => {
  expect(best('SEC Norvalt', 'Norvalt Security')).toBeUndefined()
})
