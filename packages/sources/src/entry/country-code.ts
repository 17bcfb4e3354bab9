import { findCountry, getCountry, isFormerCountry } from '@maojian/domain/vocabulary/country'
import type { ReadReport } from '../types.ts'

/** Words that lists write where a country belongs, meaning that none is known. */
const noCountry = new Set([
  '',
  '-',
  '--',
  'NA',
  'N/A',
  'NK',
  'NONE',
  'UNKNOWN',
  'UNDETERMINED',
  'STATELESS',
  'NOT AVAILABLE',
])

/** ISO code of a country that a list spells out; warns of a name it does not know. `na` is "not available", not Namibia. */
export const countryCode = (text: string, report: ReadReport): string | undefined => {
  const name = text.trim()
  if (noCountry.has(name.toUpperCase())) return undefined
  const code = findCountry(name)
  if (code === undefined && !isFormerCountry(name)) report.warn('未知国家或地区', name)
  return code
}

/** A country that a list gives as ISO code; `00` is its word for unknown. */
export const isoCountry = (text: string, report: ReadReport): string | undefined => {
  const code = text.trim().toUpperCase()
  if (code === '' || code === '00') return undefined
  if (getCountry(code)) return code
  report.warn('未知国家代码', text)
  return undefined
}
