import { reasonTable } from '../code/category.table.ts'
import type { FactValue } from '../rule/determination.ts'
import { countryNameZh } from '../../vocabulary/country.ts'

export const textOf = (value: FactValue | undefined): string =>
  value === undefined ? '' : Array.isArray(value) ? value.join('、') : String(value)

export const countryZh = (value: FactValue | undefined): string => countryNameZh(textOf(value))

const reasons = new Map<string, string>(reasonTable.map(([code, , zh]) => [code, zh]))

/** `NS` → 国家安全（NS）. */
export const reasonZh = (value: FactValue | undefined): string => {
  const code = textOf(value)
  const name = reasons.get(code)
  return name === undefined ? code : `${name}（${code}）`
}
