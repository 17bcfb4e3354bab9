import type { Context } from '../rule/context.ts'
import type { ExceptionCandidate, Requirement } from '../rule/determination.ts'
import { exceptionBars } from './bars.ts'
import { exceptionCandidates } from './candidates.ts'
import { condition, reasonsOf } from './exception-state.ts'

export interface Needed {
  readonly requirements: readonly Requirement[]
  readonly limits: readonly (readonly string[])[]
  /** Requirements that an unanswered question may still add. */
  readonly open: readonly Requirement[]
  /** Those of them that few exceptions overcome, of an item that is named to the paragraph. */
  readonly strict: readonly Requirement[]
}

/**
 * Exceptions against what is required, and against what may still be: one that would not overcome that as well is no
 * candidate where the open control leaves few exceptions, and elsewhere stands with its gates to be confirmed.
 */
export const exceptionsAgainst = (
  context: Context,
  { requirements, limits, open, strict }: Needed,
): readonly ExceptionCandidate[] => {
  const found = exceptionCandidates(context, requirements, limits)
  if (open.length === 0 || !found.some(one => one.state === 'candidate')) return found
  const withAll = (more: readonly Requirement[]): readonly ExceptionCandidate[] => {
    const all = [...requirements, ...more]
    const bars = exceptionBars(context, all).flatMap(one => (one.only ? [one.only] : []))
    return exceptionCandidates(context, all, [...limits, ...bars])
  }
  const left = strict.length === 0 ? found : withAll(strict)
  const whole = strict.length === open.length ? left : withAll(open)
  let gates: readonly ExceptionCandidate[] | undefined
  return found.map(one => {
    if (one.state !== 'candidate') return one
    if (!isCandidate(left, one)) return { ...one, state: 'facts' as const }
    if (isCandidate(whole, one)) return one
    gates ??= exceptionCandidates(context, [...requirements, ...open], limits)
    return doubted(one, gates, reasonsOf(open))
  })
}

const isCandidate = (all: readonly ExceptionCandidate[], { symbol }: ExceptionCandidate): boolean =>
  all.some(one => one.symbol === symbol && one.state === 'candidate')

/** What the open control would close is told as to be confirmed, never as met. */
const doubted = (
  one: ExceptionCandidate,
  gates: readonly ExceptionCandidate[],
  reasons: readonly string[],
): ExceptionCandidate => {
  const unmet = new Set(
    gates
      .find(other => other.symbol === one.symbol)
      ?.conditions.filter(({ state }) => state === 'unmet')
      .map(({ id }) => id),
  )
  return {
    ...one,
    conditions: [
      ...one.conditions.map(each => (unmet.has(each.id) ? { ...each, state: 'confirm' as const } : each)),
      condition('open-reasons', 'confirm', { reasons }),
    ],
  }
}
