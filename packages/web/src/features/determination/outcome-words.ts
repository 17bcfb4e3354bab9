import type { determineLicence } from '@maojian/contract/calls/determination'
import type * as z from 'zod'
import type { Tone } from '../../ui/tone-icon.tsx'

export type Determination = z.output<typeof determineLicence.reply>

export const answerOptions = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
  { value: 'unclear', label: '不清楚' },
] as const

/** Never green where the end user was looked for in sample data alone. */
export const cautious = (tone: Tone, { warning }: Determination['endUser']): Tone =>
  tone === 'green' && warning !== '' ? 'amber' : tone
