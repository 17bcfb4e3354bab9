import { recentDays, watchKinds, type listAffected as call } from '@maojian/contract/calls/watch'
import type * as z from 'zod'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay, shanghaiMinute } from '../../shanghai-day.ts'
import { listWords } from '../source/entry.ts'
import { changesSince, type RecentChange } from './change-store.ts'
import { wordsOf } from './change-wire.ts'
import { linkOf } from './watch-wire.ts'

type Affected = z.output<typeof call.reply>['lists'][number]['watches'][number]

const millisecondsADay = 24 * 60 * 60 * 1000

/** Changes that are read; more are counted as this many. */
const mostChanges = 1_000

const affectedOf = ({ watch, change }: RecentChange): Affected => ({
  id: watch.id,
  kind: watch.kind,
  kindName: watchKinds[watch.kind],
  title: watch.title,
  link: linkOf(watch),
  subject: change.subject,
  words: wordsOf(change),
  at: shanghaiMinute(change.at),
  subjects: 1,
})

/** Adds a change to what its lists did; a watch stands with its newest change. */
const addTo = (lists: Map<string, Map<string, Affected>>, one: RecentChange): void => {
  for (const source of new Set(one.change.entries.map(entry => entry.source))) {
    const watches = lists.get(source) ?? new Map<string, Affected>()
    const known = watches.get(one.watch.id)
    watches.set(one.watch.id, known ? { ...known, subjects: known.subjects + 1 } : affectedOf(one))
    lists.set(source, watches)
  }
}

/** Which of the organisation's projects, batches, searches and parties each list's changes reached. */
export const listAffected: Verb<typeof call> = async context => {
  const since = new Date(context.now.getTime() - recentDays * millisecondsADay)
  const changes = await changesSince(context.db, needUser(context), { since, limit: mostChanges })
  const lists = new Map<string, Map<string, Affected>>()
  for (const one of changes) addTo(lists, one)
  return {
    since: shanghaiDay(since),
    count: changes.length,
    lists: [...lists].map(([source, watches]) => ({
      source,
      list: listWords(source).shortZh,
      watches: [...watches.values()],
    })),
  }
}
