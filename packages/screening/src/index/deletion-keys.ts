import { isSlip } from '../name/repair/slip.ts'
import type { Word } from '../name/token/word.ts'
import { finishHash, hashState, hashStep } from '../text-hash.ts'

/** Deletions are taken from the first letters only; two words within two edits always share one (SymSpell). */
const deletionPrefix = 8
const shortestWord = 4
const longestOnce = 6

const marked = hashState('d')

/** Short given names and syllables, and what may be a slip of one. */
const isShortName = (word: Word): boolean => word.key.length === 3 && (word.isNameOrSyllable || isSlip(word))

/**
 * Hashes of a word's first letters, whole and with one or two of them left out, under which it is filed and sought:
 * every word within its edit budget shares one. None for words that no typing error is assumed of.
 */
export const deletionKeys = (word: Word): number[] => {
  const { key } = word
  const length = Math.min(deletionPrefix, key.length)
  if (length < (isShortName(word) ? 3 : shortestWord) || word.hasDigit) return []
  const twice = key.length > longestOnce
  const out: number[] = []
  /** The rest of the letters behind those before `at`, whose state is given; nothing is left out twice in one run. */
  const add = (state: number, at: number, more: number): void => {
    let hash = state
    for (let i = at; i < length; i++) {
      const unit = key.charCodeAt(i)
      if (more > 0 && (i === at || unit !== key.charCodeAt(i - 1))) add(hash, i + 1, more - 1)
      hash = hashStep(hash, unit)
    }
    out.push(finishHash(hash))
  }
  add(marked, 0, twice ? 2 : 1)
  return out
}
