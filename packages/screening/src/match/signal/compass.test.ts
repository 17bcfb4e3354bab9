import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const index = indexOf([
  subjectOf('nord', '01', { names: ['NORD TRADING LLC'] }),
  subjectOf('norte', '01', { names: ['Importadora del Norte SA'] }),
  subjectOf('industries', '01', { names: ['北方工业公司'] }),
])

const found = (text: string): string =>
  index
    .search({ text })
    .hits.map(({ subject }) => index.subject(subject).id)
    .join()

test.each([
  ['Nord Trading', 'nord'],
  ['Importadora del Norte', 'norte'],
  ['Transportes del Norte SA de CV', ''],
  ['Industrias del Norte SA de CV', ''],
])('a point of the compass in another language is no name: %s', (text, id) => {
  expect(found(text)).toBe(id)
})
