import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { isValidCode, normaliseCode, type Identifier } from '@maojian/domain/vocabulary/identifier'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { companyNameKey, personNameKey } from './name-key.ts'

/** Ways in which two entries are known to mean one party, strongest first. */
export const linkRules = [
  'record',
  'imo',
  'lei',
  'uscc',
  'airframe',
  'passport',
  'person',
  'company',
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
}

/** What resolution needs of one entry, taken from all its current versions. */
export interface Traits {
  readonly entry: number
  readonly source: string
  readonly reference: string
  readonly type: PartyType
  readonly typeStated: boolean
  readonly named: boolean
  /** Present party, or null for a new entry. */
  readonly party: string | null
  readonly keys: readonly LinkKey[]
  /** Codes of which a party has one only, `imo:9187629`, and birth years: two that differ exclude each other. */
  readonly codes: readonly string[]
  readonly years: readonly string[]
}

/** Under which prefix other lists quote a record of this list. */
const ownPrefix: Readonly<Record<string, string>> = {
  'un-sc': 'unsc',
  'ofac-sdn': 'ofac',
  'ofac-nonsdn': 'ofac',
  'uk-sanctions': 'gb',
}

const linkingNames = new Set(['primary', 'original', 'alias'])

const recordKeys = (content: ListEntry): LinkKey[] => {
  const prefix = ownPrefix[content.source]
  const own = prefix ? [`${prefix}:${content.reference}`] : []
  return [...own, ...content.sameAs].map(key => ({ rule: 'record', key, shown: key, anchor: true }))
}

const codeRules: Partial<Record<Identifier['kind'], { rule: LinkRule; type: PartyType }>> = {
  imo: { rule: 'imo', type: '03' },
  lei: { rule: 'lei', type: '01' },
  uscc: { rule: 'uscc', type: '01' },
}

const codeKeys = (content: ListEntry): LinkKey[] =>
  content.identifiers.flatMap((id): LinkKey[] => {
    const code = normaliseCode(id.value)
    if (id.kind === 'passport' && content.type === '02')
      return id.country && code.length >= 5
        ? [{ rule: 'passport', key: `${id.country}:${code}`, shown: id.value, anchor: true }]
        : []
    const rule = codeRules[id.kind]
    const bare = id.kind === 'imo' ? code.replace(/^IMO/, '') : code
    if (rule?.type !== content.type || !isValidCode(id.kind, bare)) return []
    return [{ rule: rule.rule, key: bare, shown: bare, anchor: true }]
  })

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

const personKeys = (content: ListEntry): LinkKey[] =>
  content.birthDates
    .filter(date => fullDate.test(date))
    .flatMap(date =>
      content.names.flatMap((name): LinkKey[] => {
        const key = linkingNames.has(name.kind) ? personNameKey(name.text) : undefined
        return key
          ? [{ rule: 'person', key: `${key}|${date}`, shown: `${name.text}，${date}`, anchor: true }]
          : []
      }),
    )

const companyKeys = (content: ListEntry): LinkKey[] =>
  content.names.flatMap((name): LinkKey[] => {
    const found = linkingNames.has(name.kind) ? companyNameKey(name.text) : undefined
    if (!found) return []
    const anchor = name.kind !== 'alias' && (content.typeStated || found.hasForm)
    return content.countries.map(country => ({
      rule: 'company',
      key: `${found.key}|${country}`,
      shown: `${name.text}，${country}`,
      anchor,
      alias: name.kind === 'alias',
    }))
  })

const nameKeys = (content: ListEntry): LinkKey[] => {
  if (content.type === '02') return personKeys(content)
  return content.type === '01' ? companyKeys(content) : []
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
  const keys = contents.flatMap(content => [
    ...recordKeys(content),
    ...codeKeys(content),
    ...airframeKeys(content),
    ...nameKeys(content),
  ])
  return {
    entry,
    source: first.source,
    reference: first.reference,
    type: (stated ?? first).type,
    typeStated: stated !== undefined,
    named: contents.some(content => content.names.length > 0),
    party,
    keys: distinct(keys),
    codes: [
      ...new Set(
        keys
          .filter(link => ['imo', 'lei', 'uscc'].includes(link.rule))
          .map(link => `${link.rule}:${link.key}`),
      ),
    ],
    years: [...new Set(contents.flatMap(content => content.birthDates.map(date => date.slice(0, 4))))],
  }
}
