import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../cli/run.ts'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { screeningCommands } from '../screening/commands.ts'
import { testBatches } from '../screening/testing-batches.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

/** A register has no code of a shareholder: its holder only bears the name of the list. */
const register = `统一社会信用代码,企业名称,股东,持股比例
911100001000000248,澄屿重工有限公司,Yastrel Holding,60%
91110000100000025B,澄屿轻工有限公司,Yastrel Holding,30%
`
const company = (id: string, name: string) => ({ id, kind: 'company', name })
const stock = (from: string, to: string, percent: number, more: object = {}) => ({
  from,
  to,
  kind: 'STOCK',
  percent,
  source: '登记',
  ...more,
})
const pack = [
  company('n', 'YASTREL HOLDING'),
  company('a', 'Ambrel Foundry'),
  company('b', 'Brindle Casting'),
  company('np', 'Novena Halden'),
  company('c', 'Corvane Works'),
  company('d', 'Dunmere Works'),
  company('e', 'Elsmoor Works'),
  stock('n', 'a', 60),
  stock('a', 'b', 51),
  stock('np', 'c', 100, { control: 'nominee for Yastrel Holding' }),
  stock('c', 'd', 50),
  stock('np', 'e', 100),
]
const open = ['澄屿重工有限公司', 'Ambrel Foundry', 'Brindle Casting', 'Corvane Works', 'Dunmere Works']
const free = ['澄屿轻工有限公司', 'Elsmoor Works']

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database)
  await made.bring('r.csv', register, { format: 'register', source: 'r' })
  await made.bring('p.jsonl', pack.map(row => JSON.stringify(row)).join('\n'), {
    format: 'pack',
    source: 'p',
  })
  headers = await made.server.login('member')
})
afterAll(async () => {
  await made.close()
  await database.close()
})

type Rows = Record<string, unknown>[]
const post = async (path: string, fields: Record<string, unknown>) =>
  (await made.server.post(path, fields, { headers })).data
const search = async (keyword: string) => await post('/api/sanction/search', { keyword })

describe('a holder that only bears a listed name keeps its company open on every page', () => {
  test('the mark of the graph is what the ownership rules answer, for whoever is in it', async () => {
    for (const name of [...open, ...free, 'YASTREL HOLDING', 'Novena Halden']) {
      const { regimes } = await post('/api/enterprise/ownership', { name })
      const states = Object.values(regimes as unknown as Record<string, { state: string }>)
      const isOpen = states.some(({ state }) => state === 'cannot be excluded')
      const [found] = (await post('/api/enterprise/find', { name })) as unknown as Rows
      expect([name, found!['riskSymbol'], found!['finding']]).toEqual(
        isOpen ? [name, 2, 'doubtful'] : [name, 0, 'none'],
      )
      expect(isOpen, name).toBe(!free.includes(name) && name !== 'Novena Halden')
    }
  })

  test('a search names it with its reason, and the way to the holder', async () => {
    for (const name of open) {
      const [hit] = (await search(name))['data'] as unknown as Rows
      expect(hit, name).toMatchObject({
        s: 2,
        effect: { level: 2 },
        explanation: { riskLevel: 2, reason: expect.stringContaining('“Yastrel Holding”') as string },
      })
    }
    const [hit] = (await search('Brindle Casting'))['data'] as unknown as Rows
    const map = await post('/api/sanction/relation/map', { relationId: hit!['relationId'] })
    expect([map['startName'], map['endName']]).toEqual(['Brindle Casting', 'YASTREL HOLDING'])
    expect(map['relationMap']).toMatchObject({ sentences: [expect.stringContaining('Ambrel Foundry')] })
    for (const name of free) expect((await search(name))['count'], name).toBe(0)
  })

  test('whoever bears the name himself is found by the list, once', async () => {
    expect((await search('YASTREL HOLDING'))['data']).toMatchObject([{ s: 1 }])
  })

  test('the certificate names it', async () => {
    const { record } = (await search('Ambrel Foundry')) as unknown as { record: string }
    const { number } = (await post('/api/evidence/certificate/issue', {
      record,
      subject: '0',
    })) as unknown as { number: string }
    const url = `/api/evidence/certificate/file?number=${number}&format=json`
    const { body } = await made.server.app.inject({ url, headers })
    expect(JSON.parse(body)).toMatchObject({
      certificate: {
        graph: { related: [expect.stringContaining('由与名单主体“Yastrel Holding”同名者持有或控制')] },
      },
    })
  })

  test('the row of a file is 可能, on the page as on the command line', async () => {
    const { server, ingest } = made
    const place = { database, server, dataDir: ingest.dataDir, now: () => server.clock.now }
    const file = `编号,客户名称,国家\n${[...open, ...free].map((name, i) => `${i},${name},\n`).join('')}`
    const id = await testBatches(place, headers).finished(file)
    const { data } = await server.get('/api/screening/batch/result', { id }, { headers })
    const rows = (data['data'] as unknown as Rows).toSorted((a, b) => Number(a['line']) - Number(b['line']))
    expect(rows.map(row => row['verdict'])).toEqual([...open.map(() => 2), ...free.map(() => 0)])
    expect(rows[0]!['reason']).toContain('核实之前不能排除')

    const path = join(ingest.dataDir, '客户.csv')
    await writeFile(path, file)
    const output = new PassThrough()
    const terminal = {
      env: { MAOJIAN_DATA: ingest.dataDir },
      input: Readable.from([]),
      output,
      errors: new PassThrough(),
      signal: new AbortController().signal,
      now: () => server.clock.now,
    }
    expect(await runCommand(screeningCommands, terminal, ['screen', path])).toBe(0)
    output.end()
    const lines = (await text(output)).trim().split('\r\n').slice(1)
    expect(lines.map(line => line.split(',')[4])).toEqual([
      ...open.map(() => '可能'),
      ...free.map(() => '未发现'),
    ])
  })

  test('so are the row of a project and the board of its group, its holder too', async () => {
    const { id: projectId } = await post('/api/risk/project/baseinfo/save', { name: '某项目' })
    const saved = await post('/api/risk/project/save', {
      projectId,
      name: '某项目',
      objectList: JSON.stringify([{ type: 0, name: '澄屿重工有限公司' }]),
    })
    expect(saved['objectList']).toMatchObject([
      { riskLevel: 2, reason: expect.stringContaining('同名者') as string },
    ])
    const board = await post('/api/enterprise/group', { id: made.idOf('澄屿重工有限公司') })
    expect(board).toMatchObject({
      self: { finding: 'doubtful' },
      parents: { rows: [{ name: 'Yastrel Holding', finding: 'doubtful' }] },
    })
  })
})
