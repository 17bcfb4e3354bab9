import type { determineLicence } from '@maojian/contract/calls/determination'
import { formatEccn } from '@maojian/domain/control/code/parse-eccn'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'

type Reply = z.output<typeof determineLicence.reply>

let database: Database
let server: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer(database, noEngine)
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

/** Items and destinations spread over the whole chart, some foreign-made, some with a doubtful end use. */
const asked = Array.from({ length: 200 }, (_, i): Record<string, string> => {
  const entries = [...controlFacts().eccns.values()]
  const destinations = [...controlFacts().chart.keys()]
  const { code, paragraphs, reserved } = entries[(i * 131) % entries.length]!
  const living = paragraphs.filter(one => !reserved.has(one))
  const paragraph = i % 2 === 0 ? (living[(i * 7) % Math.max(1, living.length)] ?? '') : ''
  return {
    eccn: i % 10 === 9 ? 'EAR99' : formatEccn({ code, paragraph }),
    destination: ['CN', 'RU', 'UA', 'IN', 'KP', destinations[(i * 37) % destinations.length]!][i % 6]!,
    date: '2026-11-20',
    ...(i % 3 === 1 && { made: 'foreign' }),
    ...(i % 4 === 2 && { endUses: '{"102":"yes","106":"yes","107":"unclear","108":"yes"}' }),
    ...(i % 5 === 3 && { cnCode: '1C902' }),
  }
})

const determine = async (fields: Record<string, string>): Promise<Reply> => {
  const { code, message, data } = await server.post('/api/determination', fields)
  expect([code, message], JSON.stringify(fields)).toEqual([200, expect.anything()])
  return data as unknown as Reply
}

test('every question of 200 determinations can be answered yes, no and unclear, and comes back with its answer', async () => {
  let answered = 0
  for (const fields of asked) {
    const open = await determine(fields)
    const ids = [...open.questions, ...open.china.questions].map(one => one.id)
    for (const answer of ['yes', 'no', 'unclear'] as const) {
      const facts = JSON.stringify(Object.fromEntries(ids.map(id => [id, answer])))
      const found = await determine({ ...fields, facts })
      for (const one of [...found.questions, ...found.china.questions])
        if (ids.includes(one.id)) expect(one.answer).toBe(answer)
      answered += ids.length
    }
  }
  expect(answered).toBeGreaterThan(2000)
})
