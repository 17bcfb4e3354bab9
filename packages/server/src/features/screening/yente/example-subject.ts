import { findCountry } from '@maojian/domain/vocabulary/country'
import type { Identifier } from '@maojian/domain/vocabulary/identifier'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import {
  countryProperties,
  identifierBySchema,
  identifierProperties,
  nameProperties,
} from '@maojian/sources/formats/ftm/ftm-property.table'
import { partySchemata } from '@maojian/sources/formats/ftm/ftm-schema.table'
import { Fault } from '../../../http/fault.ts'
import { readBirthDate } from '../birth-date.ts'
import type { Screened } from '../screening-terms.ts'

export interface Example {
  readonly schema: string
  readonly properties: Readonly<Record<string, readonly string[]>>
}

/** Names asked of one example; more would be one customer's whole history. */
const mostNames = 20

/** Type that a schema settles; LegalEntity and Thing may be anything. */
export const typeOfSchema = (schema: string): PartyType | undefined => {
  const known = Object.hasOwn(partySchemata, schema) ? partySchemata[schema] : undefined
  if (!known) throw new Fault(400, `不支持的 schema：${schema}`)
  return known.stated ? known.type : undefined
}

const valuesOf = ({ properties }: Example, names: readonly string[]): string[] =>
  names
    .flatMap(name => (Object.hasOwn(properties, name) ? properties[name]! : []))
    .filter(one => one.trim() !== '')

/** Given parts of a person's name make a name where no whole one is given. */
const namesOf = (example: Example): string[] => {
  const whole = valuesOf(example, Object.keys(nameProperties))
  if (whole.length > 0) return [...new Set(whole)].slice(0, mostNames)
  const parts = valuesOf(example, ['firstName', 'secondName', 'middleName', 'fatherName', 'lastName'])
  return parts.length > 0 ? [parts.join(' ')] : []
}

const identifiersOf = (example: Example): Identifier[] => {
  const kinds = { ...identifierProperties, ...identifierBySchema[example.schema] }
  return Object.entries(kinds).flatMap(([property, kind]) =>
    valuesOf(example, [property]).map(value => ({ kind, value })),
  )
}

/** An example entity as whoever is screened. */
export const exampleSubject = (example: Example): Screened => {
  const identifiers = identifiersOf(example)
  const [name = '', ...otherNames] = namesOf(example)
  const addresses = valuesOf(example, ['address']).slice(0, mostNames)
  if ([name, ...identifiers, ...addresses].every(one => one === ''))
    throw new Fault(400, '样例中没有名称、证件或编码，也没有地址')
  const birthDate = valuesOf(example, ['birthDate']).flatMap(text => readBirthDate(text) ?? [])[0]
  return {
    name,
    otherNames,
    identifiers: identifiers.slice(0, mostNames),
    type: typeOfSchema(example.schema),
    country: valuesOf(example, countryProperties).flatMap(text => findCountry(text) ?? [])[0],
    birthDate,
    addresses,
  }
}
