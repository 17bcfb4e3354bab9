import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const index = indexOf([
  subjectOf('ship', '03', { names: ['ZARYA'] }),
  subjectOf('firm', '01', { names: ['ООО Заря'] }),
])
const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject, verdict }) => `${index.subject(subject).id} ${verdict}`)

test.each([
  ['ООО Кондитерская фабрика Заря'],
  ['ООО Мебельная фабрика «Заря»'],
  ['ООО Молочный комбинат Заря'],
  ['ООО Туристическая фирма Заря'],
  ['ООО Детский сад Заря'],
  ['ООО Салон красоты Заря'],
])('%s is a firm: no ship is called so, and nobody is hit', text => {
  expect(found(text).filter(one => one.startsWith('ship') || one.endsWith('hit'))).toEqual([])
})

test.each([
  ['ООО Заря', 'firm hit'],
  ['ООО Ромашка банк получателя Заря', 'ship hit'],
  ['ООО Ромашка платит фирме Заря', 'ship hit'],
  ['судно Заря', 'ship hit'],
])('%s still finds %s', (text, one) => {
  expect(found(text)).toContain(one)
})
