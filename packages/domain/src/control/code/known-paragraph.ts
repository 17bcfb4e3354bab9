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

export interface KeptEmpty {
  readonly paragraph: string
  /** The code that holds its items now, '' where none is named. */
  readonly now: string
}

/** The reserved paragraph that a paragraph is or lies under; undefined where it is none. */
export const keptEmpty = ({ reserved }: Pick<Eccn, 'reserved'>, paragraph: string): KeptEmpty | undefined => {
  const found = [...reserved].find(([one]) => isUnder(paragraph, one))
  return found && { paragraph: found[0], now: found[1] }
}
