import { expect, test } from 'vitest'
import { determine } from './determine.ts'
import { isKnownAnswer } from './known-answer.ts'
import { listed } from './testing/ask.ts'
import { starterFacts } from './testing/starter-facts.ts'

const facts = starterFacts()

test('every question that any entry asks of any kind of destination is known', () => {
  const unknown = new Set<string>()
  const origin = { made: 'foreign' } as const
  const parties = listed({ list: 'entity-list', footnotes: [1, 3, 4, 5], scope: 'specified' })
  for (const eccn of ['EAR99', ...facts.eccns.keys()])
    for (const destination of ['CN', 'RU', 'IQ', 'KP', 'UA-43', 'CA']) {
      const asked = { eccn, destination, date: '2026-11-28', origin, parties, china: { code: '1C909' } }
      const found = determine(facts, asked)
      for (const { id } of [...found.questions, ...found.china.questions])
        if (!isKnownAnswer(facts, id)) unknown.add(id)
    }
  expect([...unknown]).toEqual([])
})

test.each([
  'jurisdiction.from-USA',
  'party.foo',
  'scope.9X999.NS.1',
  'scope.3A001.NS.99',
  'abc',
  'end-use.113',
])('%s is asked by nobody', id => expect(isKnownAnswer(facts, id)).toBe(false))
