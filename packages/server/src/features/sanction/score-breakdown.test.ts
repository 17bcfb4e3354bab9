import { rawFileAt, readList } from '@maojian/sources/testing/read-list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing.ts'
import { starterFiles } from '../../facts/starter-files.ts'
import { starterFormat } from '../../facts/starter-format.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { indexOfEntries, questionsOf, recompute } from './breakdown-testing.ts'

let server: TestServer
let close: () => Promise<void>
let questions: ReturnType<typeof questionsOf>
beforeAll(async () => {
  const files = await Promise.all((await starterFiles()).map(rawFileAt))
  const { entries } = await readList(starterFormat, ...files)
  const index = indexOfEntries(entries)
  questions = questionsOf(entries, 900)
  const database = await openTestDatabase()
  server = await startTestServer(database, { current: () => index })
  close = async () => {
    await server.app.close()
    await database.close()
  }
})
afterAll(() => close())

test('what each answer says of its score adds up to it, in the table and in the line', async () => {
  const { answers, abouts, faults } = await recompute(server, questions)
  expect(faults).toEqual([])
  expect(answers).toBeGreaterThanOrEqual(1000)
  for (const about of ['agreement', 'contained', 'country', 'birthDate', 'ceiling', 'reading'])
    expect(abouts).toContain(about)
})
