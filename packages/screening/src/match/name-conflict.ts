import { namesPerson } from '../name/as-person.ts'
import { numberOfLetter } from '../name/numeral.ts'
import type { Token, Variant } from '../name/token.ts'
import { translationsOf } from '../name/brand-words.ts'
import type { Match } from './align.ts'

/** What in two names speaks against one party; `factor` is its price. */
export interface NameConflict {
  readonly about:
    | 'numeral'
    | 'region'
    | 'trade'
    | 'subsidiary'
    | 'bankCountry'
    | 'otherHouse'
    | 'sameSound'
    | 'patronymic'
    | 'initial'
    | 'otherWord'
    | 'form'
  readonly query: string
  readonly listed: string
  readonly factor: number
  /** ISO code of the only country that one of two names of a bank has: it may be told or left out. */
  readonly country?: string
  /** What two names of a bank are shown with at most when only one has that country. */
  readonly most?: number
  /** Nothing but business words stands beside that country: there is such a bank in many countries. */
  readonly generic?: boolean
}

const valuesOf = (tokens: readonly Token[], role: Token['role']): Token[] =>
  tokens.filter(token => token.role === role)

/** 韩国 and 朝鲜 are both KOREA. */
const isSame = (a: Token, b: Token): boolean =>
  a.concept === b.concept || translationsOf(a.key).has(b.key) || translationsOf(b.key).has(a.key)

/** Places that contradict each other. */
const regionConflict = (query: Variant, listed: Variant): NameConflict[] => {
  const left = valuesOf(query.tokens, 'region')
  const right = valuesOf(listed.tokens, 'region')
  if (left.length === 0 || right.length === 0) return []
  const shared = left.some(one => right.some(other => isSame(one, other)))
  return shared ? [] : [{ about: 'region', query: texts(left), listed: texts(right), factor: 0.76 }]
}

const texts = (tokens: readonly Token[]): string => tokens.map(token => token.text).join(' ')

const numberOf = ({ role, key, concept }: Token): string | undefined =>
  role === 'numeral' ? concept : numberOfLetter[key]

type Side = 'query' | 'listed'

/** What a name counts by: its numerals, or a last letter that is nobody's initial (NORVA V). */
const numbersOf = (matches: readonly Match[], { tokens }: Variant, side: Side): readonly Token[] => {
  const numerals = valuesOf(tokens, 'numeral')
  const at = tokens.findLastIndex(({ role }) => role !== 'form')
  const last = tokens[at]
  if (numerals.length > 0 || last === undefined || numberOfLetter[last.key] === undefined) return numerals
  const met = matches.find(match => (side === 'query' ? match.queryFrom : match.listedFrom) === at)
  return met?.agreement.rule === 'numeral' || (!met && last.key.length === 1 && !namesPerson(tokens))
    ? [last]
    : []
}

const numeralFactor = 0.72
/** FIONA is hardly FIONA II, though a list may leave a number out. */
const loneNumeral = 0.96
/** A letter weighs little by itself, and may be an initial. */
const loneLetter = 0.86

/** Numbers that contradict each other, or one that only one of the names has. */
const numeralConflict = (matches: readonly Match[], query: Variant, listed: Variant): NameConflict[] => {
  const left = numbersOf(matches, query, 'query')
  const right = numbersOf(matches, listed, 'listed')
  if (left.length === 0 && right.length === 0) return []
  const both = left.length > 0 && right.length > 0
  if (both && left.every(one => right.some(other => numberOf(other) === numberOf(one)))) return []
  const lone = [...left, ...right].every(({ role }) => role === 'numeral') ? loneNumeral : loneLetter
  return [{ about: 'numeral', query: texts(left), listed: texts(right), factor: both ? numeralFactor : lone }]
}

/** Numbers and places that contradict each other. */
export const nameConflicts = (matches: readonly Match[], query: Variant, listed: Variant): NameConflict[] => [
  ...numeralConflict(matches, query, listed),
  ...regionConflict(query, listed),
]

const soundFactor = 0.76
/** Two to four characters are a person: every one of them counts. */
const soundOfPerson = 0.85
const personLength = 4

/** Characters of one sound and two writings. */
export const soundConflict = (matches: readonly Match[], query: Variant, listed: Variant): NameConflict[] => {
  const sounds = matches.filter(
    match => query.tokens[match.queryFrom]!.han && match.agreement.rule === 'sound',
  )
  if (sounds.length === 0) return []
  const text = (tokens: readonly Token[], at: 'queryFrom' | 'listedFrom'): string =>
    sounds.map(match => tokens[match[at]]!.text).join('')
  return [
    {
      about: 'sameSound',
      query: text(query.tokens, 'queryFrom'),
      listed: text(listed.tokens, 'listedFrom'),
      factor:
        query.tokens.length <= personLength && listed.tokens.length <= personLength
          ? soundOfPerson
          : soundFactor,
    },
  ]
}

/** Words that many firms of one house share or add: they part nobody. */
const shared: ReadonlySet<string> = new Set(
  'group holding international enterprise industry development investment import export import-export technology manufacture national branch new company engineering service management united general'
    .split(' ')
    .map(word => `#${word}`),
)

/** Kinds of body: lists translate one body by several of them (Foundation, Association; Movement, Party). */
const bodies: ReadonlySet<string> = new Set(
  (
    'association fund charity department institute headquarters center complex factory bureau guard front party movement battalion division ' +
    'production-association production-enterprise production-company production-center technical-center research-center design-bureau ' +
    'design research science laboratory key-laboratory base'
  )
    .split(' ')
    .map(word => `#${word}`),
)

/** Lines of business that lists and firms name by one another's words, when they translate a name. */
const kin: readonly ReadonlySet<string>[] = [
  'energy power electric',
  'engine power',
  'aviation airline avionics aeroengine',
  'optics photoelectric',
  'logistics freightforwarding',
  'hightech newtech technology',
  'market retail mall',
  'defence security protection',
  'equipment machinery instrument device',
  'trading foreign-trade economic',
  'semiconductor integrated-circuit chip',
  'headquarters base',
  'material metal mining',
].map(line => new Set(line.split(' ').map(word => `#${word}`)))

const areKin = (a: Token, b: Token): boolean =>
  kin.some(words => words.has(a.concept) && words.has(b.concept))

const allKin = (left: readonly Token[], right: readonly Token[]): boolean =>
  left.every(one => right.some(other => areKin(one, other))) &&
  right.every(one => left.some(other => areKin(one, other)))

/** A business word that tells one firm of a house from another. */
export const tellsLine = ({ role, concept }: Token): boolean =>
  role === 'trade' && concept !== '' && !shared.has(concept)

const lines = (tokens: readonly Token[], met: ReadonlySet<number>): Token[] =>
  tokens.filter((token, at) => !met.has(at) && tellsLine(token))

export const positions = (matches: readonly Match[], side: 'query' | 'listed'): Set<number> => {
  const met = new Set<number>()
  for (const match of matches) {
    const [from, to] =
      side === 'query' ? [match.queryFrom, match.queryTo] : [match.listedFrom, match.listedTo]
    for (let at = from; at < to; at++) met.add(at)
  }
  return met
}

/** One brand in two lines of business: Larkfield Lighting is hardly Larkfield Logistics. */
export const tradeConflict = (matches: readonly Match[], query: Variant, listed: Variant): NameConflict[] => {
  const left = lines(query.tokens, positions(matches, 'query'))
  const right = lines(listed.tokens, positions(matches, 'listed'))
  if (left.length === 0 || right.length === 0) return []
  if ([...left, ...right].every(({ concept }) => bodies.has(concept)) || allKin(left, right)) return []
  const text = (tokens: readonly Token[]): string => tokens.map(token => token.text).join(' ')
  return [{ about: 'trade', query: text(left), listed: text(right), factor: 0.76 }]
}
