import type { Variant } from '../name/token.ts'

/** Keys under which a form is filed whole: as written, without company form, and by meaning in any order. */
export const spellingKeys = (variant: Variant): ReadonlySet<string> => {
  const keys = new Set([`e${variant.exact}`])
  if (variant.bare !== '') keys.add(`b${variant.bare}`)
  if (variant.meaning !== '') keys.add(`m${variant.meaning}`)
  return keys
}
