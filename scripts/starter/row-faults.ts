import { getCountry } from '@maojian/domain/vocabulary/country'
import {
  identifierKinds,
  type IdentifierKind,
  isValidCode,
  normaliseCode,
} from '@maojian/domain/vocabulary/identifier'
import { isPartyType, isSubtype, typeOfSubtype } from '@maojian/domain/vocabulary/party-type'
import { nameKey, rowReference } from '@maojian/sources/entry/name-key'
import {
  identifiersOf,
  separators,
  type StarterColumn,
  starterColumns,
  type StarterRow,
  valuesOf,
} from './starter-row.ts'

interface Shape {
  /** Official sites on which the records of this list stand. */
  readonly hosts: readonly string[]
  readonly reference: RegExp | ((row: StarterRow) => string)
}

const bis = (host: string): Shape => ({
  hosts: [host],
  reference: row => rowReference(row.name, valuesOf(row, 'country')[0]),
})
const chinese: Shape = {
  hosts: ['mofcom.gov.cn', 'mfa.gov.cn', 'fmprc.gov.cn', 'china-embassy.gov.cn'],
  reference: row => `${nameKey(row.name)}/${row.designatedOn}`,
}
const ofac: Shape = { hosts: ['sanctionssearch.ofac.treas.gov'], reference: /^\d{2,6}$/ }

export const shapes: Readonly<Record<string, Shape>> = {
  'un-sc': { hosts: ['main.un.org'], reference: /^[A-Z]{2}[ie]\.\d{3}$/ },
  'eu-fsf': { hosts: ['eur-lex.europa.eu'], reference: /^EU\.\d+\.\d+$/ },
  'eu-journal': { hosts: ['eur-lex.europa.eu'], reference: /^eu-3\d{4}r\d{4}-[a-z0-9-]+$/ },
  'uk-sanctions': { hosts: ['www.gov.uk'], reference: /^[A-Z]{3}\d{4}$/ },
  'ofac-sdn': ofac,
  'ofac-nonsdn': ofac,
  'bis-entity-list': bis('www.ecfr.gov'),
  'bis-uvl': bis('www.ecfr.gov'),
  'bis-meu': bis('www.ecfr.gov'),
  'bis-dpl': bis('www.bis.gov'),
  'cn-uel': chinese,
  'cn-export-control': chinese,
  'cn-watch': chinese,
  'cn-countermeasures': chinese,
}

const isDate = (text: string): boolean => {
  const found = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text)
  if (!found) return false
  const [year, month, day] = [found[1], found[2] ?? '01', found[3] ?? '01']
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)
}

const isIdentifierKind = (kind: string): kind is IdentifierKind => Object.hasOwn(identifierKinds, kind)

const cellFaults = (row: StarterRow): string[] =>
  starterColumns.flatMap(column => {
    const values = valuesOf(row, column)
    const bad = values.find(value => value !== value.trim().replaceAll(/\s+/gu, ' ') || value === '')
    return [
      ...(bad === undefined ? [] : [`${column}: space or nothing in “${bad}”`]),
      ...(new Set(values).size < values.length ? [`${column}: a value twice`] : []),
      ...(values.some(value => value.length > 250) ? [`${column}: prose does not belong here`] : []),
      ...(separators[column] === undefined && row[column].includes(' | ')
        ? [`${column}: holds several values`]
        : []),
    ]
  })

const typeFaults = (row: StarterRow): string[] => {
  const { type, subtype, typeStated, status } = row
  return [
    ...(isPartyType(type) ? [] : [`type: ${type}`]),
    ...(subtype === '' || (isSubtype(subtype) && typeOfSubtype(subtype) === type)
      ? []
      : [`subtype: ${subtype}`]),
    ...(['', 'no'].includes(typeStated) ? [] : [`typeStated: ${typeStated}`]),
    ...(['', 'suspended', 'unverified'].includes(status) ? [] : [`status: ${status}`]),
  ]
}

const required: readonly StarterColumn[] = ['reference', 'name', 'programmes', 'url', 'asOf']
const onlyFor: Readonly<Partial<Record<StarterColumn, string>>> = {
  birthDate: '02',
  vesselFlag: '03',
  vesselType: '03',
  vesselOwner: '03',
  tonnage: '03',
  aircraftModel: '04',
  operator: '04',
}

const columnFaults = (row: StarterRow): string[] => [
  ...required.filter(column => row[column] === '').map(column => `${column}: empty`),
  ...starterColumns
    .filter(column => row[column] !== '' && (onlyFor[column] ?? row.type) !== row.type)
    .map(column => `${column}: not of a party of type ${row.type}`),
  ...(/^\d*$/.test(row.tonnage) ? [] : [`tonnage: ${row.tonnage}`]),
]

const countryFaults = (row: StarterRow): string[] =>
  [...valuesOf(row, 'country'), ...valuesOf(row, 'vesselFlag'), ...identifiersOf(row).map(id => id.country)]
    .filter(code => code !== '' && getCountry(code)?.code !== code)
    .map(code => `country: ${code}`)

const dateFaults = (row: StarterRow): string[] => {
  const past = [...valuesOf(row, 'birthDate'), ...valuesOf(row, 'designatedOn')]
  return [
    ...[...past, ...valuesOf(row, 'endsOn'), row.asOf].filter(day => !isDate(day)).map(day => `date: ${day}`),
    ...past.filter(day => day > row.asOf).map(day => `date: ${day} lies after ${row.asOf}`),
  ]
}

const identifierFaults = (row: StarterRow): string[] => {
  const found = identifiersOf(row)
  const kinds = new Set(found.map(id => id.kind))
  return [
    ...found
      .filter(({ kind, value }) => !isIdentifierKind(kind) || !isValidCode(kind, normaliseCode(value)))
      .map(({ kind, value }) => `identifier: ${kind}:${value}`),
    ...(row.type === '03' && !kinds.has('imo') ? ['identifier: a vessel without IMO number'] : []),
    ...(row.type === '04' && !kinds.has('tail') ? ['identifier: an aircraft without tail number'] : []),
  ]
}

const placeFaults = (shape: Shape, row: StarterRow): string[] => {
  const { reference, hosts } = shape
  const plain = row.reference.replace(/#[2-9]$/, '')
  const fits = reference instanceof RegExp ? reference.test(row.reference) : reference(row) === plain
  const url = URL.parse(row.url)
  const host = url?.protocol === 'https:' ? url.hostname : ''
  return [
    ...(fits ? [] : [`reference: ${row.reference}`]),
    ...(hosts.some(site => host === site || host.endsWith(`.${site}`)) ? [] : [`url: ${row.url}`]),
    ...valuesOf(row, 'sameAs')
      .filter(key => !/^unsc:[A-Z]{2}[ie]\.\d{3}$/.test(key))
      .map(key => `sameAs: ${key}`),
  ]
}

/** Everything about one row that breaks what data/lists/README.md promises. */
export const rowFaults = (source: string, row: StarterRow): string[] => {
  const shape = shapes[source]
  return [
    ...cellFaults(row),
    ...typeFaults(row),
    ...columnFaults(row),
    ...countryFaults(row),
    ...dateFaults(row),
    ...identifierFaults(row),
    ...(shape ? placeFaults(shape, row) : [`source: ${source} is not known here`]),
  ]
}
