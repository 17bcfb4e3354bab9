import { changeCauses, type watchChange as shape } from '@maojian/contract/calls/watch'
import { rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import type * as z from 'zod'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { listWords } from '../source/entry.ts'
import type { HitState } from '../screening/entry.ts'
import type { WatchChange } from './tables.ts'
import type { Standing, StandingHit } from './standing.ts'

export type ChangeWire = z.output<typeof shape>

const hitStates: Readonly<Record<HitState, string>> = {
  counted: '计为命中',
  open: '待核对',
  dismissed: '已判定不是同一主体',
  history: '历史或已暂停',
}

const mostHits = 10

const hitWire = ({
  party,
  name,
  nameZh,
  score,
  state,
  lists,
}: StandingHit): ChangeWire['before']['hits'][number] => ({
  party,
  name,
  nameZh,
  score,
  state,
  stateName: hitStates[state],
  lists,
})

const standingWire = ({ verdict, hits }: Standing): ChangeWire['before'] => ({
  verdict,
  verdictName: rowVerdicts[verdict],
  hits: hits.slice(0, mostHits).map(hitWire),
  count: hits.length,
})

const changeNames = { added: '新增', removed: '移除', changed: '变更' } as const

/** `（NAME，联合国、OFAC SDN）`; of an answer without any that counts, whom a decision left out and where he still stands. */
const bestOf = ({ hits }: Standing): string => {
  const best = hits.find(hit => hit.state === 'counted' || hit.state === 'open')
  if (best) return `（${best.name}${best.lists === '' ? '' : `，${best.lists}`}）`
  const away = hits.find(hit => hit.state === 'dismissed')
  return away
    ? `（${away.name}${away.lists === '' ? '' : `仍在${away.lists}名单上，`}本机构判定不是同一主体）`
    : ''
}

/** What changed, in one sentence: verdict before → verdict now, with the party that gives it. */
export const wordsOf = ({ before, after, subject }: WatchChange): string => {
  if (before.verdict === 9 && after.verdict === 9) return subject
  const words = (standing: Standing): string => `${rowVerdicts[standing.verdict]}${bestOf(standing)}`
  if (before.verdict !== after.verdict) return `由${words(before)}变为${words(after)}`
  return `结论仍为${rowVerdicts[after.verdict]}，所涉主体或名单有变化：${bestOf(before) || '无'} → ${bestOf(after) || '无'}`
}

/** A change as pages, messages and deliveries tell it. */
export const changeWire = (row: WatchChange): ChangeWire => ({
  id: String(row.id),
  subject: row.subject,
  reference: row.reference,
  at: shanghaiMinute(row.at),
  snapshotId: row.snapshot_id,
  cause: row.cause,
  causeName: changeCauses[row.cause],
  words: wordsOf(row),
  before: standingWire(row.before),
  after: standingWire(row.after),
  entries: row.entries.map(({ party, name, source, reference, change }) => ({
    party,
    name,
    source,
    list: listWords(source).shortZh,
    reference,
    change,
    changeName: changeNames[change],
  })),
})
