import { foldLatin } from '../../name/script/latin.ts'
import { isTypedGivenName } from '../../name/word/given-names.ts'
import { latinIsKnown } from '../../name/word/rarity.ts'
import { besideWords, type Beside } from '../../match/beside.ts'
import type { Sense } from './sense.ts'
import { typedText } from './typed-text.ts'

const ofPersons: ReadonlySet<Sense> = new Set(['', 'kin'])
/** Behind a word of business or a form the name is a firm's. */
const ofFirms: ReadonlySet<Sense> = new Set(['business', 'form', 'site'])

const inLatin = /^\p{Script=Latin}/u
/** Renato de la Garza: what stands behind it belongs to the name. */
const inNames = /^(?:de|la|las|los|del|della|di|da|dos|du|van|der|den|von|zu|bin|ibn|al|el|y|e)$/iu
const shortestGiven = 4
const fewestWords = 3
const mostNames = 2
const mostRows = 4

const isLongGivenName = (word: string): boolean =>
  word.length >= shortestGiven && inLatin.test(word) && isTypedGivenName(word)

/** García José Martínez is one name; nobody on a list is called Haftbefehl. */
const mayEndBefore = (word: string): boolean => !isLongGivenName(word) && !latinIsKnown(foldLatin(word))

/** The name of a person inside a text, and what stands before it. */
export interface PersonRow {
  readonly text: string
  readonly beside: Beside | undefined
}

/**
 * Persons that a text holds, however they are spelt, by a given name behind words that belong to no person
 * (Umowa o pracę Qassem Soleimani): it and the words behind it.
 */
export const personRows = (text: string): PersonRow[] => {
  const typed = typedText(text)
  if (typed.count < fewestWords) return []
  const senseAt = (at: number): Sense => typed.words(at, at + 1).first
  const isName = (at: number): boolean => ofPersons.has(senseAt(at)) && !typed.isSmall(at)
  /** Whether what stands before a word tells that a name begins there, or is a word of no name. */
  const isLed = (at: number): boolean => at > 0 && (typed.isMark(at) || !isName(at - 1))
  const begins = (at: number): boolean => at === 0 || isLed(at) || mayEndBefore(typed.slice(at - 1, at))
  const ends = (at: number): boolean =>
    at === typed.count ||
    typed.isMark(at) ||
    !(isName(at) || ofFirms.has(senseAt(at)) || inNames.test(typed.slice(at, at + 1)))
  const isWhole = (at: number, to: number): boolean =>
    ends(to) ||
    (isLed(at) && to === at + 2 && !ofFirms.has(senseAt(to)) && !isLongGivenName(typed.slice(at + 1, to)))
  const wordBefore = (at: number, to: number): Beside | undefined =>
    typed.isMark(at) && typed.isMark(to) ? undefined : besideWords(typed.slice(Math.max(0, at - 1), at))
  const rows: PersonRow[] = []
  for (let at = 0; at + 1 < typed.count && rows.length < mostRows; at++) {
    if (!isLongGivenName(typed.slice(at, at + 1)) || !begins(at)) continue
    for (let to = at + 2; to <= at + 1 + mostNames && to <= typed.count; to++) {
      if (typed.isMark(to - 1) || !isName(to - 1)) break
      if (to - at < typed.count && isWhole(at, to))
        rows.push({ text: typed.slice(at, to), beside: wordBefore(at, to) })
    }
  }
  return rows
}
