import { editDistance } from '../name/edit-distance.ts'
import { namesOfStem } from '../name/fathers.ts'
import { bondOf } from '../name/given-names.ts'
import { patronymicStem } from '../name/lexicon.ts'
import { soundFold } from '../name/sound.ts'
import type { Token } from '../name/token.ts'
import { otherWord } from './typing-slip.ts'
import { afterSurname, type Match } from './align.ts'
import type { NameConflict } from './name-conflict.ts'

const texts = (tokens: readonly Token[]): string => tokens.map(token => token.text).join(' ')

const sameFather = (a: string, b: string): boolean =>
  a === b ||
  bondOf(namesOfStem(a), namesOfStem(b)) !== 'none' ||
  fatherFold(a).slice(0, 2) === fatherFold(b).slice(0, 2) ||
  isSlipOf(a, b)

const shortestSlip = 5

/** A letter amiss in a father's name that nobody bears so: VKTOROVICH. */
const isSlipOf = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= shortestSlip &&
  (namesOfStem(a).length === 0 || namesOfStem(b).length === 0) &&
  editDistance(a, b, 1) <= 1

// Belarusian, Ukrainian and Russian forms of one father's name mostly begin so.
const fatherFold = (stem: string): string =>
  soundFold(
    stem
      .replace(/^DZ(?=[MI])/, 'D')
      .replace(/^J(?=[AEIOU])/, 'Y')
      .replace(/^H(?=[ERN])/, 'G'),
  )

/** Sons of two fathers: Ivan Sergeevich is not Ivan Andreevich. */
const fathers = (query: readonly Token[], listed: readonly Token[]): NameConflict[] => {
  const left = query.filter(token => token.role === 'patronymic')
  const right = listed.filter(token => token.role === 'patronymic')
  if (left.length !== 1 || right.length !== 1) return []
  const [a, b] = [patronymicStem(left[0]!.key), patronymicStem(right[0]!.key)]
  return sameFather(a, b)
    ? []
    : [{ about: 'patronymic', query: texts(left), listed: texts(right), factor: 0.8 }]
}

/** A Chinese word of one character (厂) is no initial. */
const lastLetter = 'Z'

const unmet = (tokens: readonly Token[], matches: readonly Match[], side: 'query' | 'listed'): Token[] =>
  tokens.filter(
    (token, at) =>
      token.key.length === 1 &&
      token.key <= lastLetter &&
      token.accent === '' &&
      token.role !== 'numeral' &&
      !matches.some(match =>
        side === 'query'
          ? at >= match.queryFrom && at < match.queryTo
          : at >= match.listedFrom && at < match.listedTo,
      ),
  )

/** V. V. and A. A. are two people, however rare the surname. */
const letters = (
  matches: readonly Match[],
  query: readonly Token[],
  listed: readonly Token[],
): NameConflict[] => {
  const left = unmet(query, matches, 'query')
  const right = unmet(listed, matches, 'listed')
  return left.length > 0 && right.length > 0
    ? [{ about: 'initial', query: texts(left), listed: texts(right), factor: 0.82 }]
    : []
}

/** Letters that begin one name in two languages (Evgeny, Yevgeny, Jewgeni; Oleksandr, Aliaksandr). */
const sameLetter = ['EYJI', 'AO', 'VW', 'GH', 'KCQ', 'SZTC', 'UOW', 'DJ', 'PF']

const mayBegin = (letter: string, word: string): boolean =>
  word.startsWith(letter) || sameLetter.some(group => group.includes(letter) && group.includes(word[0]!))

/** N. before a surname is nobody called Aleksandr; I. I. is no Igor Sergeyevich. */
const otherLetter = (
  matches: readonly Match[],
  short: readonly Token[],
  long: readonly Token[],
  side: 'query' | 'listed',
): NameConflict[] => {
  const letters = unmet(short, matches, side)
  if (letters.length === 0) return []
  const free = (at: number): boolean =>
    matches.every(match =>
      side === 'query'
        ? at < match.listedFrom || at >= match.listedTo
        : at < match.queryFrom || at >= match.queryTo,
    )
  const open = long.filter(
    (token, at) =>
      (token.role === 'word' || token.role === 'patronymic') &&
      token.key.length > 1 &&
      !token.han &&
      token.accent === '' &&
      free(at),
  )
  const begun = letters.some(letter => open.some(token => mayBegin(letter.key, token.key)))
  if (open.length === 0 || begun) return []
  const [query, listed] = side === 'query' ? [letters, open] : [open, letters]
  return [{ about: 'initial', query: texts(query), listed: texts(listed), factor: 0.86 }]
}

/** A letter before one name and a word behind the other: B. Eva is hardly Eva Blondal, nor A. Kabir Kabir Ali. */
const turned = (
  matches: readonly Match[],
  query: readonly Token[],
  listed: readonly Token[],
): NameConflict[] => {
  const met = matches.find(({ agreement }) => agreement.rule === 'initial')
  if (met === undefined || afterSurname(query) || afterSurname(listed)) return []
  const behind = (one: Match, other: Match): boolean =>
    one.queryFrom < other.queryFrom !== one.listedFrom < other.listedFrom
  if (!matches.some(other => other !== met && other.agreement.rule !== 'initial' && behind(met, other)))
    return []
  return [
    {
      about: 'initial',
      query: query[met.queryFrom]!.text,
      listed: listed[met.listedFrom]!.text,
      factor: 0.8,
    },
  ]
}

const koreanLength = 3

/** Kim Kyong Il and Kim Kyong Ok: one syllable of three makes another name. */
const otherSyllable = (
  matches: readonly Match[],
  query: readonly Token[],
  listed: readonly Token[],
): NameConflict[] => {
  if (query.length !== koreanLength || listed.length !== koreanLength || matches.length !== koreanLength - 1)
    return []
  if (![...query, ...listed].every(token => token.word.isKoreanName)) return []
  const left = query.filter((_, at) => matches.every(match => match.queryFrom !== at))
  const right = listed.filter((_, at) => matches.every(match => match.listedFrom !== at))
  return [{ about: 'otherWord', query: texts(left), listed: texts(right), factor: 0.85 }]
}

/** Two words that are both in use, taken for a slip of one another: priced, since either may be meant. */
const otherWords = (
  matches: readonly Match[],
  query: readonly Token[],
  listed: readonly Token[],
): NameConflict[] =>
  matches
    .filter(match => match.agreement.rule === 'typo' && match.agreement.value <= otherWord)
    .slice(0, 1)
    .map(match => ({
      about: 'otherWord',
      query: texts(query.slice(match.queryFrom, match.queryTo)),
      listed: texts(listed.slice(match.listedFrom, match.listedTo)),
      factor: 0.9,
    }))

/** What in two Latin names speaks against one person. */
export const personConflicts = (
  matches: readonly Match[],
  query: readonly Token[],
  listed: readonly Token[],
): NameConflict[] => [
  ...fathers(query, listed),
  ...letters(matches, query, listed),
  ...turned(matches, query, listed),
  ...otherLetter(matches, query, listed, 'query'),
  ...otherLetter(matches, listed, query, 'listed'),
  ...otherSyllable(matches, query, listed),
  ...otherWords(matches, query, listed),
]
