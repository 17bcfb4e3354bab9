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

test.each([
  ['the address behind it', (cut: string) => `${cut} 12 NAGORNAYA STREET MOSCOW`],
  ['town and country behind it', (cut: string) => `${cut} TEHRAN, IRAN`],
  ['the address below it', (cut: string) => `${cut}\n12 NAGORNAYA STREET\nMOSCOW RU`],
  ['a label before it', (cut: string) => `BENEFICIARY: ${cut}`],
  ['tag and account above it', (cut: string) => `:59:/40702810900000012345\n${cut}\nMOSCOW`],
  ['numbered lines', (cut: string) => `1/${cut}\n2/12 NAGORNAYA STREET\n3/RU/MOSCOW`],
])('so is it in a payment message with %s', (_, message) => {
  for (const length of [33, 35]) expect(namesOf(message(firm.slice(0, length)))).toContain(firm)
})

test('a mark tells that a name was cut, wherever', () => {
  expect(namesOf(`${firm.slice(0, 45)}…`)).toEqual([firm])
})

test('it asks for confirmation', () => {
  expect(index.search({ text: firm.slice(0, 35) }).verdicts).toMatchObject({ hit: 0, possible: 1 })
})

test('of a house with many parts the house itself is found, and of a form of company alone nobody', () => {
  const house = 'Norvalia Aerospace Science and Technology Corporation'
  const parts = Array.from({ length: 9 }, (_, at) => `${house} ${at}th Institute of Norvalt`)
  const firms = Array.from(
    { length: 9 },
    (_, at) => `Joint Stock Company Scientific Production ${at}th Norvalt`,
  )
  const many = indexOf(
    [house, ...parts, ...firms].map((name, at) => subjectOf(`s${at}`, '01', { names: [name] })),
  )
  const found = (text: string): string[] =>
    many.search({ text }).hits.map(({ subject }) => many.subject(subject).names[0]!.text)
  expect(found(house.slice(0, 35))).toContain(house)
  expect(found('Joint Stock Company Scientific Prod')).toEqual([])
})
