import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const index = indexOf([
  subjectOf('firm', '01', { names: ['JSC SOYUZ'] }),
  subjectOf('ship', '03', { names: ['SIBERIA'] }),
  subjectOf('preposition', '03', { names: ['DELLA'] }),
  subjectOf('kin', '01', { names: ['AO Bin'] }),
  subjectOf('other', '01', { names: ['Soyuz Norvarion Trading'] }),
  subjectOf('weak', '01', { names: ['Norvarion Foundation', ['PAKISTAN', 'weak']] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject, verdict }) => `${index.subject(subject).id} ${verdict}`)

test.each([
  ['JSC SOYUZ', ['firm possible']],
  ['Soyuz', ['firm possible']],
  ['Soyuz GmbH', ['firm possible']],
  ['SIBERIA', ['ship possible']],
  ['M/V Siberia', ['ship possible']],
  ['DELLA', ['preposition possible']],
  ['Di Bin', []],
])('a party listed by one word of business or a place alone is shown: %s', (text, ids) => {
  expect(found(text)).toEqual(ids)
})

test('such a word shows nobody who has it among others, nor by an alias that is weak', () => {
  expect(found('PAKISTAN')).toEqual([])
  expect(found('Trading')).toEqual([])
  expect(found('Siberia Trading')).toEqual([])
})
