import type { Token, Variant } from '../../name/token/token.ts'
import { isInHan } from '../../name/token/tells.ts'
import type { Match } from '../piece/align.ts'
import { positions } from '../signal/met.ts'

const mostAbroad = 0.9

/** A bank of a country, or a firm of two, is another one than the same without it; a body named in Chinese is of China. */
const isOfOffice = (token: Token): boolean =>
  token.role !== 'region' && token.concept !== '#bank' && !isInHan(token)

/**
 * The country of a foreign body is told, above all in Chinese, or not (伊朗国防工业组织, Defence Industries Organisation; Norwegian
 * Committee for Space Technology): all else must be met.
 */
export const onlyCountryLeft = (matches: readonly Match[], query: Variant, listed: Variant): boolean => {
  const left = (tokens: readonly Token[], met: ReadonlySet<number>): Token[] =>
    tokens.filter((token, at) => !met.has(at) && token.role !== 'form')
  const [own, other] = [
    left(query.tokens, positions(matches, 'query')),
    left(listed.tokens, positions(matches, 'listed')),
  ]
  const [country, ...more] = [...own, ...other]
  if (!country || more.length > 0 || matches.some(({ agreement }) => agreement.value < mostAbroad))
    return false
  if (!/^@(?!CN)[A-Z]{2}$/.test(country.concept)) return false
  return (
    isInHan(country) ||
    [...query.tokens, ...listed.tokens].every(token => token === country || isOfOffice(token))
  )
}
