import type { OpenIndex } from './index/open.ts'
import { leftWord, type NameEvidence } from './match/evidence.ts'
import { isMet } from './match/signal/met.ts'
import { latinSlipScore } from './match/whole/latin-slip.ts'
import { isHeard } from './name/reading/heard.ts'
import { isForm, isTrade } from './name/token/tells.ts'
import { isRepaired, type Variant } from './name/token/token.ts'

/** The listed name by which a party was found. */
export interface Found extends Omit<NameEvidence, 'listedText'> {
  readonly subject: number
  /** Position of the listed name in the whole index. */
  readonly name: number
  readonly held: boolean
}

/** Target Corporation is no ship called TARGET. */
export const hasForm = (query: Variant, listed: Variant): boolean =>
  query.tokens.some(isForm) && !listed.tokens.some(isForm)

/** Whether the listed name has a business word that met nothing. */
export const tellsMore = ({ listed, score }: Found): boolean => {
  return listed.tokens.some((token, at) => isTrade(token) && !isMet(score.matches, 'listed', at))
}

/** A word that met nothing is no other word where the two names differ by a slip (Baltic, Bsltic). */
export const tellsMoreWords = ({ query, listed, score }: Found): boolean =>
  leftWord(query.tokens, score.matches, 'query') &&
  !score.silent.some(({ about }) => about === 'slip') &&
  latinSlipScore(query, listed, false) === 0

/** Ships and persons are called by words of business as well (New Navigator, TABAK): a form tells a company, or a word that met nothing. */
export const tellsCompany = ({ query, score }: Found): boolean => {
  if (query.tokens.some(isForm)) return true
  // A word that was meant by one that nobody uses may be a name after all (Nain, MAIN).
  if (isRepaired(query)) return false
  return query.tokens.some((token, at) => isTrade(token) && !isMet(score.matches, 'query', at))
}

const inLatin = /\p{Script=Latin}{2}/u

/** Whom a list writes in Latin letters is compared with those, not with how Chinese writes the sound of them (Wien is no 瓦伊诺). */
export const isHeardAlone = (index: OpenIndex, subject: number, query: Variant, listed: Variant): boolean =>
  listed.tokens.some(isHeard) &&
  !query.tokens.some(({ han }) => han) &&
  index.subjects.record(subject).names.some(({ text }) => inLatin.test(text))
