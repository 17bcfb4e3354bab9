import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionsOf, recompute } from './breakdown-testing.ts'
import { startOnStarters, type StarterServer } from './starters-testing.ts'

let starters: StarterServer
beforeAll(async () => void (starters = await startOnStarters()))
afterAll(() => starters.close())

test('what each answer says of its score adds up to it, in the table and in the line', async () => {
  const { answers, abouts, faults } = await recompute(starters.server, questionsOf(starters.entries, 900))
  expect(faults).toEqual([])
  expect(answers).toBeGreaterThanOrEqual(1000)
  for (const about of ['agreement', 'contained', 'country', 'birthDate', 'ceiling', 'reading'])
    expect(abouts).toContain(about)
})
