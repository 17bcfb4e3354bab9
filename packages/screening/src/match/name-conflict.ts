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

export const valuesOf = (tokens: readonly Token[], role: Token['role']): Token[] =>
  tokens.filter(token => token.role === role)

/** 韩国 and 朝鲜 are both KOREA. */
const isSame = (a: Token, b: Token): boolean =>
  a.concept === b.concept || translationsOf(a.key).has(b.key) || translationsOf(b.key).has(a.key)

const conflictOf = (
  role: 'numeral' | 'region',
  factor: number,
  query: Variant,
  listed: Variant,
): NameConflict[] => {
  const left = valuesOf(query.tokens, role)
  const right = valuesOf(listed.tokens, role)
  if (left.length === 0 && right.length === 0) return []
  if (left.length === 0 || right.length === 0)
    return role === 'numeral' && !asLetter(left, listed) && !asLetter(right, query) ? [lone(left, right)] : []
  const shared = left.some(one => right.some(other => isSame(one, other)))
  const all =
    role === 'region' ? shared : left.every(one => right.some(other => other.concept === one.concept))
  if (role === 'region' ? shared : all) return []
  const text = (tokens: readonly Token[]): string => tokens.map(token => token.text).join(' ')
  return [{ about: role, query: text(left), listed: text(right), factor }]
}

/** Whether the other name has the number as a letter (STELLA V). */
const asLetter = (numerals: readonly Token[], { tokens }: Variant): boolean =>
  numerals.some(numeral => tokens.some(token => numberOfLetter[token.key] === numeral.concept))

/** Numbers and places that contradict each other. */
export const nameConflicts = (query: Variant, listed: Variant): NameConflict[] => [
  ...conflictOf('numeral', 0.72, query, listed),
  ...conflictOf('region', 0.76, query, listed),
]

/** A number on one side only: FIONA is hardly FIONA II, though a list may leave a number out. */
const lone = (left: readonly Token[], right: readonly Token[]): NameConflict => ({
  about: 'numeral',
  query: left.map(token => token.text).join(' '),
  listed: right.map(token => token.text).join(' '),
  factor: 0.96,
})

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
