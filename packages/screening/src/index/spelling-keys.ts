import { businessAtHome, businessOfBank } from '../name/home.ts'
import type { Variant } from '../name/token.ts'

/** Keys under which a form is filed whole: as written, without company form, by meaning in any order, and by business. */
export const spellingKeys = (variant: Variant): ReadonlySet<string> => {
  const keys = new Set([`e${variant.exact}`])
  if (variant.bare !== '') keys.add(`b${variant.bare}`)
  if (variant.meaning !== '') keys.add(`m${variant.meaning}`)
  if (variant.business !== '') keys.add(`g${variant.business}`)
  const home = businessAtHome(variant)
  if (home !== '') keys.add(`g${home}`)
  const bank = businessOfBank(variant)
  if (bank !== '') keys.add(`g${bank}`)
  return keys
}
