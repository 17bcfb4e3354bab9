import type { outcomes } from '@maojian/domain/vocabulary/outcome'
import type { Tone } from './tone-icon.tsx'

export type Outcome = (typeof outcomes)[number]

/** Colour of each outcome; the word always stands beside it. */
export const outcomeTones: Readonly<Record<Outcome, Tone>> = {
  prohibited: 'red',
  licence_required: 'amber',
  exception_may_apply: 'amber',
  expert_review: 'grey',
  no_licence_required: 'green',
}

/** A licence that is usually refused is red, whatever its word; nothing with a warning is green. */
export const toneOf = (outcome: Outcome, riskLevel: 0 | 1 | 2): Tone => {
  if (riskLevel === 1) return 'red'
  const tone = outcomeTones[outcome]
  return riskLevel === 2 && tone === 'green' ? 'amber' : tone
}
