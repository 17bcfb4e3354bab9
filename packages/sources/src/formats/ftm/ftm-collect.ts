import { isoDate } from '../../entry/partial-date.ts'
import { own } from '../../read/own.ts'
import { textLines } from '../../read/text-lines.ts'
import { FormatFault, type RawFile, type ReadReport } from '../../types.ts'
import { type FtmLine, ftmLine } from './ftm-line.ts'
import { attachedSchemata } from './ftm-schema.table.ts'

/** What the first pass over a file keeps: only what other lines need. */
export interface FtmFile {
  readonly name: string
  /** Lines told of a party (sanctions, wallets, papers), by the id of the party. */
  readonly attached: ReadonlyMap<string, readonly FtmLine[]>
  readonly ids: ReadonlySet<string>
  readonly addresses: ReadonlyMap<string, string>
  /** Newest day on which the publisher saw any line. */
  readonly day: string
}

const limits = { maxBytes: 8 * 1024 ** 3, maxLine: 4 * 1024 ** 2 }

export async function* ftmLines(file: RawFile): AsyncGenerator<FtmLine[]> {
  for await (const batch of textLines(file, limits)) yield batch.map(line => ftmLine(line, file.name))
}

const attach = (attached: Map<string, FtmLine[]>, line: FtmLine): void => {
  const property = own(attachedSchemata, line.schema)
  if (property === undefined) return
  for (const id of line.properties[property] ?? []) {
    const lines = attached.get(id)
    if (lines) lines.push(line)
    else attached.set(id, [line])
  }
}

/** First pass: reads every line, so a broken file is refused before anything of it is used. */
export const collectFtm = async (file: RawFile, report: ReadReport): Promise<FtmFile> => {
  const attached = new Map<string, FtmLine[]>()
  const ids = new Set<string>()
  const addresses = new Map<string, string>()
  let day = ''
  for await (const lines of ftmLines(file))
    for (const line of lines) {
      if (ids.has(line.id)) report.warn('同一文件中重复的实体 id', line.id)
      ids.add(line.id)
      attach(attached, line)
      const full = line.schema === 'Address' ? (line.properties['full']?.[0] ?? line.caption) : ''
      if (full !== '') addresses.set(line.id, full)
      if (line.lastSeen > day) day = line.lastSeen
    }
  if (ids.size === 0) throw new FormatFault(`${file.name}：没有任何实体`)
  const name = file.name.replace(/\.gz$/iu, '')
  return { name, attached, ids, addresses, day: isoDate(day) ?? '' }
}
