import { latinToken } from '../token/tokenise-latin.ts'
import { isGeneric, type Token, type Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'

const bank = /^BANK(?:ASI|ASY|I)$/
const plural = /(?<=.{3})L[AE]R$/
const hasName = ({ role, han, abjad }: Token): boolean =>
  role !== 'region' && role !== 'form' && !han && !abjad

/** Turkic banks are called in one word by the last word of their name: Türkiye Norva Bankası, Norvabank; Norvalar Bankası too. */
export const withShortBank = (direct: Variant | undefined): Variant[] => {
  const at = direct?.tokens.findIndex(({ key }) => bank.test(key)) ?? 0
  const name = direct?.tokens[at - 1]
  if (!direct || !name || !hasName(name)) return []
  const short = latinToken(`${name.text} ${direct.tokens[at]!.text}`, `${name.key.replace(plural, '')}BANK`)
  if (!short || isGeneric(short)) return []
  return [variantOf('shortened', [...direct.tokens.slice(0, at - 1), short, ...direct.tokens.slice(at + 1)])]
}
