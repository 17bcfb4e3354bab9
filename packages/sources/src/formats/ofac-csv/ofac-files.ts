import { csvRows } from '../../read/csv-rows.ts'
import { FormatFault, type RawFile, type ReadReport } from '../../types.ts'

/** The four files of one set: parties, addresses, aliases, and remarks beyond 1,000 characters. */
export type OfacPart = 'party' | 'address' | 'alias' | 'comment'

/** The files have no header; OFAC's data specification names their columns so. */
export const columnNames: Readonly<Record<OfacPart, readonly string[]>> = {
  party: [
    'ent_num',
    'SDN_Name',
    'SDN_Type',
    'Program',
    'Title',
    'Call_Sign',
    'Vess_type',
    'Tonnage',
    'GRT',
    'Vess_flag',
    'Vess_owner',
    'Remarks',
  ],
  address: ['Ent_num', 'Add_num', 'Address', 'City/State/Province/Postal Code', 'Country', 'Add_remarks'],
  alias: ['ent_num', 'alt_num', 'alt_type', 'alt_name', 'alt_remarks'],
  comment: ['ent_num', 'remarks'],
}

const names: readonly (readonly [RegExp, OfacPart])[] = [
  [/comment/iu, 'comment'],
  [/(^|[^\p{L}])add([^\p{L}]|$)/iu, 'address'],
  [/(^|[^\p{L}])alt([^\p{L}]|$)/iu, 'alias'],
  [/sdn|prim/iu, 'party'],
]

export const partOf = (file: RawFile): OfacPart => {
  const part = names.find(([pattern]) => pattern.test(file.name))?.[1]
  if (!part)
    throw new FormatFault(
      `${file.name}：不是 OFAC CSV 文件组（SDN、ADD、ALT、SDN_COMMENTS 或 CONS_*）的文件名`,
    )
  return part
}

/** `-0- `, with or without blanks, is OFAC's word for an empty cell. */
const cell = (text: string): string => (text.trim() === '-0-' ? '' : text.trim())

/** MS-DOS mark with which OFAC still ends its files. */
const endOfFile = '\u001a'

/** Rows of one file without its final 0x1A; every row has the columns of its kind and begins with a uid. */
export async function* ofacRows(
  file: RawFile,
  part: OfacPart,
  report: ReadReport,
): AsyncGenerator<string[][]> {
  let ended = false
  for await (const batch of csvRows(file)) {
    const rows = batch.filter(row => row.cells.length > 1 || row.cells[0]!.trim() !== endOfFile)
    for (const row of rows) {
      if (row.cells.length !== columnNames[part].length)
        throw new FormatFault(
          `${file.name}：第 ${row.line} 行有 ${row.cells.length} 列，应为 ${columnNames[part].length} 列`,
        )
      if (!/^\d+$/u.test(row.cells[0]!.trim()))
        throw new FormatFault(`${file.name}：第 ${row.line} 行第 1 列不是 uid`)
    }
    ended ||= rows.length < batch.length
    yield rows.map(row => row.cells.map(cell))
  }
  if (!ended && part === 'party') report.warn('主文件末尾没有结束标记 0x1A，可能不完整', file.name)
}
