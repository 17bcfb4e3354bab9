import { expect, test } from 'vitest'
import { declaresOutside } from './declares-outside.ts'

const foreign = { eccn: 'EAR99', usOrigin: false, usContentPercent: 0, usTechnology: false, facts: {} }

test('without anything American in it an item is not subject to the EAR', () => {
  expect(declaresOutside(foreign)).toBe(true)
  expect(
    declaresOutside({ ...foreign, usContentPercent: 8, facts: { 'jurisdiction.no-de-minimis': 'no' } }),
  ).toBe(true)
})

test.each([
  ['a code of the list', { eccn: '3A001' }],
  ['American origin', { usOrigin: true }],
  ['an origin that nobody told', { usOrigin: undefined }],
  ['content that nobody told', { usContentPercent: undefined }],
  ['content above what some destinations bear', { usContentPercent: 12 }],
  ['American technology', { usTechnology: true }],
])('%s keeps it subject', (_, more) => expect(declaresOutside({ ...foreign, ...more })).toBe(false))
