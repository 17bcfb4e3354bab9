import { businessWithoutChina, businessOfBank } from '../name/firm/untold-country.ts'
import type { Variant } from '../name/token/token.ts'

/** Keys under which a form is filed whole: as written, without company form, by meaning in any order, and by business. */
export const spellingKeys = (variant: Variant): readonly string[] => {
  const { exact, bare, meaning, business } = variant
  const keys = [`e${exact}`]
  if (bare !== '') keys.push(`b${bare}`)
  if (meaning !== '') keys.push(`m${meaning}`)
  if (business === '') return keys
  const others = new Set([business, businessWithoutChina(variant), businessOfBank(variant)])
  others.delete('')
  return [...keys, ...Array.from(others, other => `g${other}`)]
}
