import type { Token, Variant } from '../name/token.ts'
import type { Match } from './align.ts'
import { positions } from './name-conflict.ts'

const mostAbroad = 0.9

/** Chinese tells the country of a foreign body (伊朗国防工业组织, Defence Industries Organisation): all else must be met. */
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
  return /^@(?!CN)[A-Z]{2}$/.test(country.concept) && /^\p{Script=Han}/u.test(country.key)
}
