import { brandSpellings } from './hangul.ts'
import { asWord } from './tokenise-latin.ts'
import type { Variant } from './token.ts'
import { variantOf } from './variant.ts'

const run = /\p{Script=Hangul}+/gu

/** The name of a firm in Hangul with its brand as South Korea spells it: both spellings look like Mandarin, so neither is heard in the other. */
export const withSouthSpelling = (name: string, direct: Variant | undefined): Variant[] => {
  const runs = direct === undefined ? null : name.normalize('NFKC').match(run)
  if (!direct || !runs) return []
  const south = new Map(runs.flatMap(brandSpellings).map(one => [one.north, one.south]))
  const changed = (key: string): boolean => south.has(key) && south.get(key) !== key
  if (!direct.tokens.some(token => changed(token.key))) return []
  const tokens = direct.tokens.map(token =>
    changed(token.key) ? asWord({ text: token.text, key: south.get(token.key)! }) : token,
  )
  return [variantOf(direct.kind, tokens)]
}
