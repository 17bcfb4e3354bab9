import { spellAbjad } from '../abjad/abjad.ts'
import { longVowelsMeet } from '../abjad/consonants.ts'
import { latinWords, meaningOfLatin } from '../lexicon/lexicon.ts'
import { asWord } from '../token/tokenise-latin.ts'
import { onlyGeneric, type Token, type Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'
import { wordOf } from '../token/word.ts'

const consonantScript = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u

const isBusiness = ({ role, concept, text }: Token): boolean =>
  role === 'trade' && concept !== '#bank' && consonantScript.test(text)

/** What every country says of its banks in its own words. */
const translated: ReadonlySet<string> = new Set(['#national', '#central', '#international', '#islamic'])

const spelt = (token: Token): Token =>
  asWord({ text: token.text, key: spellAbjad(token.text) }).with({ abjad: true })

let byConcept: Map<string, string[]> | undefined

const wordsOf = (concept: string): readonly string[] => {
  byConcept ??= Map.groupBy(latinWords(), word => meaningOfLatin(word)?.concept ?? '')
  return byConcept.get(concept) ?? []
}

/** The word as it is spelt, or as it is where the lexicon knows that sound too (توسعه, TOSEEH). */
const asItSounds = (token: Token): Token => {
  const alone = spelt(token)
  const written = alone.word.abjadConsonants
  const known = wordsOf(token.concept).some(
    word =>
      word[0] === alone.key[0] &&
      longVowelsMeet(alone.key, word) &&
      wordOf(word).consonants.some(one => written.includes(one)),
  )
  return known ? token : alone
}

/**
 * Words of a name of business words alone, and of that of any bank, are often spelt instead of translated: بانک صادرات is the
 * Export Bank and Bank Saderat. The second form keeps the consonants of such words.
 */
export const withSpelledBusiness = (direct: Variant | undefined): Variant[] => {
  if (!direct) return []
  const generic = onlyGeneric(direct.tokens)
  if (!generic && !direct.tokens.some(({ concept }) => concept === '#bank')) return []
  const isSpelt = (token: Token): boolean => isBusiness(token) && (generic || !translated.has(token.concept))
  const tokens = direct.tokens.map(token => (isSpelt(token) ? asItSounds(token) : token))
  return tokens.every((token, at) => token === direct.tokens[at]) ? [] : [variantOf(direct.kind, tokens)]
}
