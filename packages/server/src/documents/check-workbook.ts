import { ArchiveFault } from '../archive/archive-fault.ts'
import { memberBytes, withFile } from '../archive/read-packed.ts'
import { readZipDirectory, type ZipMember } from '../archive/zip-directory.ts'
import { SheetMeter, type SheetMeasure } from './measure-sheet.ts'
import { TableFault } from './table-fault.ts'
import { tooMany, type TableLimits } from './table-limits.ts'

const megabyte = 1024 ** 2

/** What a workbook of a million rows stays below by far; a hostile one meets it before anything is built from it. */
const limits = {
  /** All XML of the workbook, unpacked. */
  bytes: 1024 * megabyte,
  /** Of the texts that cells share, which are held in memory whole. */
  sharedBytes: 128 * megabyte,
  strings: 2_000_000,
  cells: 20_000_000,
  /** Of everything that is neither: styles, relations, the workbook itself. */
  otherBytes: 16 * megabyte,
  tag: 64 * 1024,
  columnLetters: 3,
} as const

/** One character takes at most four bytes, or six as an entity such as `&quot;`. */
const bytesOfCharacter = 6
/** Of a whole cell or shared string with its tags and formatting. */
const bytesOfFormatted = 20

const tooBig = (what: string): TableFault =>
  new TableFault(`工作簿${what}，无法读取；请删去不需要的内容，或另存为 CSV 后重试`)

const isXml = ({ name }: ZipMember): boolean => /\.(?:xml|rels)$/iu.test(name)
const isSheet = ({ name }: ZipMember): boolean => /worksheets\//iu.test(name)
const isShared = ({ name }: ZipMember): boolean => /sharedstrings/iu.test(name)

const bytesFor = (member: ZipMember): number => {
  if (isSheet(member)) return limits.bytes
  return isShared(member) ? limits.sharedBytes : limits.otherBytes
}

const judge = (found: SheetMeasure, table: TableLimits): void => {
  const { rows, cell } = table
  // The row of titles is not counted.
  if (found.rows > rows + 1) throw tooMany(table)
  if (found.cells > limits.cells) throw tooBig(`超过 ${limits.cells / 10_000} 万个单元格`)
  if (found.strings > limits.strings) throw tooBig(`的不同文本超过 ${limits.strings / 10_000} 万条`)
  if (found.longestText > cell * bytesOfCharacter || found.longestCell > cell * bytesOfFormatted)
    throw tooBig(`有超过 ${cell} 个字符的单元格`)
  if (found.longestTag > limits.tag || found.declares || found.columnLetters > limits.columnLetters)
    throw new TableFault('XLSX 文件无法读取：文件已损坏，或不是由电子表格软件保存的')
}

interface Left {
  bytes: number
}

const checkMember = async (
  path: string,
  member: ZipMember,
  table: TableLimits,
  left: Left,
): Promise<void> => {
  const meter = new SheetMeter()
  const most = bytesFor(member)
  let size = 0
  for await (const bytes of memberBytes(path, member, limits.bytes)) {
    size += bytes.length
    left.bytes -= bytes.length
    if (size > most || left.bytes < 0) throw tooBig('展开后过大')
    judge(meter.take(bytes), table)
  }
}

/**
 * Refuses a workbook that would take more memory or time than a table can be worth. It is unpacked once as a stream,
 * whatever its directory claims, before anything is built from it.
 */
export const checkWorkbook = async (path: string, table: TableLimits): Promise<void> => {
  const left: Left = { bytes: limits.bytes }
  try {
    const members = (await withFile(path, readZipDirectory)).filter(isXml)
    const claimed = members.reduce((sum, member) => sum + member.size, 0)
    if (claimed > limits.bytes) throw tooBig('展开后过大')
    for (const member of members) await checkMember(path, member, table, left)
  } catch (cause) {
    if (!(cause instanceof ArchiveFault)) throw cause
    throw new TableFault(`XLSX 文件无法读取：${cause.message}`, { cause })
  }
}
