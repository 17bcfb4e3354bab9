import type { EntryFact, EntryName, ListEntry } from '@maojian/domain/entity/list-entry'
import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import { identifierKinds, type Identifier, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import { isPartyType, isSubtype } from '@maojian/domain/vocabulary/party-type'
import { FormatFault, type ListFormat, type RawFile } from '@maojian/sources'
import { basename } from 'node:path'
import { readTable, type TableRow } from './read-table.ts'

const nameColumns: readonly (readonly [string, NameKind])[] = [
  ['name', 'primary'],
  ['aliases', 'alias'],
  ['weakAliases', 'weak'],
  ['formerNames', 'former'],
]

const factColumns: readonly (readonly [string, FactKey])[] = [
  ['vesselFlag', 'vesselFlag'],
  ['vesselType', 'vesselType'],
  ['vesselOwner', 'vesselOwner'],
  ['tonnage', 'tonnage'],
  ['aircraftModel', 'aircraftModel'],
  ['operator', 'aircraftOperator'],
]

const split = (cell: string, separator: string): string[] =>
  cell.split(separator).flatMap(value => value.trim() || [])

const isIdentifierKind = (kind: string): kind is IdentifierKind => Object.hasOwn(identifierKinds, kind)

const toIdentifier = (text: string, at: string): Identifier => {
  const colon = text.indexOf(':')
  const kind = text.slice(0, colon)
  if (!isIdentifierKind(kind)) throw new FormatFault(`${at}：未知的证件种类 ${kind}`)
  const [, value = '', country] = /^(.+?)(?:@([A-Z]{2}))?$/u.exec(text.slice(colon + 1)) ?? []
  return country ? { kind, value, country } : { kind, value }
}

const optional = (row: TableRow): Partial<ListEntry> => {
  const { subtype = '', designatedOn, endsOn, url, status = '' } = row
  if (subtype !== '' && !isSubtype(subtype)) throw new FormatFault(`未知的子类型 ${subtype}`)
  return {
    ...(subtype !== '' && isSubtype(subtype) && { subtype }),
    ...(designatedOn && { designatedOn }),
    ...(endsOn && { endsOn }),
    ...(url && { url }),
    ...((status === 'suspended' || status === 'unverified') && { status }),
  }
}

const namesOf = (row: TableRow): EntryName[] =>
  nameColumns.flatMap(([column, kind]) => split(row[column] ?? '', ' | ').map(text => ({ text, kind })))

const factsOf = (row: TableRow): EntryFact[] => [
  ...factColumns.flatMap(([column, key]) => split(row[column] ?? '', ';').map(value => ({ key, value }))),
  ...split(row['noticeNo'] ?? '', ';').map(value => ({ key: 'legalBasis' as const, value })),
]

const toEntry = (source: string, row: TableRow, at: string): ListEntry => {
  const { reference = '', type = '' } = row
  if (reference === '' || !isPartyType(type)) throw new FormatFault(`${at}：缺少编号或类型有误`)
  return {
    source,
    part: 'starter',
    reference,
    type,
    typeStated: row['typeStated'] !== 'no',
    names: namesOf(row),
    countries: split(row['country'] ?? '', ';'),
    birthDates: split(row['birthDate'] ?? '', ';'),
    identifiers: split(row['identifiers'] ?? '', ' | ').map(text => toIdentifier(text, at)),
    addresses: [],
    programmes: split(row['programmes'] ?? '', ';'),
    facts: factsOf(row),
    sameAs: split(row['sameAs'] ?? '', ';'),
    ...optional(row),
  }
}

const bytesOf = async (file: RawFile): Promise<string> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of file.open()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const read: ListFormat['read'] = async function* (files, report) {
  let lines = 0
  for (const file of files) {
    const source = basename(file.name, '.tsv')
    const rows = readTable(await bytesOf(file), '\t')
    const day = rows.map(row => row['asOf'] ?? '').reduce((a, b) => (a > b ? a : b), '')
    if (day !== '') report.publishedOn(day)
    for (const [i, row] of rows.entries()) {
      report.lines(++lines)
      yield toEntry(source, row, `${file.name} 第 ${i + 2} 行`)
    }
  }
}

/** Our own compact tables of data/lists: edition 0 of each list, ended by its first real edition. */
export const starterFormat: ListFormat = { id: 'starter', nameZh: '内置示例数据', rank: 0, read }
