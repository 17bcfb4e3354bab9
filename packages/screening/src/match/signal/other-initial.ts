import type { Token } from '../../name/token/token.ts'
import type { Match } from '../piece/match.ts'
import { afterSurname } from '../piece/initials.ts'
import { leftOf, textsOf, type Side } from './met.ts'
import { noSign, type Pair, type Sign, type Signal } from './signal.ts'

/** A Chinese word of one character (厂) is no initial. */
const lastLetter = 'Z'

const isLetter = ({ key, accent, role }: Token): boolean =>
  key.length === 1 && key <= lastLetter && accent === '' && role !== 'numeral'

/** What a letter may stand for. */
const isWord = ({ key, role, han, accent }: Token): boolean =>
  (role === 'word' || role === 'patronymic') && key.length > 1 && !han && accent === ''

const lettersLeft = (tokens: readonly Token[], matches: readonly Match[], side: Side): Token[] =>
  leftOf(tokens, matches, side, isLetter)

const [bothFactor, otherFactor, turnedFactor] = [0.82, 0.86, 0.8]

/** V. V. and A. A. are two people, however rare the surname. */
const letters = ({ matches, query, listed }: Pair): readonly Sign[] => {
  const left = lettersLeft(query.tokens, matches, 'query')
  const right = lettersLeft(listed.tokens, matches, 'listed')
  return left.length > 0 && right.length > 0
    ? [{ about: 'initial', query: textsOf(left), listed: textsOf(right), factor: bothFactor }]
    : noSign
}

/** Letters that begin one name in two languages (Evgeny, Yevgeny, Jewgeni; Oleksandr, Aliaksandr). */
const sameLetter = ['EYJI', 'AO', 'VW', 'GH', 'KCQ', 'SZTC', 'UOW', 'DJ', 'PF']

const mayBegin = (letter: string, word: string): boolean =>
  word.startsWith(letter) || sameLetter.some(group => group.includes(letter) && group.includes(word[0]!))

/** N. before a surname is nobody called Aleksandr; I. I. is no Igor Sergeyevich. */
const otherLetter = ({ matches, query, listed }: Pair, side: Side): readonly Sign[] => {
  const [short, long] = side === 'query' ? [query.tokens, listed.tokens] : [listed.tokens, query.tokens]
  const letters = lettersLeft(short, matches, side)
  if (letters.length === 0) return noSign
  const open = leftOf(long, matches, side === 'query' ? 'listed' : 'query', isWord)
  const begun = letters.some(letter => open.some(token => mayBegin(letter.key, token.key)))
  if (open.length === 0 || begun) return noSign
  const [left, right] = side === 'query' ? [letters, open] : [open, letters]
  return [{ about: 'initial', query: textsOf(left), listed: textsOf(right), factor: otherFactor }]
}

/** A letter before one name and a word behind the other: B. Eva is hardly Eva Blondal, nor A. Kabir Kabir Ali. */
const turned = ({ matches, query, listed }: Pair): readonly Sign[] => {
  const met = matches.find(({ agreement }) => agreement.rule === 'initial')
  const [own, others] = [query.tokens, listed.tokens]
  if (met === undefined || afterSurname(own, others) || afterSurname(others, own)) return noSign
  const behind = (one: Match, other: Match): boolean =>
    one.queryFrom < other.queryFrom !== one.listedFrom < other.listedFrom
  if (!matches.some(other => other !== met && other.agreement.rule !== 'initial' && behind(met, other)))
    return noSign
  return [
    {
      about: 'initial',
      query: query.tokens[met.queryFrom]!.text,
      listed: listed.tokens[met.listedFrom]!.text,
      factor: turnedFactor,
    },
  ]
}

const hasLetter = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key, han }) => key.length === 1 && !han)

/** A letter that stands for another name than the one told. */
export const otherInitial: Signal = {
  name: 'otherInitial',
  tells: 'A letter stands for another name than the one told, or before one name and behind the other.',
  example: ['N. Karvonov', 'Aleksandr Karvonov'],
  of: pair =>
    hasLetter(pair.query.tokens) || hasLetter(pair.listed.tokens)
      ? [...letters(pair), ...turned(pair), ...otherLetter(pair, 'query'), ...otherLetter(pair, 'listed')]
      : noSign,
}
