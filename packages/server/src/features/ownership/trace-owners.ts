import type { traceOwnership as call } from '@maojian/contract/calls/ownership'
import { traceOwnership, type OwnershipAnswer } from '@maojian/domain/ownership/trace-ownership'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import type { Asking } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { partyKey } from './party-key.ts'

/** The question's own holdings under the dated rules of its day, today unless said. */
export const traceOwners = (
  { now }: Pick<Asking, 'now'>,
  { date = shanghaiDay(now), ...asked }: z.output<typeof call.request>,
): OwnershipAnswer => traceOwnership(controlFacts(), { ...asked, date, fold: partyKey })
