import type { determineLicence, outcomes } from '@maojian/contract/calls/determination'
import type * as z from 'zod'
import type { Tone } from '../../ui/tone-icon.tsx'

export type Determination = z.output<typeof determineLicence.reply>
export type Outcome = (typeof outcomes)[number]

/** Colour of each outcome; the word always stands beside it. */
export const outcomeTones: Readonly<Record<Outcome, Tone>> = {
  prohibited: 'red',
  licence_required: 'amber',
  exception_may_apply: 'amber',
  expert_review: 'grey',
  no_licence_required: 'green',
}

export const answerOptions = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
  { value: 'unclear', label: '不清楚' },
] as const

/** A licence that is usually refused is red, whatever its word; nothing with a warning is green. */
export const toneOf = (outcome: Outcome, riskLevel: 0 | 1 | 2): Tone => {
  if (riskLevel === 1) return 'red'
  const tone = outcomeTones[outcome]
  return riskLevel === 2 && tone === 'green' ? 'amber' : tone
}

/** Never green where the end user was looked for in sample data alone. */
export const cautious = (tone: Tone, { warning }: Determination['endUser']): Tone =>
  tone === 'green' && warning !== '' ? 'amber' : tone
