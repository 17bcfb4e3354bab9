import { isPinyinSurname, isSurname } from '../../name/han/surnames.ts'
import type { Token } from '../../name/token/token.ts'
import type { Match } from '../piece/match.ts'
import { textsOf } from './met.ts'
import { noSign, type Pair, type Sign, type Signal } from './signal.ts'

const syllableFactor = 0.85

const koreanLength = 3

/** Kim Kyong Il and Kim Kyong Ok: one syllable of three makes another name. */
const otherSyllable = ({ matches, sides: { query, listed } }: Pair): readonly Sign[] => {
  if (query.length !== koreanLength || listed.length !== koreanLength || matches.length !== koreanLength - 1)
    return noSign
  if (![...query, ...listed].every(token => token.word.isKoreanName)) return noSign
  const left = query.filter((_, at) => matches.every(match => match.queryFrom !== at))
  const right = listed.filter((_, at) => matches.every(match => match.listedFrom !== at))
  return [{ about: 'otherWord', query: textsOf(left), listed: textsOf(right), factor: syllableFactor }]
}

type ByLength = readonly [few: readonly Token[], many: readonly Token[]]

const byLength = (query: readonly Token[], listed: readonly Token[]): ByLength =>
  query.length <= listed.length ? [query, listed] : [listed, query]

const fewestSyllables = 2

/** UK is a place elsewhere. */
const isSyllable = ({ word, role, abjad, han, accent }: Token): boolean =>
  (role === 'word' || role === 'region') &&
  !abjad &&
  !han &&
  accent === '' &&
  (word.isKoreanName || word.syllables?.length === 1)

const isMandarin = ({ word }: Token): boolean => word.syllables?.length === 1

/** Kim Il is Kim Kyong Il without his middle syllable, where no Chinese name is Kim. */
const isMiddleLeftOut = ([few, many]: ByLength): boolean =>
  few.length === fewestSyllables &&
  many.length === koreanLength &&
  few[0]!.key === many[0]!.key &&
  few[1]!.key === many[2]!.key &&
  !few.every(isMandarin)

/** 先生 is nobody's name. */
const withoutTitle = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ role }) => role !== 'title')

/** Above this hardly a given name ends in a character (某, 案). */
const mostOfGiven = 0.6

/** 史伟 is no 史达伟 and no 史伟强: with one character more behind the surname a Chinese name is another's. */
const moreCharacters = ({ matches, sides }: Pair): readonly Sign[] => {
  const [query, listed] = [withoutTitle(sides.query), withoutTitle(sides.listed)]
  const [few, many] = byLength(query, listed)
  if (few.length !== 2 || many.length !== 3 || matches.length !== 2) return noSign
  if (![...query, ...listed].every(({ han, role }) => han && role === 'word')) return noSign
  const isLastLeft = few[1]!.key === many[1]!.key && many[2]!.weight <= mostOfGiven
  const isOfPerson = few[0]!.key === many[0]!.key && (few[1]!.key === many[2]!.key || isLastLeft)
  if (!isOfPerson || !isSurname(few[0]!.key)) return noSign
  const signs = { query: textsOf(query), listed: textsOf(listed) }
  return [{ about: 'otherWord', ...signs, factor: syllableFactor }]
}

/** Wang Chang and Wang Chang Uk: one syllable more makes another name, of which each is met. */
const moreSyllables = ({ matches, sides: { query, listed } }: Pair): readonly Sign[] => {
  const [few, many] = byLength(query, listed)
  if (few.length < fewestSyllables || few.length === many.length || matches.length !== few.length)
    return noSign
  if (!query.every(isSyllable) || !listed.every(isSyllable) || isMiddleLeftOut([few, many])) return noSign
  const left = query.filter((_, at) => matches.every(match => match.queryFrom !== at))
  const right = listed.filter((_, at) => matches.every(match => match.listedFrom !== at))
  return [{ about: 'otherWord', query: textsOf(left), listed: textsOf(right), factor: syllableFactor }]
}

const inMandarin = ({ role, word, han, abjad }: Token): boolean =>
  role === 'word' && !han && !abjad && word.syllables !== null && word.names.length === 0

/** A surname and the syllables of a given name, in plain Mandarin. */
const isPinyinPerson = (tokens: readonly Token[]): boolean =>
  tokens.length === 2 && tokens.every(inMandarin) && tokens.some(({ key }) => isPinyinSurname(key))

const leftFactor = 0.88
const otherRomanisation = 0.78

const leftIn = (tokens: readonly Token[], [from, to]: readonly [number, number]): readonly Token[] =>
  tokens.filter((token, at) => (at < from || at >= to) && token.role === 'word')

/** LI Chun as a whole is no LICHUN Xu, and the given name of MU Shizhang is no Shi ZHANG. */
const wholeAsGiven = ([met, ...more]: readonly Match[], { query, listed }: Pair['sides']): boolean => {
  if (!met || more.length > 0 || met.agreement.rule !== 'joined') return false
  const left = [
    ...leftIn(query, [met.queryFrom, met.queryTo]),
    ...leftIn(listed, [met.listedFrom, met.listedTo]),
  ]
  return left.length > 0 && left.every(inMandarin)
}

/** CHEN Wei in plain Mandarin is hardly TAN Wei: dozens bear the one syllable, and the surname is another spelling. */
const otherSurname = (matches: readonly Match[], asked: readonly Token[]): boolean =>
  matches.length === 2 &&
  asked.every(isMandarin) &&
  matches.some(({ agreement: { rule, value } }) => rule === 'romanisation' && value <= otherRomanisation)

const shortForm = 0.9

/** YAN Yi is no John LEE: one syllable of a name in plain Mandarin is a short form of a foreign given name by chance. */
const foreignByChance = (matches: readonly Match[], asked: readonly Token[]): boolean =>
  asked.length === 2 &&
  asked.every(isMandarin) &&
  asked.some(({ key }) => isPinyinSurname(key)) &&
  matches.some(({ agreement: { rule, value } }) => rule === 'variant' && value < shortForm)

/** A short name in pinyin of which another spelling of the surname is met, or the given name by a whole one. */
const shortPinyin = ({ matches, sides, equals }: Pair): readonly Sign[] => {
  const { query, listed } = sides
  if (sides.strict) return noSign
  const both = equals ? [query, listed] : [query]
  const asked = both.filter(isPinyinPerson)
  if (asked.length === 0 && !both.some(one => foreignByChance(matches, one))) return noSign
  const isOther =
    asked.length === 0 || wholeAsGiven(matches, sides) || asked.some(one => otherSurname(matches, one))
  if (!isOther) return noSign
  return [{ about: 'otherWord', query: textsOf(query), listed: textsOf(listed), factor: leftFactor }]
}

/** A syllable that is another one, or one more: each makes another name. */
export const syllable: Signal = {
  name: 'syllable',
  tells:
    'One Korean syllable of three is another one; a name of syllables, or of Chinese characters behind the surname, has one more; or of a short name in pinyin only another spelling of the surname, the given name, or the short form of a foreign one is met.',
  example: ['Kim Kyong Il', 'Kim Kyong Ok'],
  of: pair => [...otherSyllable(pair), ...moreSyllables(pair), ...moreCharacters(pair), ...shortPinyin(pair)],
}
