import { watchKinds, watchStates, type watch as shape } from '@maojian/contract/calls/watch'
import { pages } from '@maojian/contract/pages'
import { gravest, rowVerdicts, type RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import { birthDateProblem } from '@maojian/domain/vocabulary/birth-date'
import type * as z from 'zod'
import type { Context } from '../../http/context.ts'
import { shanghaiDay, shanghaiMinute } from '../../shanghai-day.ts'
import { accountNames } from '../account/entry.ts'
import type { Watch } from './tables.ts'
import { standingIndex, unscreenedWords } from './unscreened.ts'
import { watchRelated, type WatchRelated } from './watch-related.ts'

export type WatchWire = z.output<typeof shape>

const minute = (moment: Date | null): string => (moment ? shanghaiMinute(moment) : '')

const verdictOf = ({ kind, checked_at, hits, possible }: Watch): RowVerdict => {
  if (kind === 'list' || checked_at === null) return 9
  return hits > 0 ? 1 : possible > 0 ? 2 : 0
}

const verdictWords = (watch: Watch, verdict: RowVerdict): string => {
  if (watch.kind === 'list') return '名单变化'
  if (watch.checked_at === null) return '等待首次核查'
  if (watch.kind !== 'party') return rowVerdicts[verdict]
  return { 0: '不在名单或仅为历史', 1: '受限', 2: '部分限制', 9: '' }[verdict]
}

const query = (fields: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([key, value]) => (value ? [[key, value] as [string, string]] : [])),
  ).toString()

/** Page of ours that shows what is watched. */
export const linkOf = ({ kind, target }: Pick<Watch, 'kind' | 'target'>): string => {
  const { id = '', keyword, type, subType, country, birthDate } = target
  if (kind === 'search')
    return `${pages.sanctionSearch.path}?${query({ key: keyword, type, subType, country, birthDate })}`
  if (kind === 'party') return `${pages.sanctionInfoSearch.path}?${query({ id })}`
  if (kind === 'batch') return `${pages.batchScreening.path}?${query({ id })}`
  return kind === 'report' ? `${pages.report.path}?${query({ id })}` : pages.listHealth.path
}

/** A date that cannot be is not compared; who saved it before it was refused is told so. */
const titleOf = ({ title, target, created_at }: Watch): string => {
  if (target.birthDate === undefined) return title
  const problem = birthDateProblem(target.birthDate, shanghaiDay(created_at))
  return problem === undefined ? title : `${title}（${problem}，未参与比对）`
}

type Names = Awaited<ReturnType<typeof accountNames>>

interface Beside {
  readonly unscreened: string
  readonly related: WatchRelated
}

const wireOf = (row: Watch, names: Names, { unscreened, related }: Beside): WatchWire => {
  const own = verdictOf(row)
  const verdict = related.verdict === 0 || own === 9 ? own : gravest([own, related.verdict])
  return {
    id: row.id,
    kind: row.kind,
    kindName: watchKinds[row.kind],
    title: titleOf(row),
    state: row.state,
    stateName: unscreened === '' ? watchStates[row.state] : '未能重新筛查',
    unscreened,
    link: linkOf(row),
    subjects: row.subjects,
    hits: row.hits,
    possible: row.possible,
    verdict,
    verdictName: own === verdict && related.word !== '' ? related.word : verdictWords(row, verdict),
    related: related.words,
    snapshotId: row.snapshot_id ?? '',
    checkedAt: minute(row.checked_at),
    changedAt: minute(row.changed_at),
    author: names.get(row.author_id) ?? '',
    createdAt: minute(row.created_at),
    version: row.version,
  }
}

type Place = Pick<Context, 'db' | 'now' | 'graph' | 'engine'>

/** Watches with the names of their authors. */
export const watchWires = async (place: Place, rows: readonly Watch[]): Promise<WatchWire[]> => {
  const { db, now } = place
  const names = await accountNames(
    db,
    rows.map(row => row.author_id),
  )
  const index = await standingIndex(db)
  return rows.map(row =>
    wireOf(row, names, { unscreened: unscreenedWords(row, index, now), related: watchRelated(place, row) }),
  )
}

export const watchWire = async (place: Place, row: Watch): Promise<WatchWire> =>
  (await watchWires(place, [row]))[0]!
