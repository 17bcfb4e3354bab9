import * as z from 'zod'
import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { OutboundFault } from '../../adapters/outbound-fault.ts'
import type { Outbound } from '../../adapters/outbound.ts'
import type { Schema } from '../../db/schema.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { FormatFault } from '@maojian/sources'
import { feedsOf, knownNews, noteFeed, putNews, type NewNews } from './news-store.ts'
import { readFeed, type FeedItem } from './read-feed.ts'
import type { NewsFeed } from './tables.ts'

export const newsFeedJob = defineJob({
  name: 'news.feeds',
  titleZh: '读取资讯订阅源',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 30,
  schedule: { cron: '20 * * * *', payload: {}, catchUp: true },
})

export interface FeedContext {
  readonly db: Kysely<Schema>
  readonly outbound: Pick<Outbound, 'open'>
  readonly now: () => Date
  readonly log: (message: string, error?: unknown) => void
}

const limits = { timeoutMs: 30_000, maxBytes: 4 * 1024 * 1024 }

const idOf = (feed: NewsFeed, { guid }: FeedItem): string =>
  `F${createHash('sha256').update(`${feed.url}\n${guid}`).digest('hex').slice(0, 16)}`

const newsOf = (feed: NewsFeed, item: FeedItem, now: Date): NewNews => ({
  id: idOf(feed, item),
  kind: 0,
  title: item.title,
  country: feed.country,
  unit: feed.unit || feed.title,
  published: item.published,
  url: item.url,
  body: '',
  label: '',
  sanctioned_on: '',
  measures: [],
  names: [],
  feed_id: feed.id,
  created_at: now,
})

/** An item without a date stays where it stood when it was first seen. */
const putItems = async ({ db, now }: FeedContext, feed: NewsFeed, items: readonly FeedItem[]) => {
  const known = await knownNews(
    db,
    items.map(item => idOf(feed, item)),
  )
  const told = items.filter(item => item.dated || !known.has(idOf(feed, item)))
  await putNews(
    db,
    told.map(item => newsOf(feed, item, now())),
  )
}

/** Answers the mark of what was read; a feed that says it is unchanged is not read again. */
const readOne = async (context: FeedContext, feed: NewsFeed, signal: AbortSignal): Promise<string> => {
  const known = feed.etag === '' ? undefined : feed.etag
  const asked = { ...limits, signal, etag: known }
  const { body, etag = '', unchanged } = await context.outbound.open(feed.url, asked)
  if (unchanged) return etag
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  await putItems(context, feed, await readFeed(Buffer.concat(chunks), context.now()))
  return etag
}

const reasonOf = (error: unknown): string =>
  error instanceof OutboundFault || error instanceof FormatFault ? error.message : '读取失败'

/** Reads every feed; one that fails says so and keeps no other from being read. */
export const readFeeds =
  (context: FeedContext): RunJob<object> =>
  async (_payload, { signal }) => {
    const { db, now, log } = context
    for (const feed of await feedsOf(db)) {
      let fault = ''
      let etag: string | undefined
      try {
        etag = await readOne(context, feed, signal)
      } catch (error) {
        signal.throwIfAborted()
        fault = reasonOf(error)
        log(`资讯订阅源 ${feed.title} 未能读取：${fault}`, error)
      }
      await noteFeed(db, feed.id, { fault, now: now(), etag })
    }
  }
