import { editDistance } from '../../name/script/edit-distance.ts'
import { isGeneric, type Token, type Variant } from '../../name/token/token.ts'
import { namesFirm } from '../../name/token/tells.ts'
import { isVowelled } from '../../name/abjad/consonants.ts'
import { agreeByArticle } from '../piece/agree-article.ts'
import type { Match, Sides } from '../piece/match.ts'
import { lowered, noSign, type Pair, type Sign, type Signal } from './signal.ts'
import { belowShown } from '../shown.ts'

const heardAlone = 0.92
/** Above it, words that sound alike differ by less than their vowels. */
const loosely = 0.84

/** Nothing but an article and vowels stands between the words: AL NORAZUNI, ALNORZUNI. */
const hasArticle = ({ queryFrom, listedFrom }: Match, { query, listed }: Sides): boolean =>
  agreeByArticle(query[queryFrom]!.word, listed[listedFrom]!.word) !== undefined

/** Other letters tell vowels otherwise: Microdrive, Микродрайв. */
const isFromOtherLetters = ({ kind }: Variant): boolean => kind === 'transliterated'

/** Share of letters that a word from other letters may have otherwise. */
const mostOtherLetters = 0.4

/** Nothing but vowels that other letters tell otherwise: Бизон is no Baozun. */
const isSpeltOtherwise = ({ queryFrom, listedFrom }: Match, { query, listed }: Sides): boolean => {
  const [a, b] = [query[queryFrom]!.key, listed[listedFrom]!.key]
  const most = Math.floor(mostOtherLetters * Math.min(a.length, b.length))
  return editDistance(a, b, most) > most
}

/** Letters that few words have, each of which tells a house (IPE, IPPE). */
const mostLetters = 4

const isBank = ({ concept }: Token): boolean => concept === '#bank'

/** Less has a short form of a given name: TOM Group is no TAMAS Company. */
const leastSpelling = 0.88

/** The only word of a brand, spelt otherwise, that is a few letters or a bank's and no bank's (Ziraat Bank, Sirat). */
const isOtherBrand = ([match, ...more]: readonly Match[], { query, listed }: Sides): boolean => {
  if (match === undefined || more.length > 0 || match.agreement.rule !== 'variant') return false
  const [a, b] = [query[match.queryFrom]!, listed[match.listedFrom]!]
  if (a.key === b.key || a.han || b.han || a.abjad || b.abjad) return false
  if (match.agreement.value < leastSpelling && [a, b].every(({ word }) => word.names.length > 0)) return true
  if (a.key.length <= mostLetters && b.key.length <= mostLetters) return a.word.names.length === 0
  return query.some(isBank) !== listed.some(isBank)
}

/** The brand of a firm of which only the consonants are met, with nothing rare beside it, is another one: Mexan, Megasan. */
const soundFactor = ({ matches, sides, ...forms }: Pair): number => {
  const { query, listed } = sides
  const other = isFromOtherLetters(forms.query) || isFromOtherLetters(forms.listed)
  const isFirm = namesFirm(query) || namesFirm(listed)
  if (!isFirm && (query.length > 1 || listed.length > 1)) return 1
  const told = matches.filter(({ queryFrom }) => !isGeneric(query[queryFrom]!))
  const isLoose = (match: Match): boolean =>
    match.agreement.rule === 'sound' &&
    match.agreement.value <= loosely &&
    !hasArticle(match, sides) &&
    (!other || isSpeltOtherwise(match, sides))
  if (isFirm && !other && isOtherBrand(told, sides)) return heardAlone
  return told.length > 0 && told.every(isLoose) ? heardAlone : 1
}

const isTold = (token: Token): boolean => !isGeneric(token)

/** Of so many consonants a word tells itself (غازبروم: Gazprom). */
const tellingConsonants = 5
const consonantsCap = belowShown

const isFew = ({ abjad, key, word }: Token): boolean =>
  abjad && !isVowelled(key) && (word.abjadConsonants[0] ?? '').length < tellingConsonants

/** A surname alone in a script without vowels, met by its few consonants: كريمي is no CARMA and no QUORUM JSC. */
const fewConsonantsAlone = ({ matches, sides: { query, listed } }: Pair): readonly Sign[] => {
  const told = matches.filter(({ queryFrom }) => isTold(query[queryFrom]!))
  const [only] = told
  if (only === undefined || told.length > 1 || only.agreement.rule !== 'sound') return noSign
  const [own, other] = [query[only.queryFrom]!, listed[only.listedFrom]!]
  if (own.abjad === other.abjad || !(isFew(own) || isFew(other))) return noSign
  const [written, latin] = own.abjad ? [query, listed] : [listed, query]
  if (namesFirm(written)) return noSign
  const factor = namesFirm(latin) ? heardAlone : 1
  return [{ about: 'soundAlone', query: '', listed: '', factor, cap: consonantsCap, silent: true }]
}

export const soundAlone: Signal = {
  name: 'soundAlone',
  tells:
    'Of the brand of a firm in Latin letters only the consonants are met, or a few letters spelt otherwise, and nothing rare stands beside it; or of a lone word in a script without vowels a few consonants.',
  example: ['Mexan Limited', 'Megasan Ltd'],
  of: pair => [...lowered('soundAlone', soundFactor(pair)), ...fewConsonantsAlone(pair)],
}
