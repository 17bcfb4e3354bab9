import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../../testing/fixture.ts'
import { latinNominatives } from './latin-cases.ts'

const index = indexOf([
  subjectOf('norvazhin', '02', { names: ['Vladimir Petrovich NORVAZHIN'] }),
  subjectOf('gazprom', '01', { names: ['PJSC Gazprom'] }),
])

test.each([
  ['Czech', 'Vladimirem Norvažinem', 'norvazhin'],
  ['Slovak', 's Vladimirom Norvazhinom', 'norvazhin'],
  ['Polish', 'Władimirowi Norwazhinowi', 'norvazhin'],
  ['Polish, of a house', 'umowa z Gazpromem', 'gazprom'],
])('a name in a case of another Slavic language is found: %s', (_, text, id) => {
  expect(index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)).toContain(id)
})

test.each(['Tom Newcom', 'Norva System', 'Maria Telecom', 'Freedom House', 'Salem Jerusalem', 'Ivan Levi'])(
  '%s stays what it is',
  text => {
    expect(latinNominatives(text)).toEqual([])
  },
)
