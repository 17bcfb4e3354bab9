import { withGeneral } from './general.ts'
import { withNisbas } from './nisba.ts'
import { withPlaceTogether } from './place-apart.ts'
import { withProductionHouse } from './production-house.ts'
import { withPortfolio } from './portfolio.ts'
import { roleWeights } from '../lexicon/role-weights.ts'
import { latinBesideBusiness } from '../lexicon/script-words.ts'
import { withoutStateName } from './state-name.ts'
import { asWord, latinToken } from '../token/tokenise-latin.ts'
import type { Token } from '../token/token.ts'
import { isForm, isTrade, namesFirmOrPlace, tellsFirmOrPlace } from '../token/tells.ts'

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

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Company forms that are names or words elsewhere: only the place in the name of a firm tells (Norva Bank SE, PT Norva Energi). */
const behind = words(
  'EST NA TAO SE SIA OU BT PT CA CV UP MB GK YK IK KS MTV PC EI OS DIB TAS TU ET RT SL SC SAC SAA SCA EK EV AE OE EPE HB ANS ' +
    'PS VOS ZS SD JV SP PP DP PE UE PUP PAT AT FOP CHP QK KHK HHK JLT INH VZW EPP FE CIA',
)
const inFront = words('PT CV UD SC GK UP IP CHP PP CTY SIA OU UE PE DP JV SP PUP PAT AT FOP FE')

const form = { role: 'form', concept: '#llc', weight: roleWeights.form! } as const

/** A form by its place has a key of its own: an index holds one role for each spelling. */
const asForm = (token: Token): Token => token.with({ ...form, key: `${token.key}${placedForm}` })

/** What the key of such a form ends in. */
const placedForm = '+'

const mayBeForm = (token: Token, places: ReadonlySet<string>): boolean =>
  token.role !== 'form' && !token.han && !token.abjad && places.has(token.key)

const withForms = (tokens: readonly Token[]): readonly Token[] => {
  const isOther = (token: Token): boolean => token.role !== 'form'
  const first = tokens.findIndex(isOther)
  const last = tokens.findLastIndex(isOther)
  if (first === last) return tokens
  const at = mayBeForm(tokens[last]!, behind) ? last : mayBeForm(tokens[first]!, inFront) ? first : -1
  if (at < 0) return tokens
  const others = tokens.filter((token, i) => i !== at && token.role !== 'stop')
  const named = others.filter(isOther).length > 1 || others.some(({ role }) => role === 'word')
  return named && namesFirmOrPlace(others) ? tokens.with(at, asForm(tokens[at]!)) : tokens
}

const russianForms = words('OOO AO PAO ZAO OAO NAO TOO NKO')
/** Letters of the kind of firm, between a Russian form and the name: OOO SK Norva, a company of insurance or of builders. */
const kinds = words('TC TH GC IC MC SK TD UK TK MK PO PK PKF PKP TPK MKK MFK FPK IK NK PSK DSK KF TKF GK FK')

/** A Russian form, or another one in front of the name, as Russian firms have it in English: LLC TD Norva. */
const isRussian = (tokens: readonly Token[]): boolean =>
  tokens[0]?.role === 'form' || tokens.some(({ key, role }) => role === 'form' && russianForms.has(key))

/** UK is a managing company before a name with a Russian form. */
const mayBeKind = ({ role, key }: Token): boolean => kinds.has(key) && (role === 'word' || key === 'UK')

const isNaming = ({ role, key }: Token): boolean => (role === 'word' || role === 'common') && key.length > 3

const withKind = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ role }) => role !== 'form')
  const kind = tokens[at]
  const next = tokens[at + 1]
  if (!kind || !mayBeKind(kind) || !next || !isNaming(next)) return tokens
  if (!tokens.some(isForm)) return tokens
  if (tradingHouses.has(kind.key)) return tokens.with(at, kind.with(tradingHouse))
  return isRussian(tokens) ? tokens.with(at, asForm(kind)) : tokens
}

/** TD Norva LLC: before an English form the letters may be a name, but a trading house is likelier. */
const tradingHouses = words('TD TH')
const tradingHouse = {
  key: 'TRADINGHOUSE',
  role: 'trade',
  concept: '#trading',
  weight: roleWeights.trade!,
} as const

const acronyms = words(
  'NPC NTC STC NPTS NTTS NITS NPK NPF NPP NPO OKB SKB RPE SPE RPF SPF SDB EDB SKTB OKTB PKTB',
)

const association = {
  key: 'NPO',
  role: 'trade',
  concept: '#production-association',
  weight: roleWeights.trade!,
} as const

/** In front of a name SPA is a scientific and production association, and behind it an Italian form. */
const withAssociation = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ key }) => key === 'SPA')
  if (at < 0 || tokens.slice(0, at).some(({ role }) => role !== 'form')) return tokens
  return tokens.slice(at).some(isNaming) ? tokens.with(at, tokens[at]!.with(association)) : tokens
}

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
        withForms(
          withKind(
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
