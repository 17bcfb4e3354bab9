import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const index = indexOf([
  subjectOf('firm', '01', { names: ['JSC SOYUZ'] }),
  subjectOf('ship', '03', { names: ['SIBERIA'] }),
  subjectOf('preposition', '03', { names: ['DELLA'] }),
  subjectOf('kin', '01', { names: ['AO Bin'] }),
  subjectOf('other', '01', { names: ['Soyuz Norvarion Trading'] }),
  subjectOf('letters', '01', {
    names: ['M AND S TRADING', 'O.H.G. HOLDING SAL', 'DES INTERNATIONAL CO., LTD.'],
  }),
  subjectOf('little', '01', { names: ['MRS GmbH', 'LLC NR-DEL'] }),
  subjectOf('road', '03', { names: ['ROAD'] }),
  subjectOf('arab', '01', { names: ['Norvarion Sons', 'مجموعة'] }),
  subjectOf('structure', '01', { names: ['INTERNATIONAL'] }),
  subjectOf('dotted', '01', { names: ['E. X. Co.'] }),
  subjectOf('korean', '02', { names: ['RI Myong Su', 'KIM Yong Nam'] }),
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
  ['M & S Trading', ['letters hit']],
  ['O.H.G. Holding SAL', ['letters possible']],
  ['مجموعة', ['arab possible']],
  ['MRS GmbH', ['little hit']],
  ['NR-DEL LLC', ['little hit']],
  ['Road', ['road possible']],
  ['Road GmbH', []],
  ['International', ['structure possible']],
])('a party listed by one word of business or a place alone is shown: %s', (text, ids) => {
  expect(found(text)).toEqual(ids)
})

test('such a word shows nobody who has it among others, nor by an alias that is weak', () => {
  expect(found('PAKISTAN')).toEqual([])
  expect(found('Trading')).toEqual([])
  expect(found('x')).toEqual([])
  expect(found('E.X. Co.')).toEqual(['dotted possible'])
  expect(found('Trading Co., Ltd.')).toEqual([])
  expect(found('Holding')).toEqual([])
  expect(found('GROUP')).toEqual([])
  expect(found('International Co., Ltd.')).toEqual([])
  expect(found('K & S Trading')).toEqual([])
  expect(found('Siberia Trading')).toEqual([])
})

test.each([
  ['Rim Yong Su', []],
  ['Ki Myong Nam', []],
  ['RI Myongsu', ['korean hit']],
  ['KimYong Nam', ['korean hit']],
])(
  'the same letters in other syllables are another family, and one written together is no other: %s',
  (text, ids) => {
    expect(found(text)).toEqual(ids)
  },
)
