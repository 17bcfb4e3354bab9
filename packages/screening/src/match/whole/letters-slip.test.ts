import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'
import { lettersScore } from './letters-slip.ts'

const listed = [
  'Innovartive Equipment (Private) Limited',
  'Norvarion Open Joint Stock Company',
  'TORVUQUIMICO FZE',
  'Elmarion Marina VLADIMIROVNA',
  '61ST ARMOURED VEHICLE NORVA PLANT',
  'KSM HOLDINGS LIMITED',
  'ELMARA II TRADING HOLDING',
  'ELMARANDA XII',
  'Zhejiang Kaida Machine Tool Co Ltd',
]
const index = indexOf(listed.map(name => subjectOf(name, '01', { names: [name] })))

const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject, verdict }) => `${verdict} ${index.subject(subject).id}`)

test.each([
  ['a slip in the name and one in the form', 'Innovarttive Equipment (Private) Limtied', listed[0]],
  ['two slips in the form', 'Norvarion Opeen Joint Stokc Company', listed[1]],
  ['two slips in a short name', 'TORVUQIICO FZE', listed[2]],
  ['a slip that makes another word in use', 'Elmarion Maria VLADIMIROVNA', listed[3]],
])('a Latin name that is a listed one letter by letter, %s, is possible', (_, text, name) => {
  expect(found(text)).toEqual([`possible ${name!}`])
  expect(comparePair(text, name!).score).toBe(comparePair(name!, text).score)
})

test.each([
  ['another number', '62ST ARMUORED VEHICLE NORVA PLANT'],
  ['other letters for a name, business words besides', 'FSM HOLDINGS LIMITED'],
  ['a numeral', 'ELMARA III TRADING HOLDING'],
  ['a numeral in a short name', 'ELMARANDA XIII'],
  ['other Mandarin syllables', 'Zhejiang Kada Machine Tool Co Ltd'],
  ['three slips', 'TORUVQIICO FZZE'],
])('%s is no slip', (_, text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['محد سلیم حقانی', 'محمد سلیم حقانی'],
  ['حسین شریعتماری', 'حسین شریعتمداری'],
  ['فرقة اللطان مراد', 'فرقة السلطان مراد'],
  ['الجماعة الاسلامية المغربية المقاثلة', 'الجماعة الاسلامية المغربية المقاتلة'],
  ['زدان اوین', 'زندان اوین'],
])('a slip of the pen in Arabic letters: %s, %s', (typed, listed) => {
  expect(lettersScore(typed, listed)).toBeGreaterThanOrEqual(80)
  expect(lettersScore(listed, typed)).toBe(lettersScore(typed, listed))
})

test.each([
  ['حسن محمود كريم', 'حسين محمود كريم'],
  ['احمد علی کریمی', 'احمد علی کریم'],
  ['محمد رضا رحیمی', 'محمد رضا کریمی'],
])('two names in use are two persons: %s, %s', (one, other) => {
  expect(lettersScore(one, other)).toBe(0)
})
