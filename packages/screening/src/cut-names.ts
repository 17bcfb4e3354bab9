import { eachOfFew } from './index/hash.ts'
import type { OpenIndex } from './index/open.ts'
import { cutLetters, cutSought, goesOn } from './match/whole/cut-name.ts'
import type { Misspelt } from './misspelt.ts'

/** What more names than these begin with is the form of a company. */
const mostNames = 60
const mostParties = 6

const points = 88

/** Listed names of which a typed text is the beginning, cut inside a word where a field of a payment message ends. */
export const cutNames = (index: OpenIndex, text: string): readonly Misspelt[] => {
  const letters = cutLetters(text)
  const found: Misspelt[] = []
  const parties = new Set<number>()
  for (const hash of cutSought(letters))
    eachOfFew(index.spellings, hash, mostNames, variant => {
      const { subject, ordinal } = index.nameOf(variant)
      if (!goesOn(letters, index.subjects.record(subject).names[ordinal]!.text)) return
      found.push({ variant, points })
      parties.add(subject)
    })
  return parties.size > mostParties ? [] : found
}
