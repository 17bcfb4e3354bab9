import type { Evidence, Verdict } from './types.ts'

/** A subject with its final score; its evidence is made only when it is shown. */
export interface Scored {
  readonly subject: number
  readonly score: number
  readonly verdict: Verdict
  readonly rank: number
  readonly evidence: () => Evidence
}
