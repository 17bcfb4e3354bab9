import { feedsOf, importNews, putFeed, removeFeed, type NewsAccount } from '../features/article/entry.ts'
import type { IngestContext } from '../ingest/ingest-context.ts'
import { IngestFault } from '../ingest/ingest-fault.ts'
import { shanghaiMinute } from '../shanghai-day.ts'
import type { NewsCommand } from './control-messages.ts'

/** A feed as it travels over the socket: moments are texts. */
interface FeedLine {
  readonly title: string
  readonly url: string
  readonly checkedAt: string
  readonly fault: string
}

export type NewsResult =
  | { readonly kind: 'news-import'; readonly account: NewsAccount }
  | { readonly kind: 'news-feeds'; readonly feeds: readonly FeedLine[] }

const subscribe = async (
  { database: { db }, now }: IngestContext,
  { url, title, country, unit, remove }: Extract<NewsCommand, { command: 'news-subscribe' }>,
): Promise<void> => {
  if (!/^https?:\/\/[^\s]+$/iu.test(url) || url.length > 2000)
    throw new IngestFault('网址应以 http 或 https 开头')
  if (remove) {
    if (!(await removeFeed(db, url))) throw new IngestFault('没有订阅这个网址')
    return
  }
  if (title.trim() === '' || [title, country, unit].some(text => text.length > 80))
    throw new IngestFault('名称、国家和机构须在 80 个字以内，名称不能为空')
  await putFeed(db, { url, title: title.trim(), country: country.trim(), unit: unit.trim() }, now())
}

/** Does what a `news` command asks, in the process that has the database. */
export const runNewsCommand = async (context: IngestContext, command: NewsCommand): Promise<NewsResult> => {
  const { db } = context.database
  if (command.command === 'news-import')
    return { kind: 'news-import', account: await importNews(db, command.file, context.now()) }
  if (command.command === 'news-subscribe') await subscribe(context, command)
  const feeds = await feedsOf(db)
  return {
    kind: 'news-feeds',
    feeds: feeds.map(({ title, url, checked_at, fault }) => ({
      title,
      url,
      checkedAt: checked_at ? shanghaiMinute(checked_at) : '',
      fault,
    })),
  }
}
