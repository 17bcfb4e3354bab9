import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { dayMonthYear, isoDate } from '../../entry/partial-date.ts'
import { csvRows } from '../../read/csv-rows.ts'
import { namedRows, type NamedRow } from '../../read/named-rows.ts'
import { rowWords } from '../../read/row-words.ts'
import type { ListFormat, RawFile, ReadReport } from '../../types.ts'
import type { XmlElement } from '../../xml/element.ts'
import { euEntry } from '../eu-fsf-xml/eu-fsf-xml.ts'

/** `NameAlias_WholeName` → element nameAlias, attribute wholeName; the columns are the XML's fields with their elements before them. */
const elements: Readonly<Record<string, string>> = {
  NameAlias: 'nameAlias',
  BirthDate: 'birthdate',
  Address: 'address',
  Identification: 'identification',
  Citizenship: 'citizenship',
}

/** Attributes that bear another name in the table. */
const renamed: Readonly<Record<string, string>> = {
  BirthDate_BirthDate: 'birthdate',
  BirthDate_Day: 'dayOfMonth',
  BirthDate_Month: 'monthOfYear',
  Identification_TypeCode: 'identificationTypeCode',
  Identification_DiplomaticPassport: 'diplomatic',
}

const lower = (name: string): string => name.charAt(0).toLocaleLowerCase('en') + name.slice(1)

const element = (
  name: string,
  attributes: Record<string, string>,
  children: XmlElement[] = [],
): XmlElement => ({ name, attributes, children, text: '' })

const texts = (name: string, text: string): XmlElement[] =>
  text === '' ? [] : [{ name, attributes: {}, children: [], text }]

/** The elements that one row carries: a row is one fragment, or one of every kind. */
const fragments = (row: NamedRow): XmlElement[] =>
  Object.entries(elements).flatMap(([prefix, name]) => {
    const own = row.columns.filter(column => column.startsWith(`${prefix}_`) && row.get(column) !== '')
    const attributes = Object.fromEntries(
      own.map(column => [renamed[column] ?? lower(column.slice(prefix.length + 1)), row.get(column)]),
    )
    const told = Object.keys(attributes).some(
      key => !/^(?:logicalId|regulation.*|countryDescription)$/u.test(key),
    )
    if (!told) return []
    return [element(name, attributes, texts('remark', attributes['remark'] ?? ''))]
  })

const subject = (row: NamedRow): XmlElement => {
  const word = row.get('Entity_SubjectType')
  const code = /^p(?:erson)?$/iu.test(word)
    ? 'person'
    : /^e(?:nterprise)?$/iu.test(word)
      ? 'enterprise'
      : word
  return element('subjectType', { code })
}

const regulation = (row: NamedRow): XmlElement =>
  element(
    'regulation',
    {
      programme: row.get('Entity_Regulation_Programme'),
      numberTitle: row.get('Entity_Regulation_NumberTitle'),
      publicationDate: row.get('Entity_Regulation_PublicationDate'),
    },
    texts('publicationUrl', row.get('Entity_Regulation_PublicationUrl')),
  )

interface Growing {
  readonly attributes: Record<string, string>
  readonly children: XmlElement[]
  readonly words: string[]
}

const begin = (row: NamedRow): Growing => ({
  attributes: {
    logicalId: row.get('Entity_LogicalId'),
    euReferenceNumber: row.get('Entity_EU_ReferenceNumber'),
    unitedNationId: row.get('Entity_UnitedNationId'),
    designationDate: row.get('Entity_DesignationDate'),
    designationDetails: row.get('Entity_DesignationDetails'),
  },
  children: [subject(row), regulation(row), ...texts('remark', row.get('Entity_Remark'))],
  words: [],
})

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListEntry> {
  const shape = {
    file: file.name,
    titleZh: '欧盟金融制裁 CSV 1.1',
    required: ['Entity_LogicalId', 'NameAlias_WholeName'],
  }
  const records = new Map<string, Growing>()
  let rows = 0
  for await (const row of namedRows(csvRows(file, ';'), shape)) {
    if (rows++ === 0) {
      const day = row.get('fileGenerationDate')
      const on = dayMonthYear(day) ?? isoDate(day)
      if (on) report.publishedOn(on)
    }
    const key = row.get('Entity_EU_ReferenceNumber') || row.get('Entity_LogicalId')
    const known = records.get(key) ?? begin(row)
    records.set(key, known)
    known.children.push(regulation(row), ...fragments(row))
    known.words.push(rowWords(row.columns, row.cells))
    report.lines(rows)
  }
  for (const { attributes, children, words } of records.values())
    yield {
      ...euEntry(element('sanctionEntity', attributes, children), report),
      asPublished: words.join('\n\n'),
    }
}

/** csvFullSanctionsList_1_1: the same fields as the XML, one row a fragment of a party. */
export const euFsfCsv: ListFormat = {
  id: 'eu-fsf-csv',
  nameZh: '欧盟金融制裁 CSV 1.1',
  rank: 50,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
