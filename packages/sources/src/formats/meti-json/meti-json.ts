import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { isJsonObject, jsonWords, readJson, textIn, textsIn, type JsonObject } from '../../read/json-file.ts'
import { FormatFault, type ListFormat, type RawFile, type ReadReport } from '../../types.ts'

const titleZh = '日本外国用户清单 JSON'

const isMeti = (record: unknown): record is JsonObject =>
  isJsonObject(record) && textIn(record, 'list_id') === 'jp-end-user-list'

/** `jp-eul-12`: the number that METI prints before the name. */
const numberOf = (record: JsonObject): string => /(\d+)$/u.exec(textIn(record, 'id'))?.[1] ?? ''

/** `People's Republic of China 23rd Research Institute`: the country at the beginning, and what follows it. */
const splitPlace = (text: string): { readonly country?: string; readonly rest: string } => {
  const words = text.split(/\s+/u)
  for (let many = words.length; many > 0; many--) {
    const country = findCountry(words.slice(0, many).join(' '))
    if (country) return { country, rest: words.slice(many).join(' ') }
  }
  return { rest: text }
}

const toEntry = (record: JsonObject, report: ReadReport): ListEntry | undefined => {
  const draft = new EntryDraft('jp-meti-eul', numberOf(record), '01')
  draft.typeStated = textIn(record, 'entity_type') === 'organization'
  const places = textsIn(record, 'addresses').map(place => splitPlace(place))
  // Where a page was cut badly the name stands behind the country.
  draft.name(textIn(record, 'entity_name') || (places[0]?.rest ?? ''), 'primary')
  if (draft.reference === '' || draft.names.length === 0) return undefined
  for (const alias of textsIn(record, 'aliases')) draft.name(alias, 'alias')
  for (const { country, rest } of places) {
    if (country) draft.country(country)
    else if (rest !== '') report.warn('未知国家或地区', rest)
  }
  draft.fact('reason', textIn(record, 'reason'))
  draft.programme('JP-EUL')
  if (textIn(record, 'source_url').startsWith('https:')) draft.url = textIn(record, 'source_url')
  return { ...draft.finish(), asPublished: jsonWords(record) }
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListEntry> {
  const read = await readJson(file, titleZh)
  const records = Array.isArray(read) ? read.filter(isMeti) : []
  if (records.length === 0)
    throw new FormatFault(`${file.name}：不是${titleZh}（没有 list_id 为 jp-end-user-list 的条目）`)
  let taken = 0
  for (const record of records) {
    const entry = toEntry(record, report)
    report.lines(++taken)
    if (entry) yield entry
    else report.skipped('没有编号或名称')
  }
}

/** METI's end user list, which is published as PDF, taken out of it into records; the file has no day of its own. */
export const metiJson: ListFormat = {
  id: 'meti-json',
  nameZh: titleZh,
  rank: 30,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
