import type { Token } from '../../name/token/token.ts'
import type { Agreement } from './agreement.ts'

/** A stretch of the query that met a stretch of the listed name; ends are exclusive. */
export interface Match {
  readonly queryFrom: number
  readonly queryTo: number
  readonly listedFrom: number
  readonly listedTo: number
  readonly agreement: Agreement
  /** Mean of the two stretches' weights. */
  readonly weight: number
}

/** Two lists of tokens; `strict` when one of them is a reading, which is derived or not but never misspelt. */
export interface Sides {
  readonly query: readonly Token[]
  readonly listed: readonly Token[]
  readonly strict: boolean
}

/** What met of both names, by how well it did: the half of what both would weigh if all of it had. */
export const metWeight = (matches: readonly Match[]): number =>
  matches.reduce((sum, { agreement, weight }) => sum + agreement.value * weight, 0)
