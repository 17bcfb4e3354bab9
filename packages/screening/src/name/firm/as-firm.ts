import { withGeneral } from './general.ts'
import { withNisbas } from './nisba.ts'
import { withPlaceTogether } from './place-apart.ts'
import { withProductionHouse } from './production-house.ts'
import { withPortfolio } from './portfolio.ts'
import { withAssociation, withKindOfFirm } from './kind-of-firm.ts'
import { withPlacedForm } from './placed-form.ts'
import { words } from './words.ts'
import { roleWeights } from '../lexicon/role-weights.ts'
import { latinBesideBusiness } from '../lexicon/script-words.ts'
import { withoutStateName } from './state-name.ts'
import { asWord, latinToken } from '../token/tokenise-latin.ts'
import type { Token } from '../token/token.ts'
import { isForm, isTrade, tellsFirmOrPlace } from '../token/tells.ts'

/** A commercial bank is a bank: KOMMERCHESKI BANK and 商业银行 are; INDUSTRIAL AND COMMERCIAL names another thing. */
const isCommercial = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.concept === '#trading' && (leadsToBank(tokens, at) || followsBank(tokens, at))

const leadsToBank = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.concept === '#bank' &&
  /^[CK]OM/.test(tokens[at]!.key) &&
  before(tokens, at)?.concept !== '#industry'

const commercial = /^(?:COM+ER[CZT]IA|KOMM?ER[CT]|T[EIOU]JARI(?:Y*[AE]H?)?$)/
const commercialInArabic = /^(?:ال)?تجار[يىی]ة?$/u

/** Banque commerciale, البنك التجاري; a Bank of Commerce is another thing. */
const followsBank = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).findLast(({ role }) => role !== 'kin')?.concept === '#bank' &&
  (commercial.test(tokens[at]!.key) || commercialInArabic.test(tokens[at]!.text))

/** The bank keeps that it is a commercial one, which tells two houses of a place from one another (known-names.ts). */
const asCommercial = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some((_, at) => isCommercial(tokens, at))
    ? tokens.map(token => (token.key === 'BANK' ? token.with({ key: 'COMMERCIALBANK' }) : token))
    : tokens

const before = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens.slice(0, at).findLast(token => token.role !== 'stop')

/** What is told twice in other words as well: STUDIES AND RESEARCH. */
const oneWord: ReadonlySet<string> = new Set(['#bank', '#research'])

/** AL MASRAF AL ZIRAI AGRICULTURAL BANK: a bank told in two tongues tells its business twice. */
const isInTwoTongues = (tokens: readonly Token[]): boolean =>
  new Set(tokens.flatMap(({ key, concept }) => (concept === '#bank' ? [key] : []))).size > 1

/** A business or a place is said once: INSURANCE COMPANY NORVA INSURANCE, COMMERCIAL BANK NORVA BANK, HK (Hong Kong) NORVA. */
const isSaid = (tokens: readonly Token[], at: number): boolean => {
  const { role, concept, key } = tokens[at]!
  if (role === 'region') return tokens.findIndex(token => token.concept === concept) < at
  if (role !== 'trade') return false
  const first = tokens.findIndex(token => token.concept === concept)
  if (concept === '' || first === at) return false
  return oneWord.has(concept) || isInTwoTongues(tokens) || tokens.findIndex(token => token.key === key) < at
}

const acronyms = words(
  'NPC NTC STC NPTS NTTS NITS NPK NPF NPP NPO OKB SKB RPE SPE RPF SPF SDB EDB SKTB OKTB PKTB',
)

/** Letters that stand for a kind of works beside a name are the name where there is none: STC Ltd. */
const withName = (tokens: readonly Token[]): readonly Token[] =>
  tokens.every(token => token.role === 'form' || acronyms.has(token.key))
    ? tokens.map(token => (token.role === 'form' ? token : asWord(token)))
    : tokens

/** NORVA DOO ZA PROIZVODNJU I USLUGE: firms of Serbia and Croatia tell behind their form what they do. */
const withoutPurpose = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ key }, i) => key === 'ZA' && tokens[i - 1]?.role === 'form')
  return at > 1 && tokens.slice(at).some(isTrade) ? tokens.slice(0, at) : tokens
}

/** Letters and little words that lead to no name and join none, where they stand in front of all. */
const leading = words('C E I M S V Y DE DES DU DEL DI DA DO DOS DELLA')
const joiningOrArticle = words('THE AND OF FOR ET UND NO NUMBER')

const carriesLittle = ({ role }: Token): boolean => role === 'stop' || role === 'title' || role === 'kin'

/** MRS GmbH, LLC NR-DEL: beside a form alone. */
const isOnlyName = ({ role, key }: Token): boolean => role !== 'form' && !joiningOrArticle.has(key)

const isLetter = ({ role, key }: Token, at: number): boolean =>
  role === 'stop' && (at === 0 || key.length === 1)

/** M AND S TRADING, DES INTERNATIONAL, E. X. Co.: what carries nothing elsewhere is the name where nothing else is one. */
const withLetters = (tokens: readonly Token[]): readonly Token[] => {
  const first = tokens.find(({ role }) => role !== 'form')
  if (first === undefined || !carriesLittle(first)) return tokens
  const told = tokens.filter(token => !isForm(token) && !carriesLittle(token))
  if (told.length === 0) return tokens.map(token => (isOnlyName(token) ? asWord(token) : token))
  const isBeside = told.length === 1 && told.every(token => isTrade(token) || token.key.length === 1)
  const isName = isBeside && first === tokens[0] && leading.has(first.key)
  return isName ? tokens.map((token, at) => (isLetter(token, at) ? asWord(token) : token)) : tokens
}

const spoken = words('ON TO')

const isSpoken = ({ role, word }: Token): boolean => role === 'word' && word.cantonese !== ''

const syllabic = words('DA DE DI DU LA LE')

const isPinyin = ({ role, word }: Token): boolean => role === 'word' && word.syllables?.length === 1

/** WANG ON GROUP, YUAN DA SHIPPING, RUI DA KANG TECHNOLOGY: between Chinese syllables, or one and a business word, ON is a syllable too (宏安). */
const withSyllables = (tokens: readonly Token[]): readonly Token[] => {
  const isSyllable = ({ role, key }: Token, at: number): boolean => {
    const next = tokens[at + 1]
    if (role !== 'stop' || next === undefined) return false
    const isChinese = spoken.has(key) ? isSpoken : syllabic.has(key) ? isPinyin : undefined
    const before = tokens[at - 1]
    // DA HUA TECHNOLOGY, ZHEJIANG DA HUA.
    if (before === undefined || before.role === 'region') return isChinese === isPinyin && isPinyin(next)
    if (isChinese?.(before) !== true) return false
    return next.role === 'trade' || next.role === 'form' || (isChinese === isPinyin && isPinyin(next))
  }
  return tokens.some(isSyllable)
    ? tokens.map((token, at) => (isSyllable(token, at) ? asWord(token) : token))
    : tokens
}

const bothWays = {
  key: 'IMPEX',
  role: 'trade',
  concept: '#import-export',
  weight: roleWeights.trade!,
} as const

const isTurned = (one: Token, other: Token | undefined): boolean =>
  (one.concept === '#import' && other?.concept === '#export') ||
  (one.concept === '#export' && other?.concept === '#import')

/** Import and export are one business in every language, as 进出口 is. */
const withImpex = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ concept }) => concept === '#import' || concept === '#export')
  if (at < 0) return tokens
  const end = tokens[at + 1]?.role === 'stop' ? at + 2 : at + 1
  return isTurned(tokens[at]!, tokens[end])
    ? [...tokens.slice(0, at), tokens[at]!.with(bothWays), ...tokens.slice(end + 1)]
    : tokens
}

const kindsOfPlace = words('CITY MUNICIPAL MUNICIPALITY PROVINCE PROVINCIAL PREFECTURE COUNTY DISTRICT')

/** QINGDAO CITY is Qingdao, as 青岛市 is. */
const isKindOfPlace = (tokens: readonly Token[], at: number): boolean =>
  kindsOfPlace.has(tokens[at]!.key) && (before(tokens, at)?.role === 'region' || isTown(tokens, at - 1))

/** Nanling County Annan Food: a place that no table has begins the name. */
const isTown = (tokens: readonly Token[], at: number): boolean =>
  at === 0 && tokens[at]!.role === 'word' && (tokens[at]!.word.syllables?.length ?? 0) > 1

/** ACADEMY OF MEDICAL SCIENCES says in two words what 医学科学院 says in one. */
const isOfAcademy = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]!.key === 'SCIENCES' || tokens[at]!.key === 'SCIENCE') &&
  tokens.slice(0, at).some(({ key }) => key === 'ACADEMY')

/** SHIPPING LINES is a shipping company, as 航运公司 is. */
const isLines = (tokens: readonly Token[], at: number): boolean =>
  linesKeys.has(tokens[at]!.key) && tokens[at - 1]?.concept === '#shipping'

const linesKeys = words('LINE LINES')

const joining = words('VA WA WAL LIL LEL')

/** BANK SANAT VA MADAN: between two words of business it is an AND. */
const isJoining = (tokens: readonly Token[], at: number): boolean =>
  joining.has(tokens[at]!.key) && tokens[at - 1]?.role === 'trade' && tokens[at + 1]?.role === 'trade'

const carriesNothing = (tokens: readonly Token[], at: number): boolean =>
  isJoining(tokens, at) ||
  isCommercial(tokens, at) ||
  isArticle(tokens, at) ||
  isSaid(tokens, at) ||
  isKindOfPlace(tokens, at) ||
  isLines(tokens, at) ||
  isOfAcademy(tokens, at)

/** السوري is a surname, and Syrian beside a bank. */
const withPlaces = (tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some(token => token.abjad) || !tokens.some(tellsFirmOrPlace)) return tokens
  return tokens.map(token => {
    const latin = token.abjad ? latinBesideBusiness(token.text) : undefined
    return (latin === undefined ? undefined : latinToken(token.text, latin)) ?? token
  })
}

const articles = words('AL EL UL')

/** The Arabic article tells nothing before a place or a word of business: البنك التجاري. */
const isArticle = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.role === 'kin' &&
  articles.has(tokens[at]!.key) &&
  tokens[at + 1] !== undefined &&
  tellsFirmOrPlace(tokens[at + 1]!)

/** Tokens of the name of a firm: its form and country known by their place, and nothing said twice. */
export const asFirm = (tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some(tellsFirmOrPlace)) return tokens
  const formed = withSyllables(
    withLetters(
      withName(
        withPlacedForm(
          withKindOfFirm(
            withAssociation(
              withProductionHouse(
                withPortfolio(
                  withNisbas(withPlaces(withoutStateName(withoutPurpose(withPlaceTogether(tokens))))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
  if (!formed.some(isTrade)) return formed
  const told = withImpex(withGeneral(formed))
  return asCommercial(told).filter((_, at) => !carriesNothing(told, at))
}
