import { isUnder } from '../code/paragraph.ts'
import type { Scope } from '../facts/control-facts.ts'

export type Coverage = 'yes' | 'no' | 'ask' | 'paragraph'

const holds = (list: readonly string[], paragraph: string): boolean =>
  list.some(member => isUnder(paragraph, member))

const holdsPart = (list: readonly string[], paragraph: string): boolean =>
  list.some(member => member !== '*' && member !== paragraph && isUnder(member, paragraph))

/**
 * Whether a scope covers a paragraph (empty = entry named without one): `ask` under its condition,
 * `paragraph` where parts of what was named are covered and others are not.
 */
export const coverage = (scope: Scope, paragraph: string): Coverage => {
  if (holds(scope.out, paragraph)) return 'no'
  if (holdsPart(scope.out, paragraph)) return 'paragraph'
  if (holds(scope.ask, paragraph)) return 'ask'
  const whole = scope.in[0] === '*'
  if (holdsPart(scope.ask, paragraph)) return 'paragraph'
  if (whole || holds(scope.in, paragraph)) return 'yes'
  if (scope.ask[0] === '*') return 'ask'
  return holdsPart(scope.in, paragraph) ? 'paragraph' : 'no'
}
