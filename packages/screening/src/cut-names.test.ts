import { expect, test } from 'vitest'
import { indexOf, subjectOf } from './testing/fixture.ts'

const firm = 'Norvalt National Iranian Oil Refining and Distribution Company'
const person = 'Vladimir Viatcheslavovitch NORVALTOV'
const index = indexOf([subjectOf('s1', '01', { names: [firm] }), subjectOf('s2', '02', { names: [person] })])

const namesOf = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject }) => index.subject(subject).names[0]!.text)

test.each([33, 35])('a name is found that a field of %i characters has cut inside a word', length => {
  expect(namesOf(firm.slice(0, length))).toEqual([firm])
  expect(namesOf(person.slice(0, length))).toEqual([person])
})

test('a mark tells that a name was cut, wherever', () => {
  expect(namesOf(`${firm.slice(0, 45)}…`)).toEqual([firm])
})

test('it asks for confirmation', () => {
  expect(index.search({ text: firm.slice(0, 35) }).verdicts).toMatchObject({ hit: 0, possible: 1 })
})
