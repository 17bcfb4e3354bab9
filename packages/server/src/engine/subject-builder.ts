import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { homeCountries, homeOfParty } from '@maojian/domain/entity/home-countries'
import { subtypesOf } from '@maojian/domain/entity/subtype-of'
import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import { normaliseCode, type Identifier } from '@maojian/domain/vocabulary/identifier'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { PartyType, Subtype } from '@maojian/domain/vocabulary/party-type'
import type { Subject, SubjectEntry } from '@maojian/screening'
import { findListSource } from '@maojian/sources'
import { createEntryProgrammes } from './entry-programmes.ts'
import { homeFact } from './home-of.ts'
import { listedTerms, listedTermsFact, type ListedTerms } from './listed-terms.ts'
import { chineseNameOf, createSubjectNames } from './subject-names.ts'

/** One version of one entry as it goes into a subject. */
export interface SubjectPart {
  readonly entry: SubjectEntry
  readonly content: ListEntry
}

export interface ChineseName {
  readonly name: string
  readonly kind: NameKind
}

/** What a result row prints beside names and codes. */
const printedFacts: readonly FactKey[] = [
  'vesselFlag',
  'vesselOwner',
  'vesselType',
  'aircraftModel',
  'aircraftOperator',
  'title',
  'position',
  'gender',
]

const soughtFacts = ['website', 'email', 'phone', 'callSign'] as const satisfies readonly FactKey[]

/** Facts by which a party is looked for as by a code. */
const isSought = (key: FactKey): key is (typeof soughtFacts)[number] =>
  soughtFacts.some(sought => sought === key)

interface KnownType {
  readonly code: PartyType
  readonly stated: boolean
  readonly named: boolean
}

/** A list that states the type outweighs one that does not, and a record with a name one that only points. */
const betterType = (known: KnownType | undefined, content: ListEntry): KnownType => {
  const { type: code, typeStated: stated, names } = content
  const next = { code, stated, named: names.length > 0 }
  if (!known || (next.named && !known.named)) return next
  return next.named && stated && !known.stated ? next : known
}

/** The kinds that only say "company" or "person" give way to any that says more. */
const tellingSubtypes = (
  subtypes: ReadonlySet<Subtype>,
  { code, stated }: Pick<KnownType, 'code' | 'stated'>,
): Subtype[] => {
  const own = [...subtypes].filter(subtype => subtype.startsWith(code)).sort()
  const telling = own.filter(subtype => subtype !== '0101' && subtype !== '0201')
  if (telling.length > 0) return telling
  if (!stated) return []
  return own.length > 0 ? own : [`${code}01` as Subtype]
}

/** Facts that several entries make together. */
const gatheredFacts = (
  programmes: ReadonlySet<string>,
  terms: readonly ListedTerms[],
  nameZh: string | undefined,
): Record<string, string> => ({
  ...(programmes.size > 0 && { programme: [...programmes].join('；') }),
  ...(nameZh !== undefined && { nameZh }),
  ...(terms.length > 0 && { [listedTermsFact]: JSON.stringify(terms) }),
})

/** Countries in which the party is known, and the fact that names its own where they are fewer. */
const placesOf = (contents: readonly ListEntry[]): Pick<Subject, 'countries' | 'facts'> => {
  const countries = [...new Set(contents.flatMap(homeCountries))]
  const home = homeOfParty(contents)
  return { countries, facts: home.length < countries.length ? { [homeFact]: home.join(';') } : {} }
}

const positionIn = (entries: SubjectEntry[], entry: SubjectEntry): number => {
  const known = entries.findIndex(one => one.source === entry.source && one.reference === entry.reference)
  return known >= 0 ? known : entries.push(entry) - 1
}

/** Gathers the entries of one party, one after the other, most trusted first. */
export const createSubjectBuilder = (id: string) => {
  const names = createSubjectNames()
  const entries: SubjectEntry[] = []
  const identifiers = new Map<string, Identifier>()
  const contacts = new Map<string, Identifier>()
  const birthDates = new Set<string>()
  const subtypes = new Set<Subtype>()
  const programmes = new Set<string>()
  const ownProgrammes = createEntryProgrammes()
  const facts: Record<string, string> = {}
  const terms: ListedTerms[] = []
  const contents: ListEntry[] = []
  let type: KnownType | undefined

  const take = ({ entry, content }: SubjectPart): void => {
    const position = positionIn(entries, entry)
    ownProgrammes.add(entry, content)
    type = betterType(type, content)
    contents.push(content)
    for (const { text, kind } of content.names) names.add(text, kind, position)
    for (const identifier of content.identifiers)
      identifiers.set(`${identifier.kind}:${normaliseCode(identifier.value)}`, identifier)
    for (const date of content.birthDates) birthDates.add(date)
    for (const programme of content.programmes) programmes.add(programme)
    for (const subtype of subtypesOf(content)) subtypes.add(subtype)
    terms.push(...listedTerms(entry, content))
    for (const { key, value } of content.facts) {
      if (printedFacts.includes(key)) facts[key] ??= value
      if (isSought(key)) contacts.set(`${key}:${normaliseCode(value)}`, { kind: key, value })
    }
  }

  const finish = (): Subject => {
    const { code, stated } = type ?? { code: '01' as const, stated: false }
    const ordered = names.finish()
    const gathered = gatheredFacts(programmes, terms, chineseNameOf(ordered))
    const places = placesOf(contents)
    return {
      id,
      type: code,
      typeStated: stated,
      subtypes: tellingSubtypes(subtypes, { code, stated }),
      names: ordered,
      countries: places.countries,
      birthDates: [...birthDates],
      identifiers: [...identifiers.values(), ...contacts.values()],
      entries,
      weight: Math.max(0, ...entries.map(entry => findListSource(entry.source)?.weight ?? 0)),
      facts: { ...facts, ...gathered, ...places.facts, ...ownProgrammes.facts() },
    }
  }

  // Chinese names from our own table belong to no entry.
  const takeChinese = ({ name, kind }: ChineseName): void => names.add(name, kind, undefined)
  return { take, takeChinese, finish }
}

export type SubjectBuilder = ReturnType<typeof createSubjectBuilder>
