import type { Subject } from '@maojian/screening'
import { needIndex, needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { audit } from '../account/entry.ts'
import { savedBy } from '../organisation/entry.ts'
import { entryKeys, partyMark, subjectKey, type FoundPair } from '../screening/entry.ts'
import { newId } from '../../new-id.ts'
import { auditedPair } from './audited-pair.ts'
import { insertDecision, newestOfPair, replaceFormer } from './store.ts'
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
}

type Fresh = Omit<Decision, 'end_reason'>

const rowOf = (context: Context, { screened, partyId, previous }: Deciding, verdict: Verdict): Fresh => {
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

/**
 * Keeps a decision beside all former ones; who did not see the newest is given that one instead.
 * @throws Fault 400 for a day of review out of bounds, 404 for a party that no list holds any more
 */
export const keepDecision = async (context: Context, asked: Deciding, verdict: Verdict): Promise<Kept> => {
  const { db } = context
  const user = needUser(context)
  const row = rowOf(context, asked, verdict)
  const newest = await newestOfPair(db, user, row)
  const kept =
    (newest?.sequence ?? 0) > asked.previous
      ? undefined
      : await db.transaction().execute(async tx => {
          const inserted = await insertDecision(tx, row)
          if (inserted?.state === 'standing') await replaceFormer(tx, user, inserted, context.now)
          return inserted
        })
  if (!kept) return { row: newest ?? (await newestOfPair(db, user, row))!, mine: false }
  await audit(context, 'decision.made', user.id, auditedPair(kept))
  return { row: kept, mine: true }
}
