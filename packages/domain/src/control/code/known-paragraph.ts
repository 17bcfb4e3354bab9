import type { Eccn } from '../facts/control-facts.ts'
import { isUnder, parentParagraph } from './paragraph.ts'

/** A paragraph of the entry, or one below its last level held; entries whose paragraphs are not held accept any. */
export const isKnownParagraph = (
  { paragraphs, isUndivided, noteLetters }: Pick<Eccn, 'paragraphs' | 'isUndivided' | 'noteLetters'>,
  paragraph: string,
): boolean => {
  if (paragraph === '' || isUndivided) return paragraph === ''
  if (noteLetters.some(letter => isUnder(paragraph, letter))) return false
  if (paragraphs.length === 0) return true
  let above = paragraph
  while (above !== '' && !paragraphs.includes(above)) above = parentParagraph(above)
  if (above === '' || above === paragraph) return above !== ''
  return !paragraphs.some(one => one.startsWith(`${above}.`))
}
