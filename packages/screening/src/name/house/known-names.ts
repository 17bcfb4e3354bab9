import { formAsWritten } from '../cut/written-form.ts'
import { isReading, onlyGeneric, type Token, type Variant } from '../token/token.ts'
import { readTable } from '../table.ts'
import { isPlace } from '../token/tells.ts'
import { isForeignPoint } from '../token/foreign-point.ts'

/** A house or body that is known by several names, and the country where it is at home; '' where it has none. */
export interface KnownHouse {
  readonly id: string
  readonly home: string
}

type Written = Pick<Variant, 'tokens' | 'kind'>

const isTold = ({ role }: Token): boolean =>
  role !== 'form' && role !== 'title' && role !== 'kin' && role !== 'stop'

const isPlaceless = (told: readonly Token[]): boolean => onlyGeneric(told) && !told.some(isPlace)

const foreign = '~'

const latin = /^[A-Z]/

/** Sorts of banks that may be two houses of one name: Arab Bank, Arab Banking Corporation. */
const sorts = new Map(
  Object.entries({
    COMMERCIALBANK: 'commercial',
    商业银行: 'commercial',
    BANKINGCORPORATION: 'corporation',
  }),
)

const isSort = ({ key }: Token): boolean => sorts.has(key)

const sortOf = (tokens: readonly Token[]): string | undefined => sorts.get(tokens.find(isSort)?.key ?? '')

/** Whether one of two names of a bank tells a sort of it that the other lacks. */
export const otherSort = (a: readonly Token[], b: readonly Token[]): boolean => sortOf(a) !== sortOf(b)

const letters = ({ key, concept }: Token): string => (concept === '#bank' && latin.test(key) ? concept : key)

/** The name letter by letter, BANK in any language; '' for a place or a bank alone. Business words alone name a house in its own script only (پست بانک). */
const spelling = ({ tokens, kind }: Written): string => {
  const told = tokens.filter(isTold)
  const alone = told.length === 1 && (told[0]!.role === 'region' || told[0]!.concept === '#bank')
  if (alone) return ''
  return `${isPlaceless(told) && kind === 'transliterated' ? foreign : ''}${told.map(letters).join(' ')}`
}

/** The same with the sort of bank that it tells, if any. */
const ofSort = (spelt: string, tokens: readonly Token[]): string => {
  const sort = spelt === '' ? undefined : sortOf(tokens)
  return sort ? `${spelt} ~${sort}` : spelt
}

const fewestGeneric = 3

/** What the name means in whatever language and order; '' for a few words that every country has for its banks. */
const meaning = (tokens: readonly Token[]): string => {
  const told = tokens.filter(isTold)
  if (isPlaceless(told) || (onlyGeneric(told) && told.length < fewestGeneric)) return ''
  if (told.some(isForeignPoint)) return ''
  const words: string[] = []
  told.forEach((token, at) => {
    if (token.han && told[at - 1]?.han) words[words.length - 1] += token.key
    else words.push(token.concept || token.key)
  })
  return [...new Set(words)].sort().join(' ')
}

interface KnownNames {
  readonly bySpelling: ReadonlyMap<string, KnownHouse>
  /** `undefined` for what two houses mean by their names. */
  readonly byMeaning: ReadonlyMap<string, KnownHouse | undefined>
  /** Every word and character of these names: a name that has another one is none of them. */
  readonly words: ReadonlySet<string>
}

const nameless: Written = { kind: 'direct', tokens: [] }

const separator = ' | '

const read = (): KnownNames => {
  const bySpelling = new Map<string, KnownHouse>()
  /** Names without the sort that they tell: as good where no other house is called so. */
  const loosely = new Map<string, KnownHouse>()
  const byMeaning = new Map<string, KnownHouse | undefined>()
  const words = new Set<string>()
  const add = (house: KnownHouse, name: Written): void => {
    const { tokens } = name
    const spelt = spelling(name)
    const sorted = ofSort(spelt, tokens)
    if (sorted !== spelt) loosely.set(spelt, house)
    bySpelling.set(sorted, house)
    const meant = meaning(tokens)
    byMeaning.set(meant, byMeaning.has(meant) && byMeaning.get(meant) !== house ? undefined : house)
    for (const { concept, key } of tokens) words.add(concept || key)
  }
  for (const [home, names] of readTable('known-names.tsv')) {
    const all = names!.split(separator)
    const house: KnownHouse = { id: all[0]!, home: home === '-' ? '' : home! }
    for (const name of all) add(house, formAsWritten(name) ?? nameless)
  }
  for (const [spelt, house] of loosely) if (!bySpelling.has(spelt)) bySpelling.set(spelt, house)
  bySpelling.delete('')
  byMeaning.delete('')
  return { bySpelling, byMeaning, words }
}

let known: KnownNames | undefined

const localForms: readonly (readonly [letters: RegExp, homes: RegExp])[] = [
  [/^(?:ZAO|OAO|OOO|PAO|AO|NAO|TOO|NKO|CJSC|OJSC)$/, /RU|BY|UA|KZ|KG|UZ|TJ|TM|AM|AZ|MD|GE/],
  [/^(?:GMBH|AG)$/, /DE|AT|CH|LI/],
]

/** A daughter abroad may have the name of its house and the form of its own country: Bank Melli Iran ZAO. */
const hasForeignForm = (tokens: readonly Token[], home: string): boolean =>
  tokens.some(
    ({ role, key }) =>
      role === 'form' && localForms.some(([letters, homes]) => letters.test(key) && !homes.test(home)),
  )

const find = ({ bySpelling, byMeaning }: KnownNames, name: Written): KnownHouse | undefined => {
  const spelt = spelling(name)
  const { tokens } = name
  return bySpelling.get(ofSort(spelt, tokens)) ?? bySpelling.get(spelt) ?? byMeaning.get(meaning(tokens))
}

/** A house may tell its own country: Gazprombank Russia. */
const findAtHome = (names: KnownNames, { kind, tokens }: Written): KnownHouse | undefined => {
  const country = tokens.find(isPlace)
  if (!country) return undefined
  const house = find(names, { kind, tokens: tokens.filter(token => token !== country) })
  return house && `@${house.home}` === country.concept ? house : undefined
}

/** The house that a name as it is written names as a whole, or undefined. */
export const knownHouse = (name: Written): KnownHouse | undefined => {
  if (isReading(name)) return undefined
  const names = (known ??= read())
  const { tokens } = name
  // Most names are told from these by their first word.
  for (const token of tokens)
    if (isTold(token) && !names.words.has(token.concept || token.key) && token.role !== 'region')
      return undefined
  const house = find(names, name) ?? findAtHome(names, name)
  return house && hasForeignForm(tokens, house.home) ? undefined : house
}

/** Whether a country is the home of the house that tokens name; undefined where that is not known. */
export const isHomeOf = (tokens: readonly Token[], country: Token): boolean | undefined => {
  const house = knownHouse({ kind: 'direct', tokens })
  return house && house.home !== '' ? `@${house.home}` === country.concept : undefined
}
