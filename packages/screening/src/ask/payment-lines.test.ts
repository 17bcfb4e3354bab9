import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { withPlainLines } from './payment-lines.ts'

const academy = 'NORVALT ACADEMY OF LAUNCH VEHICLE TECHNOLOGY'
const index = indexOf([subjectOf('s1', '01', { names: [academy] })])
const hits = (text: string) => index.search({ text }).hits

test.each([
  ['cut inside a word', '1/NORVALT ACADEMY OF LAUNCH VEHICLE T\n1/ECHNOLOGY\n2/12 MAIN STREET\n3/CN/BEIJING'],
  ['parted between words', '1/NORVALT ACADEMY OF LAUNCH\n1/VEHICLE TECHNOLOGY\n2/12 MAIN STREET\n3/CN'],
  [
    'tag, account, two lines',
    ':59:/40702810\nNORVALT ACADEMY OF LAUNCH VEHICLE T\nECHNOLOGY\n12 MAIN STREET',
  ],
  ['tag, account, one line', `:59:/40702810\n${academy}\n12 MAIN STREET`],
])('a listed name on the lines of a payment message is found: %s', (_, message) => {
  expect(hits(message)).toHaveLength(1)
})

test('the account comes last, and nothing is lost', () => {
  expect(withPlainLines(':59F:/DE02120300000000202051\n1/NORVALT AB\n3/DE/BERLIN')).toBe(
    'NORVALT AB\nDE BERLIN\nDE02120300000000202051',
  )
})

test.each(['A/B Norvalt', '1/2 Norvalt Street', 'Norvalt\n1/2 Street', '1/Norvalt AB'])(
  'what is no message stays as it is: %j',
  text => expect(withPlainLines(text)).toBe(text),
)
