import { createServer, type Server } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbound } from '../../adapters/outbound.ts'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { createTestIngest, ftmLines, indexed, type TestIngest } from '../../ingest/testing.ts'
import { readFeeds } from './feed-job.ts'
import { importNews } from './import-news.ts'
import { feedsOf, putFeed } from './news-store.ts'

const now = new Date('2026-11-20T01:00:00Z')

const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>x</title>
<item><title>新规 &lt;b&gt;发布&lt;/b&gt;</title><link>https://www.example.org/1</link>
<pubDate>Thu, 19 Nov 2026 02:00:00 GMT</pubDate><guid>g1</guid></item>
<item><title>坏链接</title><link>javascript:alert(1)</link></item></channel></rss>`
const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>y</title>
<entry><title>Advisory</title><id>a1</id><link href="https://www.example.org/2"/>
<updated>2026-11-18T02:00:00Z</updated></entry></feed>`

const lines = [
  { type: 1, id: 'own', title: '合规提示', published: '2026-11-17', body: '正文第一段' },
  {
    type: 2,
    id: 'notice',
    title: '关于某公司的制裁决定',
    published: '2026-11-16',
    unit: '某部',
    label: '制裁决定',
    sanctionTime: '2026-11-15',
    url: 'https://www.example.org/n',
    measures: [{ measure: '冻结资产', entities: ['Velkorov Holding', '无此公司甲乙丙'] }],
  },
  { type: 2, title: '缺措施', published: '2026-11-16', sanctionTime: '2026-11-15', measures: [] },
  { type: 0, title: '坏网址', published: '2026-11-16', url: 'javascript:alert(1)' },
]

let feeds: Server
let base: string
let database: Database
let ingest: TestIngest
let server: TestServer
let stopEngine: () => Promise<void>
let folder: string
beforeAll(async () => {
  feeds = createServer((request, response) => {
    if (request.url === '/rss') return response.end(rss)
    if (request.url === '/atom') return response.end(atom)
    response.statusCode = request.url === '/page' ? 200 : 500
    return response.end('<html></html>')
  })
  await new Promise<void>(done => feeds.listen(0, '127.0.0.1', done))
  base = `127.0.0.1:${(feeds.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'news-'))
  database = await openTestDatabase()
  ingest = await createTestIngest(database)
  await ingest.importText(
    'a.jsonl',
    ftmLines([{ id: 'x-1', name: 'Velkorov Holding', dataset: 'un_sc_sanctions' }]),
    indexed,
  )
  const engine = ingest.createHolder()
  await engine.start()
  stopEngine = engine.stop
  server = await startTestServer(database, engine)
})
afterAll(async () => {
  await server.app.close()
  await stopEngine()
  await ingest.close()
  await database.close()
  await rm(folder, { recursive: true })
  await new Promise(done => feeds.close(done))
})

interface NewsRow {
  readonly id: string
  readonly title: string
  readonly newsType: number
  readonly srcUrl: string
  readonly publishTime: string
}

const morning = async (fields: Record<string, string> = {}) => {
  const { data } = await server.get('/api/morning/page', { latest: '0', pageSize: '50', ...fields })
  return data as unknown as { data: NewsRow[]; count: number }
}

test('S1-232 news enter by file, each line by itself: what is wrong is told with its field, the rest is kept', async () => {
  const file = join(folder, 'news.jsonl')
  await writeFile(file, [...lines.map(line => JSON.stringify(line)), '{'].join('\n'))
  const account = await importNews(database.db, file, now)
  expect(account).toMatchObject({ lines: 5, kept: 2 })
  expect(account.problems.map(({ line, field }) => [line, field])).toEqual([
    [3, 'measures'],
    [4, 'url'],
    [5, ''],
  ])
  await importNews(database.db, file, now)
  expect((await morning()).count).toBe(2)
})

test('S1-038 S1-229 a text of type 1 is read by its file id, and no other kind is', async () => {
  const { data } = await server.get('/api/news/stored', { fileId: 'Nown' })
  expect(data).toMatchObject({ title: '合规提示', newsType: 1, body: '正文第一段' })
  expect((await server.get('/api/news/stored', { fileId: 'Nnotice' })).code).toBe(404)
})

test('S1-040 S1-231 S1-258 entities of a notice lead to the party they name, where there is one', async () => {
  const { data } = await server.get('/api/news/chain/sanction/detail', { id: 'Nnotice' })
  expect(data).toMatchObject({
    title: '关于某公司的制裁决定',
    department: '某部',
    sanctionTime: '2026-11-15',
    measureList: [
      {
        measure: '冻结资产',
        entityList: [
          { entityName: 'Velkorov Holding', statusCn: '在名单上' },
          { id: '', statusCn: '未在名单中找到' },
        ],
      },
    ],
  })
  const [first] = (data['measureList'] as { entityList: { id: string }[] }[])[0]!.entityList
  const headers = await server.login('member')
  const news = await server.get('/api/news/party', { id: first!.id }, { headers })
  expect(news.data).toMatchObject({ data: [{ id: 'Nnotice' }] })
})

test('S1-228 S1-257 feeds are read as plain text of type 0; one that fails keeps no other from being read', async () => {
  for (const path of ['gone', 'rss', 'page', 'atom'])
    await putFeed(database.db, { url: `http://${base}/${path}`, title: path, country: '', unit: '测试' }, now)
  const logged: string[] = []
  const read = readFeeds({
    db: database.db,
    outbound: createOutbound({ allowInternalHosts: [base] }),
    now: () => now,
    log: message => logged.push(message),
  })
  const run = { signal: new AbortController().signal } as Parameters<typeof read>[1]
  await read({}, run)
  await read({}, run)
  const { data } = await morning({ type: '0' })
  expect(data.map(({ title, srcUrl, publishTime }) => [title, srcUrl, publishTime])).toEqual([
    ['新规 发布', 'https://www.example.org/1', '2026-11-19 10:00'],
    ['Advisory', 'https://www.example.org/2', '2026-11-18 10:00'],
  ])
  const states = await feedsOf(database.db)
  expect(states.map(({ title, fault }) => [title, fault === ''])).toEqual([
    ['gone', false],
    ['rss', true],
    ['page', false],
    ['atom', true],
  ])
  expect(logged).toHaveLength(4)
})

test('S1-008 S1-232 the news are filtered by kind and word, newest first', async () => {
  const all = (await morning()).data.map(({ publishTime }) => publishTime)
  expect(all).toEqual(all.toSorted().toReversed())
  expect((await morning({ keyword: '提示' })).data.map(({ title }) => title)).toEqual(['合规提示'])
  expect((await morning({ type: '2' })).data.map(({ id }) => id)).toEqual(['Nnotice'])
})
