import { homeCountries } from '@maojian/domain/entity/home-countries'
import type { EntryName, ListEntry } from '@maojian/domain/entity/list-entry'
import { normaliseCode, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import { linkingNames } from './entry-names.ts'
import { companyNameKey, isTellingCompany, isTellingPerson, personNameKey } from './name-key.ts'
import { numbersOf } from './party-numbers.ts'

/** Ways in which two entries are known to mean one party, strongest first (docs/adr/0011). */
export const linkRules = [
  'record',
  'imo',
  'number',
  'airframe',
  'birthDay',
  'likeName',
  'birthYear',
  'company',
  'fullName',
] as const
export type LinkRule = (typeof linkRules)[number]

export interface LinkKey {
  readonly rule: LinkRule
  readonly key: string
  /** What a reason prints: the number, the name, the name with its birth date. */
  readonly shown: string
  /** Name rules: others may join this one, but never two that are both mere aliases or without a known kind. */
  readonly anchor: boolean
  /** The name is an alias: it does not outweigh two numbers on one list. */
  readonly alias?: boolean
  readonly kind?: IdentifierKind
  /** The record's own number under its authority, not a quotation of another's. */
  readonly own?: boolean
}

/** Under which prefix other lists quote a record of this list. */
const ownPrefix: Readonly<Record<string, string>> = {
  'un-sc': 'unsc',
  'ofac-sdn': 'ofac',
  'ofac-nonsdn': 'ofac',
  'uk-sanctions': 'gb',
}

/** A name in its own script is the name itself, even where a list prints it among the aliases. */
const isAlias = ({ text, kind }: EntryName): boolean =>
  kind === 'alias' && !/\p{Script=Cyrillic}|\p{Script=Han}/u.test(text)

const recordKeys = (content: ListEntry): LinkKey[] => {
  const prefix = ownPrefix[content.source]
  const own = prefix && `${prefix}:${content.reference}`
  return [...new Set([...(own ? [own] : []), ...content.sameAs])].map(key => ({
    rule: 'record',
    key,
    shown: key,
    anchor: true,
    own: key === own,
  }))
}

const numberKeys = (content: ListEntry): LinkKey[] =>
  numbersOf(content).map(({ kind, key, shown }) => ({
    rule: key.startsWith('imo:') ? 'imo' : 'number',
    key,
    shown,
    anchor: true,
    kind,
  }))

/** A registration is given to another aircraft later; together with the serial number it is one airframe. */
const airframeKeys = (content: ListEntry): LinkKey[] => {
  if (content.type !== '04') return []
  const of = (kind: string) =>
    content.identifiers.filter(id => id.kind === kind).map(id => normaliseCode(id.value))
  return of('tail').flatMap(tail =>
    of('msn').map(msn => ({
      rule: 'airframe' as const,
      key: `${tail}/${msn}`,
      shown: `${tail}（MSN ${msn}）`,
      anchor: true,
    })),
  )
}

const fullDate = /^\d{4}-\d{2}-\d{2}$/
/** Lists write the first of January where they know the year only. */
const placeholder = /-01-01$/

const personKeys = (content: ListEntry): LinkKey[] => {
  const days = content.birthDates.filter(date => fullDate.test(date))
  const names = content.names.filter(name => linkingNames.has(name.kind))
  const ofNames = names.flatMap((name): LinkKey[] => {
    const { text } = name
    const key = personNameKey(text)
    if (key === undefined) return []
    const alias = isAlias(name)
    const dated = (rule: LinkRule, date: string): LinkKey => ({
      rule,
      key: `${key}|${date}`,
      shown: `${text}，${date}`,
      anchor: !alias || rule === 'birthDay',
      alias,
    })
    const years = [...new Set(content.birthDates.map(date => date.slice(0, 4)))]
    return [
      ...days.map(date => dated('birthDay', date)),
      ...years.map(year => dated('birthYear', year)),
      ...(isTellingPerson(text)
        ? [
            {
              rule: 'fullName' as const,
              key: `person:${key}`,
              shown: text,
              anchor: !alias && (content.typeStated || key.split(' ').length > 2),
              alias,
            },
          ]
        : []),
    ]
  })
  const likeNames = days
    .filter(date => !placeholder.test(date))
    .map((date): LinkKey => ({ rule: 'likeName', key: date, shown: date, anchor: true }))
  return [...ofNames, ...likeNames]
}

const companyKeys = (content: ListEntry): LinkKey[] =>
  content.names.flatMap((name): LinkKey[] => {
    const { text, kind } = name
    const found = linkingNames.has(kind) ? companyNameKey(text) : undefined
    if (!found) return []
    const alias = isAlias(name)
    const anchor = !alias && (content.typeStated || found.hasForm)
    return [
      ...homeCountries(content).map((country): LinkKey => ({
        rule: 'company',
        key: `${found.key}|${country === 'HK' || country === 'MO' ? 'CN' : country}`,
        shown: `${text}，${country}`,
        anchor,
        alias,
      })),
      ...(isTellingCompany(found.key) || found.hasForm
        ? [{ rule: 'fullName' as const, key: `company:${found.key}`, shown: text, anchor, alias }]
        : []),
    ]
  })

const nameKeys = (content: ListEntry): LinkKey[] => {
  if (content.type === '02') return personKeys(content)
  if (content.type !== '01') return []
  return content.typeStated ? companyKeys(content) : [...companyKeys(content), ...personKeys(content)]
}

/** One link a key; a name that is an alias in one version and the proper name in another counts as the latter. */
const distinct = (links: readonly LinkKey[]): LinkKey[] => {
  const found = new Map<string, LinkKey>()
  for (const link of links) {
    const id = `${link.rule}:${link.key}`
    const known = found.get(id)
    if (!known || (known.alias && !link.alias) || (!known.anchor && link.anchor)) found.set(id, link)
  }
  return [...found.values()]
}

/** Everything by which an entry may be recognised in another list. */
export const linkKeysOf = (contents: readonly ListEntry[]): LinkKey[] =>
  distinct(
    contents.flatMap(content => [
      ...recordKeys(content),
      ...numberKeys(content),
      ...airframeKeys(content),
      ...nameKeys(content),
    ]),
  )
