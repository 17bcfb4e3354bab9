import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context, SessionUser } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { subjectKey, type KeptDecision, type Screened } from '../screening/entry.ts'
import { decisionWires, hasLapsed, type DecisionWire } from './decision-wire.ts'
import type { OpenDecision } from './open-decision.ts'
import { changedKeys, openDecisions, standingDecisions } from './store.ts'
import type { Decision } from './tables.ts'

const keptOf = (row: Decision, { author, approvedBy }: DecisionWire): KeptDecision => ({
  id: row.id,
  key: row.subject_key,
  entries: row.entries,
  mark: row.mark,
  decidedOn: shanghaiDay(row.decided_at),
  same: row.same,
  by: author,
  approvedBy,
  reason: row.reason,
  reviewOn: row.review_on,
})

interface DecisionsOn {
  /** Oldest first. */
  readonly open: readonly OpenDecision[]
  /** The same in words, in the same order. */
  readonly wires: readonly DecisionWire[]
}

const nothing: DecisionsOn = { open: [], wires: [] }

/** What the caller's organisation has decided of those who are to be screened. */
export const decisionsOn = async (
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  screened: readonly Screened[],
): Promise<DecisionsOn> => {
  if (!user || screened.length === 0) return nothing
  const rows = await openDecisions(db, { user, keys: [...new Set(screened.map(subjectKey))] })
  if (rows.length === 0) return nothing
  const wires = await decisionWires(db, rows, now)
  const all = rows.map((row, at) => keptOf(row, wires[at]!))
  const counts = (row: Decision): boolean => row.state === 'standing' && !row.awaits && !hasLapsed(row, now)
  return { open: all.map((one, at) => ({ ...one, counts: counts(rows[at]!) })), wires }
}

/** All that count for an organisation, for a file of many rows. */
export const decisionsOf = async (
  db: Kysely<Schema>,
  user: Pick<SessionUser, 'organisationId'>,
  now: Date,
): Promise<readonly KeptDecision[]> => {
  const rows = await standingDecisions(db, user, shanghaiDay(now))
  const wires = await decisionWires(db, rows, now)
  return rows.map((row, at) => keptOf(row, wires[at]!))
}

/** Keys of those of whom something was decided, or a decision lapsed, since that moment. */
export const decidedSince = (
  db: Kysely<Schema>,
  user: Pick<SessionUser, 'organisationId'>,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<string[]> =>
  changedKeys(db, user, { since, sinceDay: shanghaiDay(since), today: shanghaiDay(now) })
