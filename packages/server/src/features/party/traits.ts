import { homeCountries } from '@maojian/domain/entity/home-countries'
import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { entryNames, type EntryNames } from './entry-names.ts'
import { findCountry, stateOf } from '@maojian/domain/vocabulary/country'
import type { LinkKey } from './link-key.ts'
import { linkKeysOf } from './link-keys.ts'
import { bareNumbers, numbersOf, registrationCodes, singleCodes } from './party-numbers.ts'
import { hasFathersName } from './name-key.ts'
import { isOfficeName } from './office-name.ts'
import { birthdaysOf } from './person-link-keys.ts'
import { landsOfRegimes } from './regime-lands.ts'

/** What resolution needs of one entry, taken from all its current versions. */
export interface Traits extends EntryNames {
  readonly entry: number
  readonly source: string
  readonly reference: string
  /** Whose numbers exclude each other: the authority’s one list, or one act where a journal carries many. */
  readonly list: string
  readonly type: PartyType
  readonly typeStated: boolean
  readonly named: boolean
  /** Nothing but names, as from a list of names: no number of its own to respect. */
  readonly bare: boolean
  /** Present party, or null for a new entry. */
  readonly party: string | null
  readonly keys: readonly LinkKey[]
  /** Codes of which a party has one only, `inn:7707083893`, and birth years: two that differ exclude each other. */
  readonly codes: readonly string[]
  readonly registrations: readonly string[]
  /** Bare numbers of companies, whatever they are called. */
  readonly numbers: readonly string[]
  readonly years: readonly string[]
  readonly birthdays: readonly string[]
  readonly countries: readonly string[]
  /** Its countries, or those of its regimes where it names none. */
  readonly lands: readonly string[]
  /** Some name of the person has the father's in it. */
  readonly withFather: boolean
  /** It bears the name of an office that every state has: a ministry of defence. */
  readonly office: boolean
  /** Such an office, and nothing says of which state: its name ties it to none. */
  readonly anyStates: boolean
  /** Nothing but names and a programme that is about no country. */
  readonly nameOnly: boolean
}

/** The act within a list that brings the acts of several: a party under two of them has two numbers. */
const acts: Readonly<Record<string, RegExp>> = {
  'eu-journal': /^eu-(3\d{4}[a-z]\d{4})/u,
  'uk-sanctions': /^([A-Z]{3})/u,
  'un-sc': /^([A-Z]{2})/u,
  'ca-sema': /^([a-z-]+?)-(?:part-)?\d/u,
}

const listOf = ({ source, reference }: ListEntry): string => {
  if (source.startsWith('ofac-')) return 'ofac'
  const act = acts[source]?.exec(reference)?.[1]
  return act === undefined ? source : `${source}:${act}`
}

const isBare = ({
  birthDates,
  identifiers,
  countries,
  addresses,
  programmes,
  designatedOn,
}: ListEntry): boolean =>
  [birthDates, identifiers, countries, addresses, programmes].every(values => values.length === 0) &&
  designatedOn === undefined

const isNameOnly = ({ birthDates, identifiers, addresses }: ListEntry): boolean =>
  [birthDates, identifiers, addresses].every(values => values.length === 0)

const bracketed = /\[([^\]]+)\]\s*$/u

/** A country that a record tells only behind its name: Ministry of Defence [Syria]. */
const landsInNames = ({ names }: ListEntry): string[] =>
  names.flatMap(({ text }) => findCountry(bracketed.exec(text)?.[1] ?? '') ?? [])

const isOffice = ({ type, names }: ListEntry): boolean =>
  type === '01' && names.some(({ text, kind }) => kind !== 'weak' && isOfficeName(text))

const all = <T>(contents: readonly ListEntry[], of: (content: ListEntry) => readonly T[]): T[] => [
  ...new Set(contents.flatMap(of)),
]

export interface EntryState {
  readonly entry: number
  readonly party: string | null
  /** Contents of the versions that hold now (or, of an ended entry, held last); most trusted first. */
  readonly contents: readonly ListEntry[]
}

/** What resolution needs of an entry. */
export const traitsOf = ({ entry, party, contents }: EntryState): Traits => {
  const [first] = contents
  if (!first) throw new RangeError(`条目 ${entry} 没有内容`)
  const stated = contents.find(content => content.typeStated && content.names.length > 0)
  const home = all(contents, content => homeCountries(content).map(stateOf))
  const countries = home.length > 0 ? home : all(contents, content => landsInNames(content).map(stateOf))
  const lands =
    countries.length > 0 ? countries : landsOfRegimes(all(contents, content => content.programmes))
  const office = contents.some(isOffice)
  return {
    ...entryNames(contents),
    entry,
    source: first.source,
    reference: first.reference,
    list: listOf(first),
    type: (stated ?? first).type,
    typeStated: stated !== undefined,
    named: contents.some(content => content.names.length > 0),
    bare: contents.every(isBare),
    party,
    keys: linkKeysOf(contents),
    codes: all(contents, content => singleCodes(content, numbersOf(content))),
    registrations: all(contents, registrationCodes),
    numbers: all(contents, bareNumbers),
    years: all(contents, content => content.birthDates.map(date => date.slice(0, 4))),
    birthdays: all(contents, content => birthdaysOf(content)),
    countries,
    lands,
    withFather: contents.some(
      ({ type, names }) => type === '02' && names.some(({ text }) => hasFathersName(text)),
    ),
    office,
    anyStates: office && lands.length === 0,
    nameOnly: lands.length === 0 && contents.every(isNameOnly),
  }
}
