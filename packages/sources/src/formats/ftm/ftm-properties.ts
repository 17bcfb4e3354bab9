import { own } from '../../read/own.ts'
import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import type { Subtype } from '@maojian/domain/vocabulary/party-type'
import { getCountry } from '@maojian/domain/vocabulary/country'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import type { ReadReport } from '../../types.ts'
import type { FtmFile } from './ftm-collect.ts'
import type { FtmLine } from './ftm-line.ts'
import {
  countryProperties,
  factBySchema,
  factProperties,
  identifierBySchema,
  identifierProperties,
  labelsTakenForNames,
  nameProperties,
  otherProperties,
} from './ftm-property.table.ts'

const partNames = ['firstName', 'secondName', 'middleName', 'fatherName', 'lastName']

const readNames = (draft: EntryDraft, line: FtmLine, report: ReadReport): void => {
  for (const [property, kind] of Object.entries(nameProperties))
    for (const text of line.properties[property] ?? []) {
      if (labelsTakenForNames.has(text)) report.warn('不是名称的标签', text)
      else draft.name(text, kind)
    }
  if (draft.names.length > 0) return
  const parts = partNames.flatMap(part => line.properties[part]?.[0] ?? [])
  draft.name(parts.join(' ') || line.caption, 'primary')
}

const readIdentifiers = (draft: EntryDraft, line: FtmLine): void => {
  const special = own(identifierBySchema, line.schema) ?? {}
  for (const [property, general] of Object.entries(identifierProperties))
    for (const value of line.properties[property] ?? []) draft.identifier(special[property] ?? general, value)
}

const readCountries = (draft: EntryDraft, line: FtmLine, report: ReadReport): void => {
  for (const property of countryProperties)
    for (const code of line.properties[property] ?? []) {
      const country = getCountry(code)
      if (country) draft.country(country.code)
      else report.warn('未知的国家代码', code)
    }
}

/** Notes of converted lists begin with the label of a field that the model has no property for. */
const labelled: readonly (readonly [RegExp, FactKey])[] = [
  [/^Vessel owner: /iu, 'vesselOwner'],
  [/^Aircraft Operator: /iu, 'aircraftOperator'],
]

const countryFacts: ReadonlySet<string> = new Set(['nationality', 'citizenship', 'flag', 'pastFlags'])

const readFact = (draft: EntryDraft, key: FactKey, text: string): void => {
  const label = key === 'remark' ? labelled.find(([start]) => start.test(text)) : undefined
  if (label) draft.fact(label[1], text.replace(label[0], ''))
  else draft.fact(key, text)
}

const readFacts = (draft: EntryDraft, line: FtmLine, report: ReadReport): void => {
  const special = own(factBySchema, line.schema) ?? {}
  for (const [property, values] of Object.entries(line.properties)) {
    const key = own(special, property) ?? own(factProperties, property)
    if (key)
      for (const value of values)
        readFact(draft, key, countryFacts.has(property) ? value.toUpperCase() : value)
    else if (!isKnown(property)) report.warn(`未知属性 ${line.schema}.${property}`, values[0] ?? '')
  }
}

const isKnown = (property: string): boolean =>
  otherProperties.has(property) ||
  Object.hasOwn(nameProperties, property) ||
  Object.hasOwn(identifierProperties, property) ||
  countryProperties.includes(property)

const topicSubtypes: Readonly<Record<string, readonly [company: Subtype, person: Subtype]>> = {
  'role.pep': ['0101', '0203'],
  'fin.bank': ['0102', '0201'],
  'crime.terror': ['0105', '0204'],
}

const readTopics = (draft: EntryDraft, topics: readonly string[]): void => {
  if (draft.type !== '01' && draft.type !== '02') return
  const pair = topics.map(topic => own(topicSubtypes, topic)).find(found => found !== undefined)
  const subtype = pair?.[draft.type === '01' ? 0 : 1]
  if (subtype && subtype !== '0101' && subtype !== '0201') draft.subtype = subtype
}

/** Reads what a party's own line says. */
export const readProperties = (draft: EntryDraft, line: FtmLine, file: FtmFile, report: ReadReport): void => {
  readNames(draft, line, report)
  readIdentifiers(draft, line)
  readCountries(draft, line, report)
  readFacts(draft, line, report)
  readTopics(draft, line.properties['topics'] ?? [])
  for (const date of line.properties['birthDate'] ?? []) draft.birthDate(date)
  for (const address of line.properties['address'] ?? []) draft.address(address)
  for (const id of line.properties['addressEntity'] ?? []) draft.address(file.addresses.get(id) ?? '')
}

/** Reads wallets, papers and securities that stand in lines of their own. */
export const readAttached = (draft: EntryDraft, line: FtmLine): void => {
  const one = (property: string): readonly string[] => line.properties[property] ?? []
  const country = getCountry(one('country')[0] ?? '')?.code
  if (line.schema === 'CryptoWallet') {
    for (const key of one('publicKey')) draft.identifier('wallet', key)
    for (const currency of one('currency')) draft.fact('currency', currency)
  } else if (line.schema === 'Security') {
    for (const isin of one('isin')) draft.identifier('isin', isin)
    for (const ticker of one('ticker')) draft.identifier('ticker', ticker)
  } else if (line.schema !== 'Sanction') {
    const passport = line.schema === 'Passport' || /passport/iu.test(one('type').join(' '))
    for (const number of one('number'))
      draft.identifier(passport ? 'passport' : 'nationalId', number, country)
  }
}
