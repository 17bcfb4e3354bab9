import { pages } from '@maojian/contract/pages'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { changesOn } from './change-store.ts'
import { changeWire, type ChangeWire } from './change-wire.ts'
import { findWatch } from './store.ts'
import type { Watch } from './tables.ts'

/** What people are told of one round of a watch. */
export interface WatchNotice {
  readonly watch: Watch
  readonly title: string
  /** Lines of text: each subject with its verdict before and now, and the entries that were the cause. */
  readonly content: string
  /** Path of our page with all of it. */
  readonly link: string
  readonly changes: readonly ChangeWire[]
  readonly count: number
}

const mostTold = 20
const mostEntries = 5
const longestTitle = 200

const entriesOf = ({ entries }: ChangeWire): string => {
  const told = entries
    .slice(0, mostEntries)
    .map(({ list, reference, name, changeName }) => `${changeName} ${list} ${reference} ${name}`)
  const more = entries.length > mostEntries ? `等 ${String(entries.length)} 条` : ''
  return told.length === 0 ? '' : `\n    依据：${told.join('；')}${more}`
}

const lineOf = (watch: Watch, change: ChangeWire): string => {
  const who = change.reference === '' ? change.subject : `${change.subject}（${change.reference}）`
  const what = watch.kind === 'list' ? change.words : `${who}：${change.words}`
  return `${what}。原因：${change.causeName}${entriesOf(change)}`
}

/** undefined when the watch is gone, or nothing changed in that round. */
export const watchNotice = async (
  db: Kysely<Schema>,
  { id, round }: { readonly id: string; readonly round: string },
): Promise<WatchNotice | undefined> => {
  const watch = await findWatch(db, id)
  if (!watch) return undefined
  const { rows, count } = await changesOn(db, { watchId: id, round, limit: mostTold })
  if (count === 0) return undefined
  const changes = rows.map(changeWire)
  const more =
    count > changes.length ? [`另有 ${String(count - changes.length)} 个对象有变化，见监控详情。`] : []
  const what = watch.kind === 'list' ? '名单有变化' : `${String(count)} 个对象的结论有变化`
  return {
    watch,
    title: `监控提醒：${watch.title}，${what}`.slice(0, longestTitle),
    content: [...changes.map(change => lineOf(watch, change)), ...more].join('\n'),
    link: `${pages.watches.path}?id=${id}`,
    changes,
    count,
  }
}
