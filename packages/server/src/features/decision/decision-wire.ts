import { decisionAnswers, decisionStates, type decision } from '@maojian/contract/calls/decision'
import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Schema } from '../../db/schema.ts'
import { shanghaiDay, shanghaiMinute } from '../../shanghai-day.ts'
import { accountNames } from '../account/entry.ts'
import type { Decision } from './tables.ts'

export type DecisionWire = z.output<typeof decision>

/** A decision counts up to its day of review, and not after it. */
export const hasLapsed = ({ state, review_on }: Decision, now: Date): boolean =>
  state === 'standing' && review_on < shanghaiDay(now)

type Names = ReadonlyMap<string | null, string>

const wireOf = (row: Decision, names: Names, now: Date): DecisionWire => {
  const state = hasLapsed(row, now) ? 'lapsed' : row.awaits ? 'proposed' : row.state
  return {
    id: row.id,
    subject: row.subject_name,
    partyId: row.party_id,
    party: row.party_name,
    same: row.same,
    sameName: decisionAnswers[row.same],
    reason: row.reason,
    state,
    stateName: decisionStates[state],
    author: names.get(row.author_id) ?? '',
    decidedAt: shanghaiMinute(row.decided_at),
    reviewOn: row.review_on,
    approvedBy: names.get(row.approved_by) ?? '',
    endedBy: names.get(row.ended_by) ?? '',
    endReason: row.end_reason,
    sequence: row.sequence,
  }
}

export const decisionWires = async (
  db: Kysely<Schema>,
  rows: readonly Decision[],
  now: Date,
): Promise<DecisionWire[]> => {
  const people = rows.flatMap(row => [row.author_id, row.approved_by, row.ended_by])
  const names = await accountNames(db, people)
  return rows.map(row => wireOf(row, names, now))
}

export const decisionWire = async (db: Kysely<Schema>, row: Decision, now: Date): Promise<DecisionWire> =>
  (await decisionWires(db, [row], now))[0]!
