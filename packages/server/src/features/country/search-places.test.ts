import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'

let database: Database
let server: TestServer
let headers: { Authorization: string }
beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer(database, noEngine)
  headers = await server.login('member')
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

const find = async (key: string, type: string, more: Record<string, string> = {}) => {
  const { data } = await server.post('/api/sanction/search/place', { key, type, ...more }, { headers })
  return data as unknown as { data: Record<string, unknown>[]; count: number }
}

test('S1-262 a port is found by its code, its name and its Chinese name, with the risk of its country', async () => {
  const bandarAbbas = {
    code: 'IRBND',
    nameCn: '阿巴斯港',
    country: '伊朗',
    countryId: 'IR',
    type: 'PORT',
    riskLevel: 1,
    basis: expect.stringMatching(/\d/u),
  }
  for (const key of ['irbnd', 'Bandar Abbas', '阿巴斯'])
    expect((await find(key, 'PORT')).data[0]).toMatchObject(bandarAbbas)
  expect((await find('NLRTM', 'PORT')).data[0]).toMatchObject({ name: 'Rotterdam', riskLevel: 0 })
})

test('S1-262 an airport answers to its IATA code, also where UN/LOCODE has another; a country to its name', async () => {
  expect((await find('PVG', 'AIRPORT')).data[0]).toMatchObject({ id: 'CNPVG', code: 'PVG', riskLevel: 2 })
  expect((await find('古巴', 'TRANSIT_COUNTRY')).data[0]).toMatchObject({ id: 'CU', riskLevel: 1 })
})

test('S1-262 pages hold what they say, and a fault names its field', async () => {
  const first = await find('San', 'PORT', { pageSize: '5' })
  const second = await find('San', 'PORT', { pageSize: '5', page: '2' })
  expect(first.count).toBeGreaterThan(10)
  const ids = [...first.data, ...second.data].map(one => one['id'])
  expect(new Set(ids).size).toBe(10)
  const wrong = await server.post('/api/sanction/search/place', { key: 'x', type: 'HOTEL' }, { headers })
  expect(wrong).toMatchObject({ code: 400, message: expect.stringContaining('type') })
})
