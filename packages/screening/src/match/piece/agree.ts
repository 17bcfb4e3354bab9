import { soundsOf, syllableSound } from '../../name/token/accent.ts'
import { translationsOf } from '../../name/lexicon/brand-words.ts'
import { editBudget, editDistance } from '../../name/script/edit-distance.ts'
import { readingsOf } from '../../name/han/han.ts'
import { isHeard } from '../../name/reading/heard.ts'
import { areHouseLetters } from '../../name/house/house-letters.ts'
import { isLoose, looseLikeness } from '../../name/reading/loose-brand.ts'
import { numberOfLetter } from '../../name/lexicon/numeral.ts'
import { sameButLast } from '../../name/abjad/consonants.ts'
import { bondOf, givenNamesOf, isWholeName, type NameSenses } from '../../name/word/given-names.ts'
import { isPinyinSurname } from '../../name/han/surnames.ts'
import type { Token } from '../../name/token/token.ts'
import type { Word } from '../../name/token/word.ts'
import { agreeByArticle } from './agree-article.ts'
import { agreeByEar } from './agree-by-ear.ts'
import { agreeConsonants } from './agree-consonants.ts'
import { agreeHeard } from './agree-heard.ts'
import type { Agreement } from './agreement.ts'
import { isSlipOfHouse, slipOfShort, typoValue } from './typing-slip.ts'

/** Agreement below this counts as none: the pair stays open for another partner. */
export const lowestAgreement = 0.5

/** Below this a typo or sound is never assumed, so that expansion by index keys is complete (see index/expand.ts). */
const sameSoundHan = 0.5

/** Letters that an ordinary word must have for a slip in it to be seen. */
const longOrdinary = 7

/** One spelling. */
export const exact: Agreement = { value: 1, rule: 'exact' }

/** Two spellings of one given name. */
const sameName: Agreement = { value: 0.96, rule: 'variant' }

/** A short or familiar form, which may stand for several names (SASHA). */
const shortName: Agreement = { value: 0.87, rule: 'variant' }

/** A familiar form that no table knows, cut from a given name. */
const clipped: Agreement = { value: 0.8, rule: 'variant' }

const byName = (a: NameSenses, b: NameSenses): Agreement | undefined => {
  if (a.length === 0 || b.length === 0) return undefined
  const bond = bondOf(a, b)
  return bond === 'none' ? undefined : bond === 'same' ? sameName : shortName
}

/** How far two tokens agree, 0.5-1, or undefined. Symmetric; the only place that decides it. */
export const agree = (a: Token, b: Token): Agreement | undefined => {
  if (isLoose(a) !== isLoose(b)) return isLoose(a) ? agreeLoosely(a, b) : agreeLoosely(b, a)
  if (isHeard(a) !== isHeard(b)) return isHeard(a) ? agreeHeard(a, b) : agreeHeard(b, a)
  if (a.accent !== b.accent) return a.accent === '' ? agreeAloud(b, a) : agreeAloud(a, b)
  if (a.abjad !== b.abjad) return a.abjad ? agreeAbjad(a, b) : agreeAbjad(b, a)
  if (a.key === b.key) return exact
  if (a.abjad && sameButLast(a.key, b.key)) return otherLast
  if (a.han !== b.han) return a.han ? agreeMeaning(a, b) : agreeMeaning(b, a)
  if (a.concept !== '' || b.concept !== '') return agreeByConcept(a, b) ?? agreeAsNames(a, b)
  if (a.han) return agreeHan(a.key, b.key)
  const named = agreeAsNames(a, b) ?? agreeAsPatronymics(a, b)
  if (named) return named
  if (a.role === 'common' || b.role === 'common') return agreeOrdinary(a, b)
  return agreeWords(a.word, b.word)
}

const otherLast: Agreement = { value: 0.97, rule: 'variant' }

const shortestOrdinary = 5
const misspelt: Agreement = { value: 0.86, rule: 'typo' }
const slipped: Agreement = { value: 0.76, rule: 'typo' }

/** Letters that a business word or a place must have for a slip in it to be seen (BESPILONTYE). */
const longBusiness = 9

const isOrdinary = ({ role, key }: Token): boolean =>
  role === 'common' || ((role === 'trade' || role === 'region') && key.length >= longBusiness)

/** An ordinary word of names is itself (NORTH is no NIRETA), in Korean MOON and MUN, or slipped by a letter (WHIET). */
const agreeOrdinary = (a: Token, b: Token): Agreement | undefined => agreeByEar(a, b) ?? agreeMisspelt(a, b)

const agreeMisspelt = (a: Token, b: Token): Agreement | undefined => {
  const [ordinary, other] = isOrdinary(a) ? [a, b] : [b, a]
  if (!isOrdinary(ordinary) || other.han || ordinary.abjad) return undefined
  const meant = a.concept !== '' || b.concept !== ''
  if (!meant && bothKorean(a.word, b.word)) return korean
  const length = Math.min(a.key.length, b.key.length)
  if (length < (meant ? longOrdinary : shortestOrdinary)) return undefined
  // A word that somebody uses is no slip.
  if (other.word.isKnown && (meant || ordinary.word.isKnown)) return undefined
  if ((meant && other.role !== 'word') || editDistance(a.key, b.key, 1) > 1) return undefined
  return length < longOrdinary ? slipped : misspelt
}

const korean: Agreement = { value: 0.88, rule: 'romanisation' }

const leastLoose = 0.65

/** A brand whose sound the other name keeps more or less (兴纺, HINGTEX). */
const agreeLoosely = (loose: Token, latin: Token): Agreement | undefined => {
  const likeness = looseLikeness(loose, latin)
  return likeness < leastLoose ? undefined : { value: likeness, rule: 'transcription' }
}

/** A character against a Latin syllable: derivable or not, however it is spelt. */
const agreeAloud = (char: Token, latin: Token): Agreement | undefined => {
  if (latin.accent !== '' || latin.han || latin.abjad || latin.role === 'numeral') return undefined
  // A last I is an initial or a number, and hardly a syllable.
  if (latin.key.length === 1 && numberOfLetter(latin.key) !== undefined) return undefined
  const sound = syllableSound(latin.word, char.accent)
  return sound !== '' && soundsOf(char.key, char.accent).includes(sound) ? aloud : undefined
}

const aloud: Agreement = { value: 1, rule: 'romanisation' }

const shortestGiven = 2

const agreeAbjad = (abjad: Token, latin: Token): Agreement | undefined => {
  if (latin.concept !== '' || latin.han) return undefined
  const names = [givenNamesOf(abjad.key, true), latin.word.names] as const
  if (names[0].length > 0 && names[1].length > 0) return byName(...names)
  // So few consonants are those of many: a short given name is met by its own spellings (علي is no LOYA).
  if (names[0].length > 0 && abjad.key.length <= shortestGiven) return undefined
  return agreeConsonants(abjad.word, latin.word)
}

const meant: Agreement = { value: 0.76, rule: 'translation' }

/** One character translated by a word (龙, DRAGON): it may as well be read aloud, so it never counts in full. */
const agreeMeaning = (char: Token, latin: Token): Agreement | undefined =>
  translationsOf(char.key).has(latin.key) ? meant : undefined

const alsoMeant: Agreement = { value: 0.92, rule: 'translation' }
/** A group and a holding are mostly two firms of one house. */
const otherStructure: Agreement = { value: 0.9, rule: 'translation' }

const structural: ReadonlySet<string> = new Set(['#group', '#holding'])

/** A Chinese business word by another English one than its own (交通银行, Bank of Communications). */
const agreeNearly = (a: Token, b: Token): Agreement | undefined =>
  translationsOf(a.key).has(b.key) || translationsOf(b.key).has(a.key)
    ? structural.has(a.concept) && structural.has(b.concept)
      ? otherStructure
      : alsoMeant
    : undefined

const number: Agreement = { value: 1, rule: 'numeral' }

const sameNumber = (letter: Token, numeral: Token): boolean =>
  letter.concept === '' && numberOfLetter(letter.key) === numeral.concept

/** HERMAN and GERMAN are one name, though one of them is a nationality too. */
const agreeAsNames = (a: Token, b: Token): Agreement | undefined =>
  a.han || b.han || a.abjad || b.abjad ? undefined : byName(a.word.names, b.word.names)

/** Sons of one father, whose name each language has in its own form: PIATROVICH, PETROVICH. */
const agreeAsPatronymics = (a: Token, b: Token): Agreement | undefined =>
  a.role === 'patronymic' && b.role === 'patronymic' && bondOf(a.word.fathers, b.word.fathers) === 'same'
    ? sameSpelling
    : undefined

const agreeByConcept = (a: Token, b: Token): Agreement | undefined => {
  if (a.concept !== b.concept)
    return sameNumber(a, b) || sameNumber(b, a) ? number : (agreeNearly(a, b) ?? agreeOrdinary(a, b))
  if (a.role === 'numeral') return number
  return { value: 1, rule: a.role === 'form' ? 'form' : 'translation' }
}

const agreeHan = (a: string, b: string): Agreement | undefined =>
  readingsOf(a).some(reading => readingsOf(b).includes(reading))
    ? { value: sameSoundHan, rule: 'sound' }
    : undefined

/** OCEAN I, OCEAN ONE. */
const sameLetter = (a: Word, b: Word): boolean =>
  (a.key.length === 1 || b.key.length === 1) &&
  numberOfLetter(a.key) !== undefined &&
  numberOfLetter(a.key) === numberOfLetter(b.key)

const agreeWords = (a: Word, b: Word): Agreement | undefined => {
  if (sameLetter(a, b)) return number
  if (a.surnames?.has(b.key)) return { value: 0.78, rule: 'romanisation' }
  if (a.hasDigit || b.hasDigit) return undefined
  if (bothKorean(a, b)) return korean
  if (isUnfinished(a, b) || isUnfinished(b, a)) return unfinished
  if (isClipped(a, b) || isClipped(b, a)) return clipped
  // Two given names are never slips of one another.
  if (a.names.length > 0 && b.names.length > 0) return a.soundsAs(b) ? sameSpelling : undefined
  const found = agreeByArticle(a, b) ?? agreeSpelling(a, b) ?? agreeAsAdjective(a, b)
  if (found && a.koreanFold === b.koreanFold) return korean
  return found && (isForeignName(a) || isForeignName(b) ? found : pinyinVerdict(a, b, found))
}

/** Whether one word is a familiar form cut from the other, a given name in use. */
const isClipped = (short: Word, long: Word): boolean =>
  short.key.length < long.key.length &&
  isWholeName(long.names) &&
  short.stem !== '' &&
  long.key.startsWith(short.stem)

const adjective: Agreement = { value: 0.86, rule: 'variant' }

/** A place and its adjective (URAL, URALSKIY), or one adjective in two genders. */
const agreeAsAdjective = (a: Word, b: Word): Agreement | undefined => {
  if (a.nouns.length === 0 && b.nouns.length === 0) return undefined
  const meets = (noun: string, { nouns, fold }: Word): boolean =>
    nouns.length > 0 ? nouns.includes(noun) : noun === fold
  const [adjectival, other] = a.nouns.length > 0 ? [a, b] : [b, a]
  return adjectival.nouns.some(noun => meets(noun, other)) ? adjective : undefined
}

const shortestForeign = 5

/** MICHAELA can be read as pinyin by chance only. */
const isForeignName = ({ key, names }: Word): boolean => key.length >= shortestForeign && names.length > 0

const unfinished: Agreement = { value: 0.76, rule: 'sound' }

/** A Korean syllable without the G at its end (JON, JONG); in Mandarin the two are two. */
const isUnfinished = (short: Word, long: Word): boolean =>
  long.key.endsWith('NG') &&
  long.key === `${short.key}G` &&
  long.korean !== '' &&
  short.korean !== '' &&
  !(long.syllables && short.syllables)

/** One Korean syllable in two spellings (JONG, CHUNG); what pinyin tells apart stays apart. No character ends in a T (MED, MAIS). */
const bothKorean = (a: Word, b: Word): boolean =>
  a.korean !== '' &&
  a.korean === b.korean &&
  !a.korean.endsWith('t') &&
  !(a.syllables?.length === 1 && b.syllables?.length === 1)

/** APPLE and YUPEL share two consonants behind a vowel: that is no sound. */
const hasConsonants = (skeleton: string): boolean => skeleton.length > (skeleton.startsWith('A') ? 3 : 2)

const sameSpelling: Agreement = { value: 0.95, rule: 'variant' }

const looseSpelling: Agreement = { value: 0.9, rule: 'variant' }

const agreeSpelling = (a: Word, b: Word): Agreement | undefined => {
  const shorter = Math.min(a.key.length, b.key.length)
  if (shorter < 3) return undefined
  if (shorter === 3 && slipOfShort(a, b)) return { value: 0.72, rule: 'typo' }
  // Letters that stand for a name are no word: another letter, or one twice, is another name.
  if (a.isLetters || b.isLetters) return a.acronym === b.acronym ? looseSpelling : undefined
  if (a.soundsAs(b) && (shorter > 3 || a.vowels === b.vowels)) return sameSpelling
  if (shorter > 3 && a.names.length === 0 && b.names.length === 0 && a.soundsNearly(b)) return looseSpelling
  if (shorter === 3) return undefined
  // Two Korean syllables are two names (MYONG, YONG), as two Mandarin ones are.
  if (a.isKoreanName && b.isKoreanName) return undefined
  const budget = editBudget(a.key, b.key)
  const distance = editDistance(a.key, b.key, budget)
  if (distance <= budget && areHouseLetters(a.key) && areHouseLetters(b.key)) return undefined
  if (distance <= budget) return { value: typoValue(distance, a, b), rule: 'typo' }
  const alike =
    shorter >= 5 &&
    Math.abs(a.key.length - b.key.length) <= 2 &&
    hasConsonants(a.skeleton) &&
    a.skeleton === b.skeleton
  if (!alike) return undefined
  // MARIN and MORENO are two names.
  return { value: a.inUse && b.inUse ? 0.7 : 0.84, rule: 'sound' }
}

const otherSyllable = 0.5

/** Three syllables written as one are a Chinese name only behind a surname (FAZELIAN is none), more are hardly any. */
const isChineseLength = (syllables: readonly string[]): boolean =>
  syllables.length < 3 || (syllables.length === 3 && isPinyinSurname(syllables[0]!))

// Gang and Guang differ by a letter and are different names: valid syllables forgive only dialect confusions.
const pinyinVerdict = (a: Word, b: Word, found: Agreement): Agreement | undefined => {
  const left = a.syllables
  const right = b.syllables
  if (!left || !right || !isChineseLength(left) || !isChineseLength(right)) return found
  if (isSlipOfHouse(a, b)) return found
  if (left.length !== right.length && found.rule === 'variant') return found
  if (left.length !== right.length)
    return left.length + right.length > 3 ? { ...found, value: otherSyllable } : undefined
  const differing = left.filter((syllable, i) => syllable !== right[i])
  const confused = left.every((syllable, i) => dialect(syllable) === dialect(right[i]!))
  if (confused) return { value: left.length > 1 ? 0.84 : 0.55, rule: 'sound' }
  return left.length > 1 && differing.length === 1
    ? { ...found, value: Math.min(found.value, otherSyllable) }
    : undefined
}

const dialect = (syllable: string): string =>
  syllable
    .replace(/NG$/, 'N')
    .replace(/^ZH/, 'Z')
    .replace(/^CH/, 'C')
    .replace(/^SH/, 'S')
    .replace(/^N(?=.)/, 'L')
