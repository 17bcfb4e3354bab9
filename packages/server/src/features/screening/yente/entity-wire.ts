import type { getEntity } from '@maojian/contract/calls/yente'
import type { Identifier } from '@maojian/domain/vocabulary/identifier'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import { entriesOn, type ScreeningIndex, type Subject } from '@maojian/screening'
import {
  identifierBySchema,
  identifierProperties,
  nameProperties,
} from '@maojian/sources/formats/ftm/ftm-property.table'
import type * as z from 'zod'

type Entity = z.output<typeof getEntity.reply>

const companySubtypes: ReadonlySet<string> = new Set(['0101', '0102'])

/** Schema of FollowTheMoney for one of our parties. */
export const schemaOf = ({ type, typeStated, subtypes }: Subject): string => {
  if (type === '02') return 'Person'
  if (type === '03') return 'Vessel'
  if (type === '04') return 'Airplane'
  if (!typeStated) return 'LegalEntity'
  return subtypes.some(subtype => companySubtypes.has(subtype)) ? 'Company' : 'Organization'
}

const invert = <K extends string>(table: Readonly<Record<string, K>>): ReadonlyMap<K, string> => {
  const map = new Map<K, string>()
  for (const [property, kind] of Object.entries(table)) if (!map.has(kind)) map.set(kind, property)
  return map
}

const propertyOfName = invert(nameProperties)
const propertyOfCode = invert(identifierProperties)
const schemaCodes = new Map(
  Object.entries(identifierBySchema).map(([schema, table]) => [schema, invert(table)]),
)

const ownNames: Readonly<Partial<Record<NameKind, string>>> = {
  original: 'name',
  'zh-official': 'name',
  'zh-former': 'previousName',
}

const nameProperty = (kind: NameKind): string => propertyOfName.get(kind) ?? ownNames[kind] ?? 'alias'

const codeProperty = (schema: string, { kind }: Identifier): string =>
  (kind === 'other' ? undefined : schemaCodes.get(schema)?.get(kind)) ??
  (kind === 'other' ? 'registrationNumber' : (propertyOfCode.get(kind) ?? 'registrationNumber'))

const propertiesOf = (subject: Subject, schema: string): Record<string, string[]> => {
  const pairs: [string, string][] = [
    ...subject.names.map((name): [string, string] => [nameProperty(name.kind), name.text]),
    ...subject.countries.map((code): [string, string] => ['country', code.toLowerCase()]),
    ...subject.birthDates.map((date): [string, string] => ['birthDate', date]),
    ...subject.identifiers.map((one): [string, string] => [codeProperty(schema, one), one.value]),
  ]
  const properties: Record<string, string[]> = {}
  for (const [property, value] of pairs) {
    const values = (properties[property] ??= [])
    if (!values.includes(value)) values.push(value)
  }
  return properties
}

const wholeDay = /^\d{4}-\d{2}-\d{2}$/

/** A party as an entity of FollowTheMoney, in the shape that yente answers. */
export const entityWire = (index: ScreeningIndex, subject: Subject): Entity => {
  const schema = schemaOf(subject)
  const standing = entriesOn(subject)
  const days = subject.entries.flatMap(entry => (wholeDay.test(entry.since) ? entry.since : [])).sort()
  return {
    id: subject.id,
    caption: subject.names[0]?.text ?? subject.id,
    schema,
    properties: propertiesOf(subject, schema),
    datasets: [...new Set(standing.map(entry => entry.source))],
    referents: subject.entries.map(entry => `${entry.source}:${entry.reference}`),
    target: standing.length > 0,
    first_seen: days[0] ? `${days[0]}T00:00:00` : null,
    last_seen: index.meta.publishedAt.slice(0, 19),
    last_change: null,
  }
}
