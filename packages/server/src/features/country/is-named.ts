import { countryNameEn, countryNameZh, findDestination } from '@maojian/domain/vocabulary/country'
import { foldHan } from '@maojian/screening/name/han/han'
import { controlFacts } from '../../facts/control-facts.ts'

const fold = (text: string): string => foldHan(text.normalize('NFKC')).toUpperCase().replace(/\s+/g, ' ')

/** The place that a text names, by the finder of determinations. */
export const placeNamed = (text: string): string | undefined =>
  findDestination(text) ?? findDestination(foldHan(text))

/** A whole name or code means that country alone (俄罗斯 is not also 白俄罗斯); anything else, a part of its names. */
export const isNamed = (code: string, keyword: string): boolean => {
  const asked = fold(keyword.trim())
  if (asked === '') return true
  const exact = placeNamed(keyword)
  if (exact !== undefined) return exact === code
  // Two letters are a code or the beginning of a name, never a piece from within: `US` is not Austria.
  const names = [countryNameZh(code), countryNameEn(code), controlFacts().chart.get(code)?.name ?? ''].map(
    fold,
  )
  return names.some(name => (/^[A-Z]{1,2}$/.test(asked) ? name.startsWith(asked) : name.includes(asked)))
}
