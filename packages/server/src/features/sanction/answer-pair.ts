import type { pairNames } from '@maojian/contract/calls/sanction'
import { comparePair, listedParty } from '@maojian/screening'
import type * as z from 'zod'
import type { Verb } from '../../http/route.ts'
import { explainHit } from './explain-hit.ts'

/** Two names compared as a search would compare them. */
export const answerPair = ({ a, b, type = '01' }: z.output<typeof pairNames.request>) => {
  const { score, verdict, evidence } = comparePair(a, b, type)
  const hit = { subject: 0, score, verdict: verdict === 'hit' ? verdict : 'possible', evidence } as const
  const { reason, breakdown } = explainHit(hit, listedParty('', { id: '', type, names: [b] }))
  return { score, verdict, reason: verdict === 'none' ? '两个名称不足以认为相同' : reason, breakdown }
}

export const comparePairOfNames: Verb<typeof pairNames> = (_context, input) => answerPair(input)
