import { buildIndex, openIndex, type Subject } from '@maojian/screening'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'

const party = (id: string, name: string, ...sources: string[]): Subject => ({
  id,
  type: '01',
  typeStated: true,
  subtypes: ['0101'],
  names: [{ text: name, kind: 'primary', entries: sources.map((_, at) => at) }],
  countries: ['RU'],
  birthDates: [],
  identifiers: [],
  entries: sources.map(source => ({
    source,
    reference: `${id}-${source}`,
    since: '2020-01-01',
    until: '',
    status: 'active',
  })),
  facts: {},
})

const index = openIndex(
  buildIndex(
    [
      party('B1', 'Brimolax Petrochemical Works', 'ofac-sdn', 'eu-fsf'),
      party('B2', 'Tandorel Optics', 'uk-sanctions'),
      party('B3', 'Yastrel Optical Works', 'bis-meu'),
    ],
    {
      engine: 'test',
      publishedAt: '2026-11-19T20:00:00.000Z',
      sources: ['bis-meu', 'eu-fsf', 'ofac-sdn', 'uk-sanctions'].map(id => ({
        id,
        edition: id,
        publishedOn: '2026-11-18',
        entries: 1,
        starter: false,
      })),
    },
  ),
)

interface Found {
  readonly outcome: string
  readonly headline: string
  readonly tone: string
  readonly listed: { readonly text: string; readonly certain: boolean }
  readonly endUser: { readonly hits: { readonly decidedByPerson: boolean; readonly state: string }[] }
}

describe('what lists forbid stands before any licence', () => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(database, { current: () => index })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  const determine = async (more: Record<string, string>): Promise<Found> => {
    const fields = { eccn: 'EAR99', destination: 'DE', date: '2026-11-20', ...more }
    const headers = await server.login('member')
    const { code, data } = await server.post('/api/determination/endUser', fields, { headers })
    expect(code).toBe(200)
    return data as unknown as Found
  }

  test('an end user whose assets are frozen is told by name and list, the licence second', async () => {
    const found = await determine({ endUser: 'Brimolax Petrochemical Works' })
    expect(found.headline).toMatch(
      /^禁止（资产冻结）：最终用户 Brimolax Petrochemical Works（OFAC SDN、欧盟[^；]*）；美国：/u,
    )
    expect(found).toMatchObject({ tone: 'red', listed: { certain: true } })
  })

  test('so is one whom no rule of export control knows, and another party', async () => {
    const user = await determine({ endUser: 'Tandorel Optics' })
    expect(user.tone).toBe('red')
    expect(user.headline).toMatch(/^禁止（资产冻结）：最终用户 Tandorel Optics/u)
    const bank = await determine({
      endUser: 'Nobody Whatsoever Here',
      parties: '[{"role":"buyer","name":"Tandorel Optics"}]',
    })
    expect(bank.headline).toMatch(/^禁止（资产冻结）：买方 Tandorel Optics/u)
  })

  test('a match that nobody is sure of forbids on its condition, and is never green', async () => {
    const found = await determine({
      endUser: 'Tandorel Optics',
      decisions: '{"B2":"unclear"}',
      cnCode: 'none',
    })
    expect(found.headline).toMatch(
      /^若为同一主体则禁止（资产冻结）：最终用户 Tandorel Optics 与 Tandorel Optics（[^）]+）待核对|待核对；美国：/u,
    )
    expect(found).toMatchObject({ tone: 'amber', listed: { certain: false } })
  })

  test('one that was decided to be another forbids nothing; a list that asks a licence speaks with the licence', async () => {
    const other = await determine({ endUser: 'Tandorel Optics', decisions: '{"B2":"no"}' })
    expect(other).toMatchObject({ listed: { text: '', certain: false } })
    expect(other.headline).toMatch(/^美国：/u)
    expect((await determine({ endUser: 'Yastrel Optical Works' })).headline).toMatch(/^美国：/u)
  })

  test('who chose that it is the same, the machine or a person, is told', async () => {
    const found = await determine({ endUser: 'Tandorel Optics' })
    expect(found.endUser.hits).toMatchObject([{ state: 'counted', decidedByPerson: false }])
    const said = await determine({ endUser: 'Tandorel Optics', decisions: '{"B2":"yes"}' })
    expect(said.endUser.hits).toMatchObject([{ state: 'counted', decidedByPerson: true }])
  })
})
