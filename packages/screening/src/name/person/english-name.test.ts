import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const index = indexOf([
  subjectOf('lam', '02', { names: ['Norbert LAM Chun-yu'] }),
  subjectOf('other', '02', { names: ['Norbert HOLLMANN'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(hit => `${index.subject(hit.subject).id} ${hit.verdict}`)

test.each(['林振宇', 'LAM Chun Yu', 'Chun-yu Lam', 'David LAM Chun-yu'])(
  'S1-005 an English given name beside a Chinese one is another matter: %s',
  text => expect(found(text)).toEqual(['lam possible']),
)

test('the whole name is a hit, the English name alone finds nobody by it', () => {
  expect(found('Norbert LAM Chun-yu')).toEqual(['lam hit'])
  expect(found('Norbert Weber')).toEqual([])
})
