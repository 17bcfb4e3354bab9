import { eachOfFew } from './index/hash.ts'
import type { OpenIndex } from './index/open.ts'
import { cutLetters, cutSought, goesOn } from './match/whole/cut-name.ts'
import type { Misspelt } from './misspelt.ts'
import { formAsWritten } from './name/cut/written-form.ts'
import { isForm } from './name/token/tells.ts'

/** What more names than these begin with is the form of a company. */
const mostNames = 60
const mostParties = 6

const points = 88

interface Begun extends Misspelt {
  readonly subject: number
  readonly length: number
}

const fewestTelling = 4

/** Whether so much is told that all who are called so are of one house (China Aerospace Science and Technol…). */
const tellsHouse = (text: string): boolean =>
  (formAsWritten(text)?.tokens.filter(token => !isForm(token)).length ?? 0) >= fewestTelling

/** Listed names of which a typed text, or a line of it, is the beginning, cut inside a word where a field of a payment message ends. */
export const cutNames = (index: OpenIndex, text: string): readonly Misspelt[] => {
  const found: Begun[] = []
  for (const letters of cutLetters(text))
    for (const hash of cutSought(letters))
      eachOfFew(index.spellings, hash, mostNames, variant => {
        const { subject, ordinal } = index.nameOf(variant)
        const name = index.subjects.record(subject).names[ordinal]!.text
        if (goesOn(letters, name)) found.push({ variant, points, subject, length: name.length })
      })
  const parties = new Set(found.map(({ subject }) => subject))
  if (parties.size <= mostParties) return found
  // Of many the shortest names are those of the house, longer ones of its parts.
  return tellsHouse(text) ? found.toSorted((a, b) => a.length - b.length).slice(0, mostParties) : []
}
