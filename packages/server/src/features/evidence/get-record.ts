import type { getRecord as call } from '@maojian/contract/calls/evidence'
import type * as z from 'zod'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { accountNames } from '../account/entry.ts'
import { readLists, type AnsweringLists } from './answering-lists.ts'
import { chainsOf } from './chain-store.ts'
import { firstSeal } from './chain.ts'
import { keysOf } from '../../signing/keys-of.ts'
import { readContent, type RecordContent } from './record-content.ts'
import { findRecord, sealBefore } from './record-store.ts'
import { decisionsWire } from './decisions-wire.ts'
import { recordWire, settingsWire, subjectWire } from './record-wire.ts'
import type { EvidenceRecord } from './tables.ts'
import { isIntact } from './verify-chain.ts'
import type { Context } from '../../http/context.ts'

type Reply = z.output<typeof call.reply>

/** Seal of the record before, or of the chain's beginning. */
const previousOf = async (context: Context, row: EvidenceRecord): Promise<string> => {
  if (row.number > 1) return (await sealBefore(context.db, row)) ?? ''
  const chains = await chainsOf(context.db, row.organisation_id)
  const chain = chains.find(({ id }) => id === row.chain_id)
  return chain === undefined ? '' : firstSeal(chain.id, chain.follows)
}

const listsWire = (answering: AnsweringLists | undefined): Reply['lists'] =>
  (answering?.lists ?? []).map(({ starter, ...list }) => ({ ...list, starterData: starter }))

/** Whether lists answered: a decision is a person's. */
const asksLists = ({ kind }: RecordContent): boolean => kind !== 'decision'

export interface ReadRecord {
  readonly row: EvidenceRecord
  readonly previous: string
  readonly intact: boolean
  /** undefined: erased, or no longer readable. */
  readonly content: RecordContent | undefined
  readonly lists: AnsweringLists | undefined
}

/** A record of the caller's organisation, checked against its seal. */
export const readRecord = async (context: Context, id: string): Promise<ReadRecord> => {
  const row = await findRecord(context.db, needUser(context), id)
  if (!row) throw new Fault(404, '没有这条检索记录')
  const previous = await previousOf(context, row)
  const content = row.content === null ? undefined : readContent(row.content)
  const lists = content && (await readLists(context.db, content.lists))
  const keys = await keysOf(context.config, context.now)
  const intact =
    isIntact(row, previous, keys) && (content === undefined || !asksLists(content) || lists !== undefined)
  return { row, previous, intact, content, lists }
}

/** One record whole: what was asked, by which lists, what was found, what came nearest. */
export const getRecord: Verb<typeof call> = async (context, { id }) => {
  const { row, previous, intact, content, lists } = await readRecord(context, id)
  return {
    record: recordWire(row, await accountNames(context.db, [row.author_id])),
    erased: row.content === null,
    intact,
    settings: content === undefined ? [] : settingsWire(content),
    engine: content?.engine ?? '',
    warning: content?.warning ?? '',
    nearAsked: content?.settings.near === 'include',
    subjects: content?.subjects.map(subjectWire) ?? [],
    decisions: content?.decided === undefined ? [] : decisionsWire(content.decided),
    lists: listsWire(lists),
    missing: lists?.missing ?? '',
    digest: row.digest,
    previousSeal: previous,
  }
}
