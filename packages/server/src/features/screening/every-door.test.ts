import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerSearch } from '../sanction/answer-search.ts'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { openScreener } from './screener.ts'
import { screenDeal } from '../deal/screen-deal-subject.ts'
import { readCounterparty } from './counterparty.ts'
import { fixtureIndex } from './fixture.ts'
import { screenCounterparty } from './screen-counterparty.ts'

const index = fixtureIndex()
let database: Database
let server: TestServer
let headers: { Authorization: string }
beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer(database, { current: () => index })
  headers = await server.login('member')
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

interface Told {
  readonly id: string
  readonly score: number
  readonly reason: string
}

/** What each way into the product says of its first hit. */
const doors: Readonly<Record<string, (name: string) => Promise<Told> | Told>> = {
  search: async keyword => {
    const { data } = await server.post('/api/sanction/search', { keyword }, { headers })
    const { id, explanation } = (data as unknown as { data: { id: string; explanation: Told }[] }).data[0]!
    return { ...explanation, id }
  },
  list: async key => {
    const { data } = await server.post('/api/sanction/search', { key }, { headers })
    const { id, explanation } = (data as unknown as { data: { id: string; explanation: Told }[] }).data[0]!
    return { ...explanation, id }
  },
  determination: async endUser => {
    const fields = { eccn: 'EAR99', destination: 'DE', endUser, date: '2026-11-20' }
    const { data } = await server.post('/api/determination/endUser', fields, { headers })
    return (data as unknown as { endUser: { hits: Told[] } }).endUser.hits[0]!
  },
  'open interface': async name => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/yente/match/default',
      headers,
      payload: { queries: { q: { schema: 'LegalEntity', properties: { name: [name] } } } },
    })
    const { responses } = response.json<{ responses: { q: { results: Told[] } } }>()
    const [first] = responses.q.results
    return { ...first!, score: Math.round(first!.score * 10_000) / 100 }
  },
  batch: name => {
    const answer = screenCounterparty(index, readCounterparty([name], { name: 0 }))
    return { ...answer, id: answer.partyId }
  },
  deal: name => {
    const [hit] = screenDeal(openScreener(index), '2026-11-20').subject({ name, codes: [] }).hits
    return { ...hit!, id: hit!.entries[0]!.reference === 'CDe.901' ? 'P1' : 'P3' }
  },
  'command line': query => {
    const [hit] = answerSearch(index, { query }, '2026-11-20').hits
    return { ...hit!, id: hit!.partyId }
  },
}

test.each(['Velkorov Shiping Holding', 'Velkorov Star', 'Shipping Holding Velkorov GmbH'])(
  '%s is answered alike through every door',
  async name => {
    const told = new Map<string, string[]>()
    for (const [door, ask] of Object.entries(doors)) {
      const { id, score, reason } = await ask(name)
      const says = `${id} ${score} ${reason}`
      told.set(says, [...(told.get(says) ?? []), door])
    }
    expect([...told.values()]).toEqual([Object.keys(doors)])
  },
)
