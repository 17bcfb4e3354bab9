import { isGivenName } from '../../name/word/given-names.ts'
import { romaniseCyrillic } from '../../name/script/cyrillic.ts'
import { nominativesOf } from '../../name/word/nominatives.ts'
import { besideWords, type Beside } from '../../match/beside.ts'
import { senseOf } from '../beside/sense.ts'

/** A Cyrillic word of a text. */
export interface SlavicWord {
  readonly text: string
  readonly from: number
  readonly to: number
}

const word = /\p{Script=Cyrillic}(?:[\p{Script=Cyrillic}’'ʼ-]*\p{Script=Cyrillic})?/gu

const inCyrillic = /\p{Script=Cyrillic}{3}/u

/** Texts without such words are looked at no further. */
export const holdsSlavicWord = (text: string): boolean => inCyrillic.test(text)

export const slavicWords = (text: string): SlavicWord[] =>
  Array.from(text.matchAll(word), found => ({
    text: found[0],
    from: found.index,
    to: found.index + found[0].length,
  }))

const small = /^\p{Ll}/u
const large = /^\p{Lu}/u

export const isLarge = (text: string): boolean => large.test(text)

/** Whether a word is written small where names are not. */
const isSmall = (text: string): boolean => small.test(text)

/** Whether a word is known to be no name: a role, a business, a place. */
export const isKnown = (text: string): boolean => {
  const sense = senseOf(text)
  return sense !== '' && sense !== 'kin'
}

export const isGiven = (nominative: string): boolean => isGivenName(romaniseCyrillic(nominative))

/** Endings of a father's name in the nominative. */
export const patronymic =
  /(?:[оеє][вў]ич|[оеє]віч|[аеио][вў]іч|льич|[тм]ич|[оеє]вна|ична|[їіея]вна|[еаё]ўна)$/iu

/** Whether a word, as typed or in the nominative, is a given name or a father's: what stands beside it is a person's as well. */
export const isPersons = (typed: string): boolean =>
  [typed, ...nominativesOf(typed).map(({ text }) => text)].some(one => isGiven(one) || patronymic.test(one))

const parting = /[^\s«»"“”„'’.-]|[-–—]\s|\s[-–—]/u

/** What stands right before and behind a name, where it may belong to it: no mark parts it, and it is no small word of a sentence. */
export const besideName = (text: string, from: number, to: number): Beside | undefined => {
  const before = /(?:^|\s)(\S+)(\s+\S{0,2})$/u.exec(text.slice(0, from))
  const behind = /^(\S{0,2}\s+)(\S+)/u.exec(text.slice(to))
  const belongs = (one: string | undefined, gap: string | undefined): one is string =>
    one !== undefined && !parting.test(gap!) && !isSmall(one) && !isKnown(one) && !parting.test(one)
  const [left, right] = [before?.[1], behind?.[2]]
  const beside = [belongs(left, before?.[2]) ? left : '', belongs(right, behind?.[1]) ? right : ''].filter(
    Boolean,
  )
  return beside.length === 0 ? undefined : besideWords(beside.join(' … '))
}
