import { expect, test } from 'vitest'
import { comparePair } from '../pair.ts'
import { indexOf, subjectOf } from '../testing/fixture.ts'

test.each([
  ['NPO Norvol', 'АО «НПО «Норвол» имени А.Б. Карвина» (АО «НПО «Норвол»)'],
  ['NPO Splav', 'NPO Splav imeni A. B. Karvina'],
  [
    'Joint Stock Company Information Satellite Systems',
    'JSC Information Satellite Systems named after A.B. Karvin',
  ],
  ['АО «НИИ вычислительных комплексов»', 'NII vychislitelnykh kompleksov imeni A.B. Karvina'],
  ['Optical Associates, Inc', 'OAQ (OPTICAL ASSOCIATES, INC)'],
  ['Minsk Wagon Plant', 'Minski Vagonnyi Zavod MVZ (Minsk Wagon Plant)'],
  ['Dandong Norvol Trade Co Ltd', 'Dandong Norvol Trade Co Ltd. (PRC entity)'],
  ['КБ Норвол', 'КБ Норвол or Акционерное общество «Конструкторское бюро Норвол»'],
  ['Норволгорсуд', 'Норволский городской суд or Норволгорсуд'],
])('%s is %s without what others leave out', (asked, listed) => {
  expect(comparePair(asked, listed, '01').score).toBeGreaterThanOrEqual(90)
})

test.each([
  ['Electronic Plant', 'Electronic Plant named after A.B. Karvin'],
  ['Central South University', 'Key Laboratory of Light Materials (Central South University)'],
  ['Lebanon Branch', 'Quillmark Foundation (Lebanon branch)'],
])('%s is not %s', (asked, listed) => {
  expect(comparePair(asked, listed, '01').score).toBeLessThan(80)
})

test('a ship is found by either of the names that a list prints as one', () => {
  const index = indexOf([subjectOf('ship', '03', { names: ['Chol Norim (Ryong Quon Bong)'] })])
  for (const text of ['CHOL NORIM', 'Ryong Quon Bong', 'MV Chol Norim'])
    expect(index.search({ text }).hits, text).toHaveLength(1)
})
