import type { decideHit as call } from '@maojian/contract/calls/decision'
import { findCountry } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { needUser } from '../../http/context.ts'
import { ChangedElsewhere } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { needBirthDate, type Screened } from '../screening/entry.ts'
import { decisionWire } from './decision-wire.ts'
import { keepDecisions } from './keep-decision.ts'
import { asksFourEyes } from './policy-store.ts'

type Input = z.output<typeof call.request>

const screenedOf = ({ name, country, birthDate }: Input, now: Date): Screened => ({
  name,
  ...(country && { country: findCountry(country) ?? country }),
  ...(birthDate && { birthDate: needBirthDate(birthDate, shanghaiDay(now)) }),
})

/** Decides on one hit; who did not see the newest decision is shown it instead. */
export const decideHit: Verb<typeof call> = async (context, input) => {
  const { db, now } = context
  const fourEyes = await asksFourEyes(db, needUser(context))
  const { partyId, previous } = input
  const verdict = { ...input, fourEyes }
  const [kept] = await keepDecisions(context, [
    { screened: screenedOf(input, now), partyId, previous, verdict },
  ])
  const { row, mine } = kept!
  const wire = await decisionWire(db, row, now)
  if (!mine) throw new ChangedElsewhere(wire)
  return wire
}
