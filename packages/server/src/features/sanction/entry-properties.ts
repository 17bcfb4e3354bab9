import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { factKeys, proseFacts, type FactKey } from '@maojian/domain/vocabulary/fact-key'
import { identifierKinds, type Identifier } from '@maojian/domain/vocabulary/identifier'
import { nameKinds, type NameKind } from '@maojian/domain/vocabulary/name-kind'
import { factNamesEn } from './fact-names.table.ts'

/** One line of what a list says of a party; `fullLine` takes the whole width. */
export interface EntryProperty {
  readonly nameZh: string
  readonly nameEn: string
  readonly value: string
  readonly fullLine: boolean
}

/** Longer values take the whole width whatever they are. */
const longValue = 80

const nameKindsEn: Readonly<Partial<Record<NameKind, string>>> = {
  primary: 'Name',
  alias: 'Aliases',
  weak: 'Weak aliases',
  former: 'Former names',
  original: 'Name in original script',
}

/** Values that are two-letter codes print as countries. */
const countryFacts: ReadonlySet<FactKey> = new Set<FactKey>([
  'vesselFlag',
  'formerFlag',
  'nationality',
  'citizenship',
])

const statusZh = { active: '有效', suspended: '已暂停', unverified: '未核实', delisted: '已移除' } as const

const factValue = (key: FactKey, value: string): string =>
  countryFacts.has(key) && /^[A-Z]{2}$/.test(value) ? countryNameZh(value) : value

/** All values of one fact, in the order of the list. */
export const factText = (entry: ListEntry, key: FactKey): string =>
  [...new Set(entry.facts.flatMap(fact => (fact.key === key ? factValue(key, fact.value) : [])))].join('；')

const line = (
  labels: readonly [string, string],
  values: readonly string[],
  prose = false,
): EntryProperty[] => {
  const value = [...new Set(values.filter(one => one !== ''))].join('；')
  if (value === '') return []
  return [{ nameZh: labels[0], nameEn: labels[1], value, fullLine: prose || value.length > longValue }]
}

const nameLines = (entry: ListEntry): EntryProperty[] =>
  [...new Set(entry.names.map(name => name.kind))].flatMap(kind =>
    line(
      [nameKinds[kind], nameKindsEn[kind] ?? kind],
      entry.names.flatMap(name => (name.kind === kind ? name.text : [])),
    ),
  )

const identifierText = ({ value, country, note }: Identifier): string => {
  const said = [country ? countryNameZh(country) : '', note ?? ''].filter(part => part !== '')
  return said.length === 0 ? value : `${value}（${said.join('；')}）`
}

const identifierLines = (entry: ListEntry): EntryProperty[] =>
  [...new Set(entry.identifiers.map(({ kind }) => kind))].flatMap(kind =>
    line(
      [identifierKinds[kind], kind],
      entry.identifiers.flatMap(one => (one.kind === kind ? identifierText(one) : [])),
    ),
  )

const factLines = (entry: ListEntry): EntryProperty[] =>
  [...new Set(entry.facts.map(({ key }) => key))]
    .sort((a, b) => Number(proseFacts.has(a)) - Number(proseFacts.has(b)))
    .flatMap(key => line([factKeys[key], factNamesEn[key]], [factText(entry, key)], proseFacts.has(key)))

/** Everything that one list says of the party, short lines first, prose last. */
export const entryProperties = (entry: ListEntry): EntryProperty[] => [
  ...line(['名单编号', 'Reference'], [entry.reference]),
  ...nameLines(entry),
  ...line(['国家/地区', 'Country'], entry.countries.map(countryNameZh)),
  ...line(['出生日期', 'Date of birth'], entry.birthDates),
  ...line(['制裁项目', 'Programmes'], entry.programmes),
  ...line(['列入日期', 'Designated on'], [entry.designatedOn ?? '']),
  ...line(['名单所载变更日期', 'Last changed on'], [entry.changedOn ?? '']),
  ...line(['终止日期', 'Ends on'], [entry.endsOn ?? '']),
  ...line(['名单所载状态', 'Status'], [entry.status ? statusZh[entry.status] : '']),
  ...identifierLines(entry),
  ...line(['地址', 'Addresses'], entry.addresses, true),
  ...factLines(entry),
]
