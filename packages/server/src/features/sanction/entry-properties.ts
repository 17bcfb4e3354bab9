import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { programmeWords } from '@maojian/domain/risk/programme-name'
import { programmeTextWords } from '@maojian/domain/risk/programme-text'
import { countryNameEn, countryNameZh } from '@maojian/domain/vocabulary/country'
import { factKeys, proseFacts, type FactKey } from '@maojian/domain/vocabulary/fact-key'
import { identifierKinds, type Identifier } from '@maojian/domain/vocabulary/identifier'
import { listedValueZh } from '@maojian/domain/vocabulary/listed-word'
import { nameKinds } from '@maojian/domain/vocabulary/name-kind'
import { officialNumber } from '@maojian/sources'
import { footnoteWords, withoutFootnoteMarks } from './entity-footnotes.ts'
import { factNamesEn, identifierNamesEn, nameKindsEn } from './fact-names.table.ts'

/** One line of what a list says of a party; `fullLine` takes the whole width. */
export interface EntryProperty {
  readonly nameZh: string
  readonly nameEn: string
  readonly value: string
  /** The same in English; differs only where we translate what the list says. */
  readonly valueEn: string
  readonly fullLine: boolean
}

/** Longer values take the whole width whatever they are. */
const longValue = 80

/** Values that are two-letter codes print as countries. */
const countryFacts: ReadonlySet<FactKey> = new Set<FactKey>([
  'vesselFlag',
  'formerFlag',
  'nationality',
  'citizenship',
])

const statusZh = { active: '有效', suspended: '已暂停', unverified: '未核实', delisted: '已移除' } as const

type CountryName = (code: string) => string

const factValue = (key: FactKey, value: string, countryName: CountryName): string => {
  if (key === 'licenceRequirement') return withoutFootnoteMarks(value)
  return countryFacts.has(key) && /^[A-Z]{2}$/.test(value) ? countryName(value) : value
}

const valuesOf = (entry: ListEntry, key: FactKey, countryName: CountryName): string[] => [
  ...new Set(entry.facts.flatMap(fact => (fact.key === key ? factValue(key, fact.value, countryName) : []))),
]

/** All values of one fact, in the order of the list. */
export const factText = (entry: ListEntry, key: FactKey): string =>
  valuesOf(entry, key, countryNameZh).join('；')

interface LineForm {
  /** Takes the whole width, however short it is. */
  readonly prose?: boolean
  readonly valuesEn?: readonly string[]
}

const joined = (values: readonly string[], between: string): string =>
  [...new Set(values.filter(one => one !== ''))].join(between)

const line = (
  labels: readonly [string, string],
  values: readonly string[],
  { prose = false, valuesEn = values }: LineForm = {},
): EntryProperty[] => {
  const value = joined(values, '；')
  if (value === '') return []
  return [
    {
      nameZh: labels[0],
      nameEn: labels[1],
      value,
      valueEn: joined(valuesEn, '; '),
      fullLine: prose || value.length > longValue,
    },
  ]
}

const nameLines = (entry: ListEntry): EntryProperty[] =>
  [...new Set(entry.names.map(name => name.kind))].flatMap(kind =>
    line(
      [nameKinds[kind], nameKindsEn[kind]],
      entry.names.flatMap(name => (name.kind === kind ? name.text : [])),
    ),
  )

interface Wording {
  readonly country: CountryName
  /** Around what is said beside a number, and between two such things. */
  readonly aside: readonly [open: string, between: string, close: string]
}

const inChinese: Wording = { country: countryNameZh, aside: ['（', '；', '）'] }
const inEnglish: Wording = { country: countryNameEn, aside: [' (', '; ', ')'] }

const identifierText = (
  { value, country, note = '' }: Identifier,
  { country: nameOf, aside: [open, between, close] }: Wording,
): string => {
  const said = [country ? nameOf(country) : '', note].filter(part => part !== '')
  return said.length === 0 ? value : `${value}${open}${said.join(between)}${close}`
}

const identifierLines = (entry: ListEntry): EntryProperty[] =>
  [...Map.groupBy(entry.identifiers, one => one.kind)].flatMap(([kind, all]) =>
    line(
      [identifierKinds[kind], identifierNamesEn[kind]],
      all.map(one => identifierText(one, inChinese)),
      { valuesEn: all.map(one => identifierText(one, inEnglish)) },
    ),
  )

const worded =
  (key: FactKey) =>
  (value: string): string =>
    listedValueZh(key, value)

const factLines = (entry: ListEntry): EntryProperty[] =>
  [...new Set(entry.facts.map(({ key }) => key))]
    // Told with the programmes of the entry, and with what the footnotes mean.
    .filter(key => key !== 'programme' && key !== 'licenceFootnote')
    .sort((a, b) => Number(proseFacts.has(a)) - Number(proseFacts.has(b)))
    .flatMap(key =>
      line([factKeys[key], factNamesEn[key]], valuesOf(entry, key, countryNameZh).map(worded(key)), {
        prose: proseFacts.has(key),
        valuesEn: valuesOf(entry, key, countryNameEn),
      }),
    )

const footnoteLine = (entry: ListEntry): EntryProperty[] => {
  const { zh, en } = footnoteWords(entry)
  return line([factKeys.licenceFootnote, factNamesEn.licenceFootnote], zh, { valuesEn: en })
}

/** Programmes by code, and by the words that some lists give beside them: one line. */
const programmeLine = (entry: ListEntry): EntryProperty[] =>
  line(
    ['制裁项目', 'Programmes'],
    [
      ...entry.programmes.map(programmeWords),
      ...valuesOf(entry, 'programme', countryNameZh).map(programmeTextWords),
    ],
    { valuesEn: [...entry.programmes, ...valuesOf(entry, 'programme', countryNameEn)] },
  )

/** Everything that one list says of the party, short lines first, prose last. */
export const entryProperties = (entry: ListEntry): EntryProperty[] => [
  ...line(['名单编号', 'Reference'], [officialNumber(entry.source, entry.reference)]),
  ...nameLines(entry),
  ...line(['国家/地区', 'Country'], entry.countries.map(countryNameZh), {
    valuesEn: entry.countries.map(countryNameEn),
  }),
  ...line(['出生日期', 'Date of birth'], entry.birthDates),
  ...programmeLine(entry),
  ...line(['列入日期', 'Designated on'], [entry.designatedOn ?? '']),
  ...line(['名单所载变更日期', 'Last changed on'], [entry.changedOn ?? '']),
  ...line(['终止日期', 'Ends on'], [entry.endsOn ?? '']),
  ...line(['名单所载状态', 'Status'], [entry.status ? statusZh[entry.status] : ''], {
    valuesEn: [entry.status ?? ''],
  }),
  ...identifierLines(entry),
  ...line(['地址', 'Addresses'], entry.addresses, { prose: true }),
  ...factLines(entry),
  ...footnoteLine(entry),
]
