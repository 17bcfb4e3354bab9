import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const index = indexOf([
  subjectOf('person', '02', { names: ['Mojtaba Dervashi'] }),
  subjectOf('firm', '01', { names: ['Harzand Senowbar Precision Company'] }),
  subjectOf('chinese', '02', { names: ['Daqing ZHOU'] }),
  subjectOf('form', '01', { names: ['Norvalimt DOO'] }),
  subjectOf('letters', '01', { names: ['AGR International Limited'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(hit => `${index.subject(hit.subject).id} ${hit.verdict}`)

test.each([
  ['Mojtzbs Dervashi', 'person'],
  ['Mojtba Devashi', 'person'],
  ['Harzand Enowar Precision Company', 'firm'],
])('one or two slips anywhere in a name ask for confirmation: %s', (text, id) => {
  expect(found(text)).toEqual([`${id} possible`])
})

test.each([
  ['Norvalim TDOO', 'form'],
  ['AG RInternational Limited', 'letters'],
])('a letter on the wrong side of a space asks for confirmation: %s', (text, id) => {
  expect(found(text)).toEqual([`${id} possible`])
})

test.each(['Daqing ZOU', 'HKR International Limited', 'Martin Dervashi', 'Mojtaba Dorani'])(
  '%s is another name',
  text => expect(found(text)).toEqual([]),
)

test('the parts of such a score sum to it, whichever of a pair is misspelt', () => {
  for (const [a, b] of [
    ['Mojtba Devashi', 'Mojtaba Dervashi'],
    ['Mojtaba Dervashi', 'Mojtba Devashi'],
  ] as const) {
    const { score, evidence } = comparePair(a, b, '02')
    const sum = evidence.parts.reduce((all, { effect }) => all + Math.round(10 * effect), 0)
    expect(score).toBeGreaterThanOrEqual(80)
    expect(sum).toBe(Math.round(10 * score))
  }
})
