import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { entriesByNumber } from '../../entry/join-entries.ts'
import { uniqueReferences } from '../../entry/name-key.ts'
import { isJsonObject, jsonWords, readJson, textIn, textsIn, type JsonObject } from '../../read/json-file.ts'
import { FormatFault, type ListFormat, type RawFile, type ReadReport } from '../../types.ts'
import { cslEntry } from '../csl-csv/csl-entry.ts'
import { cslColumns, type CslRow } from '../csl-csv/csl-row.ts'

const titleZh = '美国综合筛查名单 JSON'

const objectsIn = (record: JsonObject, field: string): JsonObject[] => {
  const value = record[field]
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

const joined = (parts: readonly string[], by: string): string => parts.filter(part => part !== '').join(by)

const addressText = (address: JsonObject): string =>
  joined(
    ['address', 'city', 'state', 'postal_code', 'country'].map(field => textIn(address, field)),
    ', ',
  )

/** `JO, 2014-08-30, 2009-08-31, K475336, Passport`, as the table packs a document into its cell. */
const idText = (id: JsonObject): string =>
  joined(
    ['country', 'issue_date', 'expiration_date', 'number', 'type'].map(field => textIn(id, field)),
    ', ',
  )

const special: Readonly<Record<string, (record: JsonObject) => string>> = {
  addresses: record => joined(objectsIn(record, 'addresses').map(addressText), '; '),
  ids: record => joined(objectsIn(record, 'ids').map(idText), '; '),
  _id: record => textIn(record, '_id') || textIn(record, 'id'),
}

/** A record of the JSON as the row that the CSV prints of it. */
const toRow = (record: JsonObject): CslRow =>
  Object.fromEntries(
    cslColumns.map(column => [
      column,
      special[column]?.(record) ?? (joined(textsIn(record, column), '; ') || textIn(record, column)),
    ]),
  ) as CslRow

const recordsOf = (read: unknown, file: RawFile): JsonObject[] => {
  const list = isJsonObject(read) ? read['results'] : read
  const records = Array.isArray(list) ? list.filter(isJsonObject) : []
  if (!records.some(record => 'source' in record && 'alt_names' in record))
    throw new FormatFault(`${file.name}：不是${titleZh}（没有含 source 和 alt_names 的 results）`)
  return records
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListEntry> {
  const unique = uniqueReferences()
  const numbered = entriesByNumber()
  let rows = 0
  for (const record of recordsOf(await readJson(file, titleZh), file)) {
    const row = toRow(record)
    const read = cslEntry(row, unique, report)
    const entry = read && { ...read, asPublished: jsonWords(record) }
    if (!entry) report.skipped(`来源“${row.source}”未知`)
    else if (row.entity_number) numbered.take(entry)
    else yield entry
    report.lines(++rows)
  }
  yield* numbered.entries()
}

/** consolidated.json of the US Consolidated Screening List. */
export const cslJson: ListFormat = {
  id: 'csl-json',
  nameZh: titleZh,
  rank: 40,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
