import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { eachOfFew, prefetchValues } from './index/hash.ts'
import type { OpenIndex } from './index/open.ts'
import {
  lettersScore,
  lettersSought,
  quartersLeft,
  wholeLetters,
  wordsOf,
} from './match/whole/letters-slip.ts'
import { shipSlipScore } from './match/whole/ship-slip.ts'
import { editDistance } from './name/script/edit-distance.ts'
import type { Variant } from './name/token/token.ts'

/** A listed name, by its first form, of which a text is every letter with a slip or two. */
export interface Misspelt {
  readonly variant: number
  readonly points: number
}

/** Quarters of more names say nothing (LIMITED LIABILITY): they are those of a form. */
const mostNames = 600

/** How often each form was met, of the present question alone. */
const counters = new WeakMap<OpenIndex, Uint8Array>()

const counterOf = (index: OpenIndex): Uint8Array => {
  let counter = counters.get(index)
  if (!counter) counters.set(index, (counter = new Uint8Array(index.variantCount)))
  return counter
}

/** Listed names that share so many quarters with a text at least. */
const sharing = (index: OpenIndex, quarters: readonly number[], least: number): readonly number[] => {
  const counter = counterOf(index)
  const met: number[] = []
  for (const quarter of quarters)
    eachOfFew(index.spellings, quarter, mostNames, id => {
      if (counter[id]!++ === 0) met.push(id)
    })
  const found = met.filter(id => counter[id]! >= least)
  for (const id of met) counter[id] = 0
  return found
}

/** Whether some listed name has enough quarters of these letters. */
export const sharesLetters = (index: OpenIndex, letters: string): boolean =>
  sharing(index, lettersSought(letters), quartersLeft(letters)).length > 0

const mostEdits = 2
const ship: PartyType = '03'

/** Whether each name in a listed form stands in the letters, or is near to a word: to open the record costs more. */
const mayBe = ({ tokens }: Variant, letters: string, words: readonly string[]): boolean =>
  tokens.every(
    ({ role, key, abjad }) =>
      role !== 'word' ||
      abjad ||
      letters.includes(key) ||
      words.some(word => editDistance(word, key, mostEdits) <= mostEdits),
  )

/** Listed names that a typed text in Latin or Arabic letters is as a whole, its form among it, but for a slip or two anywhere. */
export const misspeltNames = (index: OpenIndex, text: string, isPart = false): readonly Misspelt[] => {
  const letters = wholeLetters(text)
  if (letters === '') return []
  const quarters = lettersSought(letters)
  prefetchValues(index.spellings, quarters)
  const words = wordsOf(text)
  return sharing(index, quarters, quartersLeft(letters)).flatMap(variant => {
    if (!mayBe(index.variant(variant), letters, words)) return []
    const { subject, ordinal } = index.nameOf(variant)
    const { type, names } = index.subjects.record(subject)
    const listed = names[ordinal]!.text
    const points = lettersScore(text, listed, isPart) || (type === ship ? shipSlipScore(text, listed) : 0)
    return points === 0 ? [] : [{ variant, points }]
  })
}
