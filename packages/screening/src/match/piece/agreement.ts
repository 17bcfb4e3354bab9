import type { PairRule } from '../../types.ts'

/** How far two tokens agree, 0.5-1, and by what rule. */
export interface Agreement {
  readonly value: number
  readonly rule: PairRule
}
