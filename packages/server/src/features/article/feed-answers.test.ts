import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthorities, type Authorities, type AuthorityAnswer } from '../../adapters/testing-authority.ts'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { readFeeds } from './feed-job.ts'
import { feedsOf, newestNews, putFeed } from './news-store.ts'

const feed = 'https://www.example.gov/rss.xml'
const moved = 'https://feeds.example.gov/rss.xml'

const rss = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${items}</channel></rss>`
const dated = (n: number): string =>
  `<item><title>第 ${n} 号公告</title><link>https://www.example.gov/${n}</link><guid>g${n}</guid>
  <pubDate>Thu, ${10 + n} Nov 2026 02:00:00 GMT</pubDate></item>`
const undated = '<item><title>没有日期的公告</title><link>https://www.example.gov/u</link></item>'

let database: Database
let authorities: Authorities
let now = new Date('2026-11-20T01:00:00Z')
beforeAll(async () => {
  database = await openTestDatabase()
  authorities = await startAuthorities()
  await putFeed(database.db, { url: feed, title: '示例机构', country: '美国', unit: '' }, now)
})
afterAll(async () => {
  await authorities.close()
  await database.close()
})

const read = async (...answers: AuthorityAnswer[]) => {
  authorities.answers.set(feed, answers)
  authorities.asked.length = 0
  const { outbound } = authorities
  const job = readFeeds({ db: database.db, outbound, now: () => now, log: () => undefined })
  await job({}, { signal: new AbortController().signal } as Parameters<typeof job>[1])
  const [state] = await feedsOf(database.db)
  const { rows } = await newestNews(database.db, {}, 50)
  return { fault: state!.fault, news: rows.map(({ title, published }) => `${published} ${title}`) }
}

const first = ['2026-11-20 09:00 没有日期的公告', '2026-11-11 10:00 第 1 号公告']

test('S1-228 a feed is read behind a redirect and in pieces; what it does not date stays where it was first seen', async () => {
  authorities.answers.set(moved, [{ body: rss(dated(1) + undated), manner: 'piecewise' }])
  expect(await read({ movedTo: moved })).toEqual({ fault: '', news: first })
  now = new Date('2026-11-20T02:00:00Z')
  expect(await read({ movedTo: moved })).toEqual({ fault: '', news: first })
})

test('a feed that knows its mark is not sent again; a newer one is', async () => {
  await read({ body: rss(dated(1)), etag: '"a"' })
  expect(await read({ body: rss(dated(2)), etag: '"a"' })).toEqual({ fault: '', news: first })
  expect(authorities.asked).toMatchObject([{ headers: { 'if-none-match': '"a"' } }])
  const { fault, news } = await read({ body: rss(dated(1) + dated(2)), etag: '"b"' })
  expect([fault, news]).toEqual(['', [first[0], '2026-11-12 10:00 第 2 号公告', first[1]]])
})

test.each<[string, AuthorityAnswer, RegExp]>([
  ['is gone', { status: 404 }, /返回状态 404/u],
  ['answers 406', { status: 406 }, /返回状态 406/u],
  ['fails', { status: 500 }, /返回状态 500/u],
  ['breaks off', { body: rss(dated(3)), manner: 'cut' }, /中断|没有传完|失败/u],
  ['stops in the middle', { body: rss(dated(3)), manner: 'stalled' }, /超时/u],
  ['ends too early', { body: rss(dated(3)).slice(0, -20) }, /./u],
  ['is a page', { body: '<!doctype html><html></html>' }, /不是 RSS 或 Atom/u],
  ['is empty', { body: '' }, /不是 RSS 或 Atom/u],
])('a feed that %s says so, keeps its news, and is read again an hour later', async (_, answer, words) => {
  const { fault, news } = await read(answer)
  expect(fault).toMatch(words)
  expect(news).toHaveLength(3)
  const good = await read({ body: rss(dated(1) + dated(2)), etag: '"b"' })
  expect(good.fault).toBe('')
})
