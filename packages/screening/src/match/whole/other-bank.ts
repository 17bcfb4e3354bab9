import type { Token, Variant } from '../../name/token/token.ts'
import type { Match } from '../piece/match.ts'
import { concepts, isBank, isBankBusiness } from '../signal/bank-words.ts'
import { isMet, leftOf } from '../signal/met.ts'

/** What sort of bank it is, other than that of a state or its middle. */
const tellsKind = (token: Token): boolean => isBankBusiness(token) && !everyState.has(token.concept)

const everyState = concepts('national central federal international people')

/** Names of business words alone, of which one has a business that the other lacks: a Development Bank is no Bank. */
export const otherBank = (matches: readonly Match[], query: Variant, listed: Variant): boolean => {
  if (!isBank(query.tokens) || !isBank(listed.tokens)) return false
  // A savings bank of a state is that of its country.
  const telling = query.tokens.some((token, at) => tellsKind(token) && isMet(matches, 'query', at))
  const isOther = (token: Token): boolean =>
    isBankBusiness(token) && !(telling && token.concept === '#national')
  return (
    leftOf(query.tokens, matches, 'query', isOther).length > 0 ||
    leftOf(listed.tokens, matches, 'listed', isOther).length > 0
  )
}
