import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { fixtureIndex } from '../screening/fixture.ts'

const name = 'Velkorov Shipping Holding'

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await open()
    const index = fixtureIndex()
    server = await startTestServer(database, { current: () => index }, { quotas: { basic: {}, visitor: {} } })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })

  test('what was decided of one party is listed by itself', async () => {
    const { headers } = await server.newcomer()
    const asked = { name, partyId: 'P1', same: 'no', reason: '注册地与业务均不同' }
    await server.post('/api/decision/decide', asked, { headers })
    const of = async (partyId: string) =>
      (await server.get('/api/decision/list', { partyId }, { headers })).data['data']
    expect(await of('P1')).toMatchObject([{ partyId: 'P1', subject: name }])
    expect(await of('P2')).toEqual([])
  })
})
