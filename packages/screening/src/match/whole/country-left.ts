import type { Token, Variant } from '../../name/token/token.ts'
import { isInHan } from '../../name/token/tells.ts'
import type { Match } from '../piece/match.ts'
import { leftOf } from '../signal/met.ts'

const mostAbroad = 0.9

/** A bank of a country, or a firm of two, is another one than the same without it; a body named in Chinese is of China. */
const isOfOffice = (token: Token): boolean =>
  token.role !== 'region' && token.concept !== '#bank' && !isInHan(token)

const isNoForm = ({ role }: Token): boolean => role !== 'form'

/**
 * The country of a foreign body is told, above all in Chinese, or not (伊朗国防工业组织, Defence Industries Organisation; Norwegian
 * Committee for Space Technology): all else must be met.
 */
export const onlyCountryLeft = (matches: readonly Match[], query: Variant, listed: Variant): boolean => {
  const [country, ...more] = [
    ...leftOf(query.tokens, matches, 'query', isNoForm),
    ...leftOf(listed.tokens, matches, 'listed', isNoForm),
  ]
  if (!country || more.length > 0 || matches.some(({ agreement }) => agreement.value < mostAbroad))
    return false
  if (!/^@(?!CN)[A-Z]{2}$/.test(country.concept)) return false
  return (
    isInHan(country) ||
    [...query.tokens, ...listed.tokens].every(token => token === country || isOfOffice(token))
  )
}
