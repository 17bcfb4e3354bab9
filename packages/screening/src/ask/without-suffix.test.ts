import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { withoutSuffix } from './without-suffix.ts'

const index = indexOf([
  subjectOf('bank', '01', { names: ['JSC Norvabank'] }),
  subjectOf('long', '01', { names: ['Open Joint-Stock Company Norvalensis'] }),
  subjectOf('air', '01', { names: ['Tarvan Air'] }),
  subjectOf('person', '02', { names: ['Igor Norvazhin'] }),
])

test.each([
  ["Norvabank'ın hesabı", 'bank'],
  ["Norvabank'tan ödeme", 'bank'],
  ["Norvalensis'in temsilcisi", 'long'],
  ["Tarvan Air'in yedek parçaları", 'air'],
  ['Igor Norvazhin’in temsilcisi', 'person'],
])('a name that Turkish writes a suffix onto is found: %s', (text, id) => {
  expect(index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)).toContain(id)
})

test.each([
  ["NRV'den", 'NRV'],
  ["Norvabank'ınki", undefined],
  ["Sana'a", undefined],
  ["Ba'ath", undefined],
  ["O'Norvan", undefined],
  ["Norvan's car", undefined],
  ['Norvan', undefined],
])('%s is written onto nothing but %s', (text, plain) => {
  expect(withoutSuffix(text)).toBe(plain)
})
