import { areFormsApart, formLaws } from '../../name/firm/form-lands.ts'
import type { Token, Variant } from '../../name/token/token.ts'
import { isForm } from '../../name/token/tells.ts'
import { bankDaughter } from './bank-daughter.ts'
import { leftOf } from './met.ts'
import { noSign, type Pair, type Sign, type Signal } from './signal.ts'
import { shownFrom } from '../shown.ts'

const formsOf = ({ tokens }: Variant): string =>
  tokens
    .filter(isForm)
    .map(({ text }) => text)
    .join(' ')

/** Two names that are the same but for such forms: one of them may tell its form wrong. */
export const mostOfOtherForm = 88

/** The firm of a house in another country is shown, and never more: a person must look. */
const mostAbroad = shownFrom
const sisterFactor = 0.7

/** Points of two firms of one house that would have so many but for that. */
const ofSisters =
  ({ about }: Sign) =>
  (points: number): number =>
    about === 'region' && points >= mostAbroad ? mostAbroad : Math.min(mostAbroad - 1, sisterFactor * points)

/** Forms of two laws: Norva GmbH is registered as another firm than Norva S.A. de C.V. */
export const otherForm = (query: Variant, listed: Variant): Sign | undefined =>
  areFormsApart(query.tokens, listed.tokens)
    ? { about: 'form', query: formsOf(query), listed: formsOf(listed), factor: 1 }
    : undefined

/** What a name tells beside what both have: a business, a place, another word. */
const tellsMore = ({ role }: Token): boolean => role !== 'form' && role !== 'kin' && role !== 'title'

/** A town is told or left out, and so is the country in front of a firm of Korea. */
const isAbroad = (token: Token, { tokens }: Variant): boolean =>
  token.role === 'region' && token !== tokens[0] && abroad.test(token.concept)

const abroad = /^@(?:(?!CN)[A-Z]{2}|w-(?:asia|africa))/

/**
 * Two registered firms of one house: each tells its form, and a country behind the name (Norva Technologies Co., Ltd.,
 * Norva Technologies Peru S.A.), or forms of two laws and anything else besides tell them apart.
 */
const sisterOf = ({ matches, query, listed }: Pair): Sign | undefined => {
  if (!query.tokens.some(isForm) || !listed.tokens.some(isForm)) return undefined
  const own = leftOf(query.tokens, matches, 'query', tellsMore)
  const other = leftOf(listed.tokens, matches, 'listed', tellsMore)
  if (own.length === 0 && other.length === 0) return undefined
  const [left, ...rest] = [...own, ...other]
  if (rest.length > 0 || !isAbroad(left!, own.length > 0 ? query : listed)) return otherForm(query, listed)
  if (formLaws(query.tokens).length + formLaws(listed.tokens).length === 0) return undefined
  const { text } = left!
  return {
    about: 'region',
    query: own.length > 0 ? text : '',
    listed: own.length > 0 ? '' : text,
    factor: 1,
  }
}

/** A bank and its daughter have a signal of their own. */
export const sisterFirm: Signal = {
  name: 'sisterFirm',
  tells:
    'Two registered firms of one house: a country behind one of two names with a form, or forms of two laws with anything else besides.',
  example: ['Norvarion Technologies Co., Ltd.', 'Norvarion Technologies Peru S.A.'],
  of: pair => {
    const sister = sisterOf(pair)
    if (sister === undefined || bankDaughter.of(pair, 0).length > 0) return noSign
    return [{ ...sister, settle: ofSisters(sister) }]
  },
}
