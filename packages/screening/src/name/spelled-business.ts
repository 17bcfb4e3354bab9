import { spellAbjad } from './abjad.ts'
import { asWord } from './tokenise-latin.ts'
import { isGeneric, type Token, type Variant } from './token.ts'
import { variantOf } from './variant.ts'

const consonantScript = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u

const isBusiness = ({ role, concept, text }: Token): boolean =>
  role === 'trade' && concept !== '#bank' && consonantScript.test(text)

/**
 * A name of business words alone is often spelt instead of translated: بانک صادرات is the Export Bank and Bank
 * Saderat. Its second form keeps the consonants of such words.
 */
export const withSpelledBusiness = (direct: Variant | undefined): Variant[] => {
  if (!direct || !direct.tokens.every(isGeneric) || !direct.tokens.some(isBusiness)) return []
  const spelt = direct.tokens.map(token =>
    isBusiness(token)
      ? asWord({ text: token.text, key: spellAbjad(token.text) }).with({ abjad: true })
      : token,
  )
  return [variantOf(direct.kind, spelt)]
}
