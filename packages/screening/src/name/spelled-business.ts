import { spellAbjad } from './abjad.ts'
import { asWord } from './tokenise-latin.ts'
import { isGeneric, type Token, type Variant } from './token.ts'
import { variantOf } from './variant.ts'

const consonantScript = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u

const isBusiness = ({ role, concept, text }: Token): boolean =>
  role === 'trade' && concept !== '#bank' && consonantScript.test(text)

/** What every country says of its banks in its own words. */
const translated: ReadonlySet<string> = new Set(['#national', '#central', '#international', '#islamic'])

/**
 * Words of a name of business words alone, and of that of any bank, are often spelt instead of translated: بانک صادرات is the
 * Export Bank and Bank Saderat. The second form keeps the consonants of such words.
 */
export const withSpelledBusiness = (direct: Variant | undefined): Variant[] => {
  if (!direct) return []
  const generic = direct.tokens.every(isGeneric)
  if (!generic && !direct.tokens.some(({ concept }) => concept === '#bank')) return []
  const isSpelt = (token: Token): boolean => isBusiness(token) && (generic || !translated.has(token.concept))
  if (!direct.tokens.some(isSpelt)) return []
  const spelt = direct.tokens.map(token =>
    isSpelt(token) ? asWord({ text: token.text, key: spellAbjad(token.text) }).with({ abjad: true }) : token,
  )
  return [variantOf(direct.kind, spelt)]
}
