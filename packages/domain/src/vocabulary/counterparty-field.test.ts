import { expect, test } from 'vitest'
import { gravest, verdictOfFile } from './counterparty-field.ts'

const none = { hits: 0, possible: 0, clear: 0, unasked: 0 }

test.each([
  [{ hits: 1, possible: 2, clear: 3, unasked: 4 }, 1],
  [{ possible: 2, clear: 3, unasked: 4 }, 2],
  [{ clear: 3, unasked: 1 }, 9],
  [{ clear: 3 }, 0],
  [{}, 9],
] as const)(
  'a file comes to its gravest row, and one not asked is graver than one found clear: %j',
  (counts, verdict) => expect(verdictOfFile({ ...none, ...counts })).toBe(verdict),
)

test('the gravest of several verdicts does not hang on their order', () => {
  expect([gravest([0, 9]), gravest([9, 0]), gravest([0, 2, 9]), gravest([2, 1]), gravest([0, 0])]).toEqual([
    9, 9, 2, 1, 0,
  ])
})
