import type { Evidence, Verdict } from './types.ts'

/** A subject with its final score; its evidence is made only when it is shown. */
export interface Scored {
  readonly subject: number
  readonly score: number
  readonly verdict: Verdict
  readonly rank: number
  /** Found by a code that the text holds. */
  readonly isCode?: true
  readonly evidence: () => Evidence
}
