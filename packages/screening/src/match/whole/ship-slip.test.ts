import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const ships = [
  'FU NORVA YU 8641',
  'LONG NORV 627',
  'Liquid Gold',
  'SEA ANCHOR',
  'Diana Mara',
  'MARLITTA',
  'SPARTA II',
  'VICTORIA K',
  'TAE DONG GANG',
]
const index = indexOf([
  ...ships.map(name => subjectOf(name, '03', { names: [name] })),
  subjectOf('Solid Bold', '01', { names: ['Solid Bold'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject, verdict, score }) => {
    const { id } = index.subject(subject)
    return `${verdict} ${score} ${id}`
  })

test.each([
  ['two slips beside a number', 'FU NRVA UY 8641', 'possible 82 FU NORVA YU 8641'],
  ['two slips in one word beside a number', 'LONG NuoV 627', 'possible 82 LONG NORV 627'],
  ['one slip that makes another word', 'Liquid God', 'possible 86 Liquid Gold'],
  ['two slips in one word', 'SEA ANHCOOR', 'possible 82 SEA ANCHOR'],
  ['a short name', 'Diana Mra', 'possible 86 Diana Mara'],
  ['one word of eight letters', 'MARLOITA', 'possible 82 MARLITTA'],
])('a ship is found with %s: %s', (_, text, hit) => {
  expect(found(text)).toEqual([hit])
})

test.each([
  ['another number', 'FU NORVA YU 8642'],
  ['another number and a slip', 'LONG NRV 628'],
  ['another numeral', 'SPARTA IV'],
  ['another letter behind the name', 'VICTORIA M'],
  ['two words in use', 'SEA ANCHO RAGE'],
  ['another syllable', 'TAE DONG GANGGA TRADING'],
  ['a slip in the name of a firm', 'Solid Bld'],
])('%s tells another ship, or none: %s', (_, text) => {
  expect(found(text)).toEqual([])
})

test.each([
  'MV LONG NuoV 627',
  '船名：LONG NuoV 627',
  '承运船舶 LONG NuoV 627',
  'Vessel name: LONG NuoV 627 / Voyage 012W',
  'LONG NuoV 627, Liberia flag',
])('what stands beside the name hides no slip: %s', text => {
  expect(found(text)).toEqual(['possible 82 LONG NORV 627'])
})
