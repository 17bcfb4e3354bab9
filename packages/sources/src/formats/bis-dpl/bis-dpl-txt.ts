import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { getCountry } from '@maojian/domain/vocabulary/country'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { rowReference, uniqueReferences } from '../../entry/name-key.ts'
import { isoDate, partialDate } from '../../entry/partial-date.ts'
import { csvRows } from '../../read/csv-rows.ts'
import { namedRows, type NamedRow } from '../../read/named-rows.ts'
import { rowWords } from '../../read/row-words.ts'
import type { ListFormat, RawFile, ReadReport } from '../../types.ts'

/** `06/19/2003`, in American order. */
const americanDay = (text: string): string | undefined => {
  const [month, day, year] = text.split('/').map(Number)
  return partialDate(year ?? 0, month, day)
}

const dplEntry = (row: NamedRow, unique: ReturnType<typeof uniqueReferences>): ListEntry | undefined => {
  const draft = new EntryDraft('bis-dpl', '', '01')
  draft.typeStated = false
  draft.name(row.get('Name'), 'primary')
  const name = draft.names[0]
  if (!name) return undefined
  // The list leaves the country of American addresses empty; the state tells it.
  const country = getCountry(row.get('Country'))?.code ?? (row.get('State') === '' ? undefined : 'US')
  if (country) draft.country(country)
  const place = ['Street_Address', 'City', 'State', 'Postal_Code'].map(column => row.get(column))
  draft.address([...place, country ?? ''].filter(part => part !== '').join(', '))
  draft.designatedOn = americanDay(row.get('Effective_Date'))
  draft.endsOn = americanDay(row.get('Expiration_Date'))
  draft.changedOn = isoDate(row.get('Last_Update'))
  draft.programme('US-BIS-DPL')
  if (row.get('Standard_Order') === 'Y') draft.fact('measure', 'Standard order')
  draft.fact('federalRegister', row.get('FR_Citation'))
  draft.fact('remark', row.get('Action'))
  draft.reference = unique('bis-dpl', rowReference(name.text, draft.countries[0]))
  return { ...draft.finish(), asPublished: rowWords(row.columns, row.cells) }
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListEntry> {
  const shape = {
    file: file.name,
    titleZh: 'BIS 被拒绝人员清单 dpl.txt',
    required: ['Name', 'Effective_Date', 'FR_Citation'],
  }
  const unique = uniqueReferences()
  let rows = 0
  for await (const row of namedRows(csvRows(file, '\t'), shape)) {
    const entry = dplEntry(row, unique)
    report.lines(++rows)
    if (entry) yield entry
    else report.skipped(`第 ${row.line} 行没有名称`)
  }
}

/** dpl.txt of the Bureau of Industry and Security: quoted cells with tabs between them, and no day of its own. */
export const bisDplTxt: ListFormat = {
  id: 'bis-dpl-txt',
  nameZh: 'BIS 被拒绝人员清单 dpl.txt',
  rank: 45,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
