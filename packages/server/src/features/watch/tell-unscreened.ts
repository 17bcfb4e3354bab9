import { pages } from '@maojian/contract/pages'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { emit } from '../../events/emit.ts'
import type { EventPayload } from '../../events/event-map.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { activeWatches, noteTold } from './store.ts'
import type { Watch } from './tables.ts'
import { isScreened, isStalled, standingIndex, unscreenedWords } from './unscreened.ts'

interface Context {
  readonly db: Kysely<Schema>
  readonly now: () => Date
}

interface Words {
  /** Of one watch by its name, or of several by their number. */
  readonly title: (what: string) => string
  readonly line: (watch: Watch) => string
  readonly end: string
}

const mostTold = 20
const longestTitle = 200

type Told = EventPayload<'watch.unscreened'>

const messageOf = (watches: readonly Watch[], words: Words, at: Date): Told => {
  const [first] = watches as readonly [Watch, ...Watch[]]
  const what = watches.length === 1 ? first.title : `${watches.length} 项监控`
  const lines = watches.slice(0, mostTold).map(watch => `${watch.title}：${words.line(watch)}`)
  const more = watches.length > mostTold ? [`另有 ${watches.length - mostTold} 项，见监控列表。`] : []
  return {
    organisationId: first.organisation_id,
    authorId: first.author_id,
    notice: `unscreened ${first.id} ${at.toISOString()}`,
    title: words.title(what).slice(0, longestTitle),
    content: [...lines, ...more, words.end].filter(text => text !== '').join('\n'),
    link: watches.length === 1 ? `${pages.watches.path}?id=${first.id}` : pages.watches.path,
  }
}

/** One message to each who watches, however many of his watches it is about. */
const tellReaders = async (
  { db, now }: Context,
  watches: readonly Watch[],
  { words, toldAt }: { readonly words: Words; readonly toldAt: Date | null },
): Promise<void> => {
  const readers = Map.groupBy(watches, one => `${one.organisation_id} ${one.author_id}`)
  for (const group of readers.values())
    await db.transaction().execute(async tx => {
      const noted = await noteTold(
        tx,
        group.map(one => one.id),
        toldAt,
      )
      const told = group.filter(one => noted.has(one.id))
      if (told.length > 0) await emit(tx, 'watch.unscreened', messageOf(told, words, now()))
    })
}

/** Tells once of what could not be screened for an hour, and once when it can be again. */
export const tellUnscreened =
  (context: Context): RunJob<object> =>
  async () => {
    const { db } = context
    const now = context.now()
    const [index, watches] = [await standingIndex(db), await activeWatches(db)]
    const stalled = watches.filter(one => one.told_at === null && isStalled(one, index, now))
    const again = watches.filter(one => one.told_at !== null && isScreened(one, index))
    const failing: Words = {
      title: what => `监控未能重新筛查：${what}`,
      line: one => unscreenedWords(one, index, now),
      end: '系统会继续重试，恢复后再通知您；管理员可在后台任务中看到原因。',
    }
    const well: Words = {
      title: what => `监控已恢复重新筛查：${what}`,
      line: ({ checked_at }) =>
        `已按现行名单重新筛查${checked_at ? `（${shanghaiMinute(checked_at)}）` : ''}`,
      end: '其间结论有变化的，另有监控提醒。',
    }
    await tellReaders(context, stalled, { words: failing, toldAt: now })
    await tellReaders(context, again, { words: well, toldAt: null })
  }
