import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { enterprisesNamed } from './named-enterprises.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database)
  const relation = { id: 'own-1', schema: 'Ownership', properties: { owner: ['ofac-77'], asset: ['c-1'] } }
  const company = { id: 'c-1', schema: 'Company', properties: { name: ['Tarrow Mills'] } }
  await made.bring('o.json', [relation, company].map(line => JSON.stringify(line)).join('\n'), {
    format: 'ftm',
    source: 'o',
  })
})
afterAll(async () => {
  await made.close()
  await database.close()
})

test('an enterprise that only relations name is found by the names of the listed party that it is', async () => {
  const headers = await made.server.login('member')
  const asked = { name: 'YASTREL Holding', date: '2026-09-01' }
  const { code, data } = await made.server.post('/api/enterprise/ownership', asked, { headers })
  expect([code, data['name']]).toEqual([200, 'Yastrel Holding'])
  const daughter = await made.server.post('/api/enterprise/ownership', { name: 'Tarrow Mills' }, { headers })
  expect(daughter.data['regimes']).toMatchObject({ ofac: { state: 'cannot be excluded' } })
})

test('a company is found with its legal form left out or abbreviated, and not under another form', async () => {
  const rows = [
    { id: 'x', kind: 'company', name: 'Yastrel', ogrn: '1027700132195' },
    { id: 'k', kind: 'company', name: 'Nordlicht Kabelwerke Company Limited' },
    { id: 'z', kind: 'company', name: '澄屿电缆' },
    { from: 'x', to: 'k', kind: 'STOCK', percent: '60' },
  ]
  await made.bring('k.jsonl', rows.map(row => JSON.stringify(row)).join('\n'), {
    format: 'pack',
    source: 'k',
  })
  const graph = made.server.graph.held!
  const found = (name: string) => enterprisesNamed(graph, name).map(node => graph.idAt(node))
  const [id] = found('Nordlicht Kabelwerke Company Limited')
  expect(id).toBeGreaterThan(0)
  for (const name of ['Nordlicht Kabelwerke', 'NORDLICHT KABELWERKE CO., LTD.'])
    expect(found(name)).toEqual([id])
  for (const name of ['Nordlicht Kabelwerke GmbH', 'Nordlicht', 'Limited']) expect(found(name)).toEqual([])
  expect(found('澄屿电缆有限公司')).toHaveLength(1)
})
