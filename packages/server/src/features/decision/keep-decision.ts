import type { Subject } from '@maojian/screening'
import { needIndex, needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { audit } from '../account/entry.ts'
import { savedBy } from '../organisation/entry.ts'
import { entryKeys, partyMark, subjectKey, type FoundPair } from '../screening/entry.ts'
import { newId } from '../../new-id.ts'
import { auditedPair } from './audited-pair.ts'
import { changingOf, noteChanges } from './note-changes.ts'
import { insertDecisions, newestOfPairs, pairKey, replaceFormer } from './store.ts'
import type { Decision } from './tables.ts'

const reviewYears = 1
const mostYears = 5

const dayIn = (now: Date, years: number): string => {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return shanghaiDay(day)
}

const reviewDay = (asked: string | undefined, now: Date): string => {
  if (asked === undefined) return dayIn(now, reviewYears)
  if (asked > shanghaiDay(now) && asked <= dayIn(now, mostYears)) return asked
  throw new Fault(400, `参数 reviewOn：复核日期应在明天至 ${mostYears} 年之内`)
}

const needParty = (context: Context, id: string): Subject => {
  const index = needIndex(context)
  const at = index.positionOf(id)
  if (at >= 0) return index.subject(at)
  throw new Fault(404, '名单中没有这个主体，请重新检索')
}

export interface Verdict {
  readonly same: Decision['same']
  readonly reason: string
  readonly reviewOn?: string | undefined
  /** Whether a second person has to agree before it counts. */
  readonly fourEyes: boolean
}

export interface Deciding extends FoundPair {
  /** Sequence of the decision that was seen; 0 for none. */
  readonly previous: number
  readonly verdict: Verdict
}

type Fresh = Omit<Decision, 'end_reason' | 'revision'>

const rowOf = (context: Context, { screened, partyId, previous, verdict }: Deciding): Fresh => {
  const party = needParty(context, partyId)
  return {
    ...savedBy(needUser(context)),
    id: newId('decision'),
    subject_key: subjectKey(screened),
    subject_name: screened.name,
    party_id: party.id,
    party_name: party.names[0]?.text ?? '',
    entries: entryKeys(party),
    mark: partyMark(party),
    same: verdict.same,
    reason: verdict.reason,
    state: verdict.fourEyes ? 'proposed' : 'standing',
    sequence: previous + 1,
    decided_at: context.now,
    review_on: reviewDay(verdict.reviewOn, context.now),
    approved_by: null,
    approved_at: null,
    ended_by: null,
    ended_at: null,
  }
}

export interface Kept {
  readonly row: Decision
  /** False where somebody decided meanwhile: then the row is his. */
  readonly mine: boolean
}

/** In one transaction: what is kept, what gives way to it, and both on their way into the chain of records. */
const keepRows = (context: Context, rows: readonly Fresh[]): Promise<Decision[]> =>
  context.db.transaction().execute(async tx => {
    const inserted = await insertDecisions(tx, rows)
    const standing = inserted.filter(({ state }) => state === 'standing')
    const replaced = await replaceFormer(tx, needUser(context), standing, context.now)
    const changes = [
      ...replaced.map(row => ({ change: 'replaced', row }) as const),
      ...inserted.map(row => ({ change: 'made', row }) as const),
    ]
    await noteChanges(tx, changes, changingOf(context))
    return inserted
  })

/**
 * Keeps decisions beside all former ones, one on each pair; who did not see the newest is given that one instead.
 * @throws Fault 400 for a day of review out of bounds, 404 for a party that no list holds any more
 */
export const keepDecisions = async (context: Context, asked: readonly Deciding[]): Promise<Kept[]> => {
  const { db } = context
  const user = needUser(context)
  const rows = asked.map(one => rowOf(context, one))
  const seen = await newestOfPairs(db, user, rows)
  const fresh = rows.filter((row, at) => (seen.get(pairKey(row))?.sequence ?? 0) <= asked[at]!.previous)
  const inserted = fresh.length === 0 ? [] : await keepRows(context, fresh)
  const mine = new Map(inserted.map(row => [row.id, row]))
  const newest = mine.size < fresh.length ? await newestOfPairs(db, user, rows) : seen
  for (const row of inserted) await audit(context, 'decision.made', user.id, auditedPair(row))
  return rows.map(row => {
    const own = mine.get(row.id)
    return own ? { row: own, mine: true } : { row: newest.get(pairKey(row))!, mine: false }
  })
}
