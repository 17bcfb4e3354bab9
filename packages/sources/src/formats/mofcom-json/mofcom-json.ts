import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { getCountry } from '@maojian/domain/vocabulary/country'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { nameKey, uniqueReferences } from '../../entry/name-key.ts'
import { isoDate } from '../../entry/partial-date.ts'
import { isJsonObject, jsonWords, readJson, textIn, textsIn, type JsonObject } from '../../read/json-file.ts'
import { FormatFault, type ListFormat, type RawFile, type ReadReport } from '../../types.ts'
import { chinaLists, isOfficialUrl } from '../china-csv/china-row.ts'

const titleZh = '商务部名单公告 JSON'

const measures: Readonly<Record<string, keyof typeof chinaLists>> = {
  export_control_control_list: '管控名单',
  export_control_watch_list: '关注名单',
  unreliable_entity_list: '不可靠实体清单',
}

/**
 * One party of a notice. Notices are often suspended or lifted later, which the file does not say: the status is
 * unverified until our reviewed table says otherwise.
 */
const toEntry = (
  record: JsonObject,
  unique: ReturnType<typeof uniqueReferences>,
  report: ReadReport,
): ListEntry | undefined => {
  const measure = measures[textIn(record, 'measureType')]
  const effective = isoDate(textIn(record, 'effectiveFrom') || textIn(record, 'publishedAt'))
  const url = textIn(record, 'sourceUrl')
  const name = textIn(record, 'entityName')
  if (!measure || name === '' || effective?.length !== 10 || !isOfficialUrl(url)) {
    report.skipped('没有名称、日期、官方网址，或不属于任何名单')
    return undefined
  }
  const { source, programme } = chinaLists[measure]
  const draft = new EntryDraft(source, '', '01')
  draft.typeStated = false
  draft.name(name, 'primary')
  draft.name(textIn(record, 'entityNameEn'), 'primary')
  for (const alias of textsIn(record, 'aliases')) draft.name(alias, 'alias')
  const country = getCountry(textIn(record, 'countryCode'))?.code
  if (country) draft.country(country)
  for (const address of textsIn(record, 'addresses')) draft.address(address)
  draft.programme(programme)
  draft.designatedOn = effective
  draft.status = 'unverified'
  draft.fact('legalBasis', textIn(record, 'noticeNumber'))
  draft.fact('measure', textIn(record, 'restrictionSummary'))
  draft.url = url
  draft.reference = unique(source, `${nameKey(name)}/${effective}`)
  return { ...draft.finish(), asPublished: jsonWords(record) }
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListEntry> {
  const read = await readJson(file, titleZh)
  const records = isJsonObject(read) && Array.isArray(read['records']) ? read['records'] : []
  if (!records.some(record => isJsonObject(record) && 'measureType' in record))
    throw new FormatFault(`${file.name}：不是${titleZh}（没有含 measureType 的 records）`)
  const metadata = isJsonObject(read) && isJsonObject(read['metadata']) ? read['metadata'] : {}
  const day = isoDate(textIn(metadata, 'sourceUpdatedAt'))
  if (day) report.publishedOn(day)
  const unique = uniqueReferences()
  let taken = 0
  for (const record of records.filter(isJsonObject)) {
    const entry = toEntry(record, unique, report)
    report.lines(++taken)
    if (entry) yield entry
  }
}

/** Parties of MOFCOM's notices, one record each with the text of the notice. */
export const mofcomJson: ListFormat = {
  id: 'mofcom-json',
  nameZh: titleZh,
  // A slice of recent notices never takes the place of a file with the whole list.
  rank: 5,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
