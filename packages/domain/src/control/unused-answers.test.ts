import { expect, test } from 'vitest'
import type { Question } from './rule/question.ts'
import { ask, today } from './testing/ask.ts'
import { starterFacts } from './testing/starter-facts.ts'
import { unusedAnswers } from './unused-answers.ts'

const unused = (more: Partial<Question>): string[] =>
  unusedAnswers(starterFacts(), { eccn: '3E001', destination: 'RU', date: today, ...more })

test('answers on jurisdiction are told as unused where nobody said where the item was made', () => {
  const facts = {
    'jurisdiction.from-us': 'no',
    'jurisdiction.no-de-minimis': 'no',
    'jurisdiction.direct-product-russia': 'no',
  } as const
  expect(unused({ facts })).toEqual(Object.keys(facts))
  expect(unused({ facts, origin: { made: 'foreign' } })).toEqual([])
})

test('what is published needs no place of making, and a slip in the number of an entry is told', () => {
  const facts = { 'jurisdiction.published': 'yes' } as const
  expect(unused({ facts })).toEqual([])
  expect(ask('3E001', 'RU', { facts }).outcome).toBe('no_licence_required')
  expect(unused({ facts: { 'scope.3E001.NS.9': 'no' } })).toEqual(['scope.3E001.NS.9'])
})
