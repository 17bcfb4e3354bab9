import type { Tone } from '../../ui/tone-icon.tsx'
import type { Hit } from './hit.ts'

/** Red where dealing is forbidden or needs a licence, orange where it is restricted in part, grey for history. */
export const effectTone = (level: 0 | 1 | 2): Tone => (level === 1 ? 'red' : level === 2 ? 'amber' : 'grey')

interface HitMark {
  readonly tone: Tone
  readonly words: string
}

/** How sure it is that a hit is the one asked for, and what standing on its lists means. */
export const hitMark = ({
  state,
  effect,
  explanation,
}: Pick<Hit, 'state' | 'effect' | 'explanation'>): HitMark => {
  if (state === 'dismissed') return { tone: 'grey', words: '不是同一主体' }
  if (effect.level === 0) return { tone: 'grey', words: effect.name }
  if (explanation.riskLevel === 2 && state !== 'counted') return { tone: 'amber', words: '可能' }
  return { tone: effectTone(effect.level), words: '命中' }
}
