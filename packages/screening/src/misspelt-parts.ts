import type { AskedForm } from './ask/asked-forms.ts'
import { retrieve } from './index/candidates.ts'
import { eachValue, prefetchValues } from './index/hash.ts'
import type { OpenIndex } from './index/open.ts'
import type { Match } from './match/piece/match.ts'
import { measureVariants, slippedVariants } from './match/name-score.ts'
import type { NameScore } from './match/score/compose.ts'
import { isMet, type Side } from './match/signal/met.ts'
import { slipKeys } from './match/whole/han-slip.ts'
import { latinSlipScore, latinSlipsSought, togetherKeys } from './match/whole/latin-slip.ts'
import { isLexiconWord, type Role } from './name/lexicon/lexicon.ts'
import { latinIsKnown } from './name/word/rarity.ts'
import { isReading, type Token, type Variant } from './name/token/token.ts'
import { hash32 } from './text-hash.ts'

type Visit = (id: number, listed: Variant, found: NameScore) => void

const untold: ReadonlySet<Role> = new Set<Role>(['form', 'title', 'kin', 'stop'])

const isTold = ({ role }: Token): boolean => !untold.has(role)

/** Of fewer letters one edit makes another name. */
const shortest = 4
/** The same of consonants. */
const shortestAbjad = 3
/** Of a name of one word. */
const shortestAlone = 5

/** A word that no table knows as it is written: it may be a word with a slip in it. */
const mayBeSlip = ({ han, abjad, role, key }: Token): boolean => {
  if (han || role === 'form' || role === 'numeral') return false
  return abjad
    ? key.length >= shortestAbjad
    : key.length >= shortest && !latinIsKnown(key) && !isLexiconWord(key)
}

const hasOneWord = ({ tokens }: Variant): boolean => tokens.filter(isTold).length === 1

/** One word with a slip is no person and, where the text tells of none, no ship: too many are called nearly so. */
export const asHouse = (asked: AskedForm, ofShip: boolean): AskedForm =>
  !ofShip && hasOneWord(asked.form) ? { ...asked, ofHouse: true } : asked

/** One word, spelt as it may be; of several one must be what nobody uses, for others are found by the whole text. */
const maySlip = ({ tokens }: Variant): boolean => {
  const told = tokens.filter(isTold)
  if (told.length !== 1) return told.some(mayBeSlip)
  const [{ han, abjad, role, key }] = told as [Token]
  return !han && role === 'word' && key.length >= (abjad ? shortestAbjad : shortestAlone)
}

/** What only sounds alike is no slip of Latin letters. */
const isHeardAlone = ({ agreement, queryFrom }: Match, { tokens }: Variant): boolean =>
  agreement.rule === 'sound' && !tokens[queryFrom]!.abjad

/** Whether all that tells of one of two names is met. */
const isWhollyMet = ({ matches }: NameScore, side: Side, { tokens }: Variant): boolean => {
  return tokens.every((token, at) => !isTold(token) || isMet(matches, side, at))
}

export interface PartSlips {
  /** Hashes of its letters with a character or a space elsewhere. */
  readonly spelled: readonly number[]
  /** The same of its thirds. */
  readonly thirds: readonly number[]
  /** Whether names are looked for that hold its words. */
  readonly words: boolean
}

/** By what a name is looked for that a part of a text is but for a slip. */
export const partSlips = (form: Variant): PartSlips => ({
  spelled: [...slipKeys(form), ...togetherKeys(form)].map(key => hash32(`^${key}`)),
  thirds: latinSlipsSought(form),
  words: maySlip(form),
})

/** Listed names that a part of a text is whole, but for a slip or another spelling. */
export const misspeltParts = (
  index: OpenIndex,
  { form }: AskedForm,
  threshold: number,
  visit: Visit,
): void => {
  const { spelled, thirds, words } = partSlips(form)
  prefetchValues(index.spellings, [...spelled, ...thirds])
  for (const slip of spelled)
    eachValue(index.spellings, slip, id => {
      const listed = index.variant(id)
      visit(id, listed, slippedVariants(form, listed))
    })
  for (const third of thirds)
    eachValue(index.spellings, third, id => {
      const listed = index.variant(id)
      if (latinSlipScore(form, listed, false) > 0) visit(id, listed, slippedVariants(form, listed))
    })
  if (!words) return
  retrieve(index, form, { threshold: threshold / 100 }, (id, lent) => {
    const listed = index.variant(id)
    if (isReading(listed)) return
    const found = measureVariants(form, listed, { lent, least: threshold })
    if (found.matches.some(match => isHeardAlone(match, form))) return
    if (isWhollyMet(found, 'query', form) && isWhollyMet(found, 'listed', listed)) visit(id, listed, found)
  })
}
