import type { decision } from '@maojian/contract/calls/decision'
import type * as z from 'zod'
import type { Context } from '../../http/context.ts'
import type { Screened } from './screening-terms.ts'

/** Somebody who was screened, and the listed party that was found for him. */
export interface FoundPair {
  readonly screened: Screened
  readonly partyId: string
}

type Decision = z.output<typeof decision>

/**
 * The newest decision of the caller's organisation on each pair, in their order. Lent by the noun of decisions, which
 * stands above this one.
 */
export type FindDispositions = (
  context: Context,
  pairs: readonly FoundPair[],
) => Promise<readonly (Decision | undefined)[]>
