import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { countryCode } from '../../entry/country-code.ts'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { isoDate, writtenDate } from '../../entry/partial-date.ts'
import { entriesByNumber } from '../../entry/join-entries.ts'
import { isJsonObject, jsonWords, readJson, textIn, type JsonObject } from '../../read/json-file.ts'
import { FormatFault, type ListFormat, type RawFile, type ReadReport } from '../../types.ts'

const titleZh = '世界银行除名厂商 JSON'

/** `2025-04-01`, `01-APR-2025`; `Permanent` and `Ongoing` have no end. */
const dayOf = (text: string): string | undefined => isoDate(text) ?? writtenDate(text.replaceAll('-', ' '))

const firmNames = /[\s*(]+(?:f\/k\/a|formerly known as)\s+/iu

const addNames = (draft: EntryDraft, text: string): void => {
  const [name = '', ...former] = text.split(firmNames)
  // Asterisks point at the footnotes of the page.
  draft.name(name.replace(/\s*\*[\d*]*\s*$/u, '').replace(/[(,]\s*$/u, ''), 'primary')
  for (const one of former) draft.name(one.replace(/\)\s*$/u, ''), 'former')
}

const toEntry = (record: JsonObject, report: ReadReport): ListEntry | undefined => {
  const reference = textIn(record, 'SUPP_ID')
  const kind = textIn(record, 'SUPP_TYPE_CODE')
  const draft = new EntryDraft('world-bank', reference, kind === 'I' ? '02' : '01')
  draft.typeStated = kind !== ''
  addNames(draft, textIn(record, 'SUPP_NAME'))
  if (reference === '' || draft.names.length === 0) return undefined
  const place = ['SUPP_ADDR', 'SUPP_CITY', 'SUPP_STATE_CODE', 'SUPP_ZIP_CODE', 'COUNTRY_NAME']
  draft.address(
    place
      .map(field => textIn(record, field))
      .filter(part => part !== '')
      .join(', '),
  )
  draft.country(countryCode(textIn(record, 'COUNTRY_NAME'), report) ?? '')
  draft.designatedOn = dayOf(textIn(record, 'DEBAR_FROM_DATE'))
  draft.endsOn = dayOf(textIn(record, 'DEBAR_TO_DATE'))
  draft.fact('reason', textIn(record, 'DEBAR_REASON'))
  draft.fact('remark', textIn(record, 'ADD_SUPP_INFO'))
  draft.fact('measure', textIn(record, 'INELIGIBLY_STATUS'))
  draft.programme('WB-DEBARRED')
  return { ...draft.finish(), asPublished: jsonWords(record) }
}

const recordsOf = (read: unknown): JsonObject[] => {
  const response = isJsonObject(read) && isJsonObject(read['response']) ? read['response'] : undefined
  const list = response?.['ZPROCSUPP']
  return Array.isArray(list) ? list.filter(isJsonObject) : []
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListEntry> {
  const records = recordsOf(await readJson(file, titleZh))
  if (records.length === 0) throw new FormatFault(`${file.name}：不是${titleZh}（没有 response.ZPROCSUPP）`)
  const numbered = entriesByNumber()
  let read = 0
  for (const record of records) {
    const entry = toEntry(record, report)
    if (entry) numbered.take(entry)
    else report.skipped('没有编号或名称')
    report.lines(++read)
  }
  yield* numbered.entries()
}

/** What the World Bank's page of ineligible firms and individuals loads. */
export const worldBankJson: ListFormat = {
  id: 'world-bank-json',
  nameZh: titleZh,
  rank: 50,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
