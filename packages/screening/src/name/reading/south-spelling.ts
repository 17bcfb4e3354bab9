import { brandSpellings } from '../korean-japanese/hangul.ts'
import { asWord } from '../token/tokenise-latin.ts'
import type { Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'

const run = /\p{Script=Hangul}+/gu

const respelt = (direct: Variant, spellings: ReadonlyMap<string, string>): Variant[] => {
  const changed = (key: string): boolean => spellings.has(key) && spellings.get(key) !== key
  if (!direct.tokens.some(token => changed(token.key))) return []
  const tokens = direct.tokens.map(token =>
    changed(token.key) ? asWord({ text: token.text, key: spellings.get(token.key)! }) : token,
  )
  return [variantOf(direct.kind, tokens)]
}

/** The name of a firm in Hangul with its brand as South Korea spells it, and as the North mostly does in letters: both spellings look like Mandarin, so neither is heard in the other. */
export const withSouthSpelling = (name: string, direct: Variant | undefined): Variant[] => {
  const runs = direct === undefined ? null : name.normalize('NFKC').match(run)
  if (!direct || !runs) return []
  const brands = runs.flatMap(brandSpellings)
  const south = respelt(direct, new Map(brands.map(one => [one.north, one.south])))
  const voiced = respelt(direct, new Map(brands.map(one => [one.north, one.voiced])))
  return voiced[0]?.exact === south[0]?.exact ? south : [...south, ...voiced]
}
