import { expect, test } from 'vitest'
import { comparePair } from './pair.ts'
import { indexOf, subjectOf } from './testing/fixture.ts'

test.each([
  ['沙赫德航空', '赫德航空工业公司', 'another character of the brand stands before it'],
  ['Ana Júlia da Cunha', '康纳·希利', 'two words are heard the other way round'],
  ['Bank of Communications', 'KB Svyaz', 'two words of business mean the same in two tongues'],
  ['Asia Finance Holding', 'LLC Holding Finance', 'two words of business stand the other way round'],
  ['Yancoal Australia Ltd', 'נחלה', 'a consonant begins only one of them'],
])('%s is no %s: %s', (a, b) => {
  expect(comparePair(a, b).score).toBeLessThan(80)
})

test.each([
  ['Shelly Steele', '谢韦尔钢铁公司', '01'],
  ['Lotti Wirth', 'Lotta', '03'],
  ['China Oil And Gas Group Limited', 'Gaz Group', '01'],
  ['Green Leader Holdings Group Limited', 'Green', '02'],
] as const)('%s does not meet %s', (text, listed, type) => {
  expect(indexOf([subjectOf('s1', type, { names: [listed] })]).search({ text }).hits).toEqual([])
})
