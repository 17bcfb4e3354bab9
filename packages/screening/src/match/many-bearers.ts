import { tellsFirm } from '../name/token/tells.ts'
import type { Token, Variant } from '../name/token/token.ts'
import { latinShare } from '../name/word/rarity.ts'

/** Of a million names so many hold the word: the commonest given names and surnames of their country. */
const commonestShare = 500

/** Least that a character tells (rarity.ts): one of the hundred that names hold most. */
const commonestHan = 0.3

const wordsOfName = 2

const isPartOfName = ({ role }: Token): boolean => role !== 'title' && role !== 'kin' && role !== 'stop'

const isCommonest = ({ role, han, abjad, key, weight }: Token): boolean => {
  if (role !== 'word' && role !== 'common') return false
  return han ? weight <= commonestHan : !abjad && latinShare(key) >= commonestShare
}

/** Dmitry Novikov, Thomas Jones, 赵伟: a given name and a surname of which each is among the commonest; thousands bear both. */
export const isBorneByMany = ({ tokens }: Variant): boolean => {
  const parts = tokens.filter(isPartOfName)
  return parts.length === wordsOfName && !tokens.some(tellsFirm) && parts.every(isCommonest)
}
