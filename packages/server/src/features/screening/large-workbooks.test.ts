import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { times, writeTestWorkbook } from '../../documents/testing-workbook.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'

let database: Database
let server: TestServer
let dataDir = ''
let member: { Authorization: string }
beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'workbooks-'))
  server = await startTestServer(database, noEngine, { dataDir })
  member = await server.login('member')
})
afterAll(async () => {
  await server.app.close()
  await database.close()
  await rm(dataDir, { recursive: true })
})

const batch = '/api/screening/batch/upload?name=a.xlsx'
const parts = '/api/part/upload?name=a.xlsx&maker=Invented'

const upload = async (url: string, path: string) => {
  const headers = { ...member, 'content-type': 'application/octet-stream' }
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: createReadStream(path) })
  return answer.json<{ code: number; message: string; data: { preview: { cells: string[] }[] } }>()
}

const row = '<row><c t="inlineStr"><is><t>Invented Works</t></is></c></row>'

test('two bombs that are uploaded at once, in either place, leave the server within 300 MB of where it was', async () => {
  const [small, bomb] = [join(dataDir, 'small.xlsx'), join(dataDir, 'bomb.xlsx')]
  await writeTestWorkbook(small, { rows: [row, row] })
  await writeTestWorkbook(bomb, { strings: times(1500, `<si><t>${'x'.repeat(1024 ** 2)}</t></si>`) })
  expect((await stat(bomb)).size).toBeLessThan(20 * 1024 ** 2)
  expect((await upload(batch, small)).code).toBe(200)
  const before = process.memoryUsage.rss()
  for (const url of [batch, parts]) {
    const refused = await Promise.all([upload(url, bomb), upload(url, bomb)])
    const inWords = { code: 400, message: expect.stringMatching(/过大|字符的单元格/u) }
    expect(refused).toEqual([expect.objectContaining(inWords), expect.objectContaining(inWords)])
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 ** 2)
  }
})

test('an uploaded workbook of 1.1 million rows is answered within 20 seconds', async () => {
  const path = join(dataDir, 'long.xlsx')
  await writeTestWorkbook(path, { rows: times(1_100_000, row) })
  const started = performance.now()
  expect(await upload(batch, path)).toMatchObject({ code: 400, message: expect.stringContaining('行上限') })
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('a text file of nothing but delimiters is refused before it is a row of millions of cells', async () => {
  const path = join(dataDir, 'wide.csv')
  await writeFile(path, Buffer.alloc(20_000_000, ','))
  const before = process.memoryUsage.rss()
  for (const url of [batch, parts])
    expect(await upload(url.replace('a.xlsx', 'a.csv'), path)).toMatchObject({
      code: 400,
      message: '第 1 行超过 200 列，请删去不需要的列',
    })
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 ** 2)
})

test.each([
  ['&#0;甲', '甲'],
  ['乙&#xD800;', '乙'],
  ['_x0000_丙_x000D_丁', '丙\r丁'],
])('%s in a cell of an uploaded workbook comes without what no database keeps', async (written, kept) => {
  const path = join(dataDir, crypto.randomUUID())
  await writeTestWorkbook(path, { rows: [row, `<row><c t="inlineStr"><is><t>${written}</t></is></c></row>`] })
  const { code, data } = await upload(batch, path)
  expect(code).toBe(200)
  const cells = data.preview.flatMap(one => one.cells)
  expect(cells.map(cell => cell.replaceAll('\ufffd', ''))).toContain(kept)
})
