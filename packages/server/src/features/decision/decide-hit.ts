import type { decideHit as call } from '@maojian/contract/calls/decision'
import { findCountry } from '@maojian/domain/vocabulary/country'
import type { Subject } from '@maojian/screening'
import { randomBytes } from 'node:crypto'
import type * as z from 'zod'
import { needIndex, needUser, type Context } from '../../http/context.ts'
import { ChangedElsewhere, Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { audit } from '../account/entry.ts'
import { savedBy } from '../organisation/entry.ts'
import { entryKeys, partyMark, subjectKey, type Screened } from '../screening/entry.ts'
import { decisionWire } from './decision-wire.ts'
import { asksFourEyes, insertDecision, newestOfPair, replaceFormer } from './store.ts'
import type { Decision } from './tables.ts'

type Input = z.output<typeof call.request>

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

const screenedOf = ({ name, country, birthDate }: Input): Screened => ({
  name,
  ...(country && { country: findCountry(country) ?? country }),
  ...(birthDate && { birthDate: birthDate.trim() }),
})

const needParty = (context: Context, id: string): Subject => {
  const index = needIndex(context)
  const at = index.positionOf(id)
  if (at >= 0) return index.subject(at)
  throw new Fault(404, '名单中没有这个主体，请重新检索')
}

type Fresh = Omit<Decision, 'end_reason'>

const rowOf = (context: Context, input: Input, fourEyes: boolean): Fresh => {
  const party = needParty(context, input.partyId)
  return {
    ...savedBy(needUser(context)),
    id: `D${randomBytes(12).toString('hex')}`,
    subject_key: subjectKey(screenedOf(input)),
    subject_name: input.name,
    party_id: party.id,
    party_name: party.names[0]?.text ?? '',
    entries: entryKeys(party),
    mark: partyMark(party),
    same: input.same,
    reason: input.reason,
    state: fourEyes ? 'proposed' : 'standing',
    sequence: input.previous + 1,
    decided_at: context.now,
    review_on: reviewDay(input.reviewOn, context.now),
    approved_by: null,
    approved_at: null,
    ended_by: null,
    ended_at: null,
  }
}

/** Keeps a decision beside all former ones; who did not see the newest is shown it instead. */
export const decideHit: Verb<typeof call> = async (context, input) => {
  const { db, now } = context
  const user = needUser(context)
  const row = rowOf(context, input, await asksFourEyes(db, user))
  const newest = await newestOfPair(db, user, row)
  const kept =
    (newest?.sequence ?? 0) > input.previous
      ? undefined
      : await db.transaction().execute(async tx => {
          const inserted = await insertDecision(tx, row)
          if (inserted?.state === 'standing') await replaceFormer(tx, user, inserted)
          return inserted
        })
  if (!kept) {
    const standing = newest ?? (await newestOfPair(db, user, row))
    throw new ChangedElsewhere(await decisionWire(db, standing!, now))
  }
  await audit(context, 'decision.made', user.id, { name: kept.id })
  return decisionWire(db, kept, now)
}
