import { findCountry } from '@maojian/domain/vocabulary/country'
import type { ReadReport } from '../../types.ts'

/** Regulations named after a subject; they say nothing of the party's country. */
const subjects = /^(?:Justice for Victims|Hamas Terrorist|Extremist Settler)/u

/** Regulations under the other act. */
const jvcfoa = /^Justice for Victims/u

export interface RegulationCountry {
  readonly country: string | undefined
  readonly programme: string
}

/** Country of a regulation from its English and French name, `Russia / Russie`; both halves must agree. */
export const regulationCountry = (regulation: string, report: ReadReport): RegulationCountry => {
  const programme = jvcfoa.test(regulation) ? 'CA-JVCFOA' : 'CA-SEMA'
  if (subjects.test(regulation)) return { country: undefined, programme }
  const codes = new Set(regulation.split(/\s+\/\s+/u).map(half => findCountry(half)))
  const [country] = codes
  if (codes.size === 1 && country !== undefined) return { country, programme }
  report.warn('未知国家或地区', regulation)
  return { country: undefined, programme }
}
