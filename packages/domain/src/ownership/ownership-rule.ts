import type { Suspendable, SwitchState } from '../vocabulary/dated-state.ts'
import { half, type Share } from './share.ts'

/** A rule of the tables with the days on which its state holds; an empty day is open. */
export interface DatedRule {
  readonly rule: string
  readonly from: string
  readonly to: string
  readonly state: SwitchState
  readonly citation: string
}

/** The dated facts that ownership rules read. */
export interface OwnershipFacts {
  readonly switches: readonly DatedRule[]
  readonly cnNotices: readonly (Suspendable & { readonly notice: string; readonly kind: string })[]
}

/** A regime's rule on what listed parties own, as it stands on one day. */
export interface RuleOnDay {
  readonly nameZh: string
  readonly citation: string
  /** `off`: only the listed parties themselves; `verify`: whether it is in force cannot be told. */
  readonly state: SwitchState
  readonly threshold: 'at-least' | 'more-than'
  /** Holders without relation to each other are added up. */
  readonly aggregates: boolean
  /** Control without shares counts beside them. */
  readonly controls: boolean
}

export type OwnershipRule = (facts: OwnershipFacts, date: string) => RuleOnDay

/** Fifty percent: reached, or passed. */
export const isReached = ({ threshold }: RuleOnDay, share: Share): boolean =>
  threshold === 'at-least' ? share >= half : share > half

/** State of a dated rule of the tables; before its first row it did not exist. */
export const switchOn = (
  { switches }: OwnershipFacts,
  rule: string,
  date: string,
): Pick<DatedRule, 'state' | 'citation'> | undefined =>
  switches.find(
    one => one.rule === rule && (one.from === '' || one.from <= date) && (one.to === '' || date <= one.to),
  )
