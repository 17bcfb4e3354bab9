import type { Token, Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'

const fewestSyllables = 3

/** One syllable of Mandarin or Cantonese, in whatever romanisation. */
const isSyllable = ({ role, word, key }: Token): boolean =>
  role === 'word' && key.length > 1 && (word.mandarin !== '' || word.cantonese !== '')

const syllablesOf = (token: Token): number => token.word.syllables?.length ?? (isSyllable(token) ? 1 : 0)

/** A given name of the West: in use, and no syllable of Chinese. */
const isEnglish = (token: Token): boolean =>
  token.word.names.length > 0 && !isSyllable(token) && token.word.syllables === null

/**
 * A Chinese name without the English given name that its bearer took beside it: Norbert LAM Chun-yan, LAM Chun-yan. Others of
 * that name took another one or none.
 */
export const withoutEnglishName = (direct: Variant | undefined): Variant[] => {
  if (!direct || direct.kind !== 'direct') return []
  const { tokens } = direct
  if (!tokens.every(({ role, han, abjad }) => (role === 'word' || role === 'common') && !han && !abjad))
    return []
  const chinese = tokens.filter(token => !isEnglish(token))
  const syllables = chinese.reduce((sum, token) => sum + syllablesOf(token), 0)
  const isName =
    chinese.length > 1 && syllables >= fewestSyllables && chinese.every(one => syllablesOf(one) > 0)
  return isName && tokens.length - chinese.length === 1 ? [variantOf('native', chinese)] : []
}
