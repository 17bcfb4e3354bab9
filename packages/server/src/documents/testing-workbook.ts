import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { pipeline } from 'node:stream/promises'

/** A part of a workbook: its XML in pieces, so that a large one never lies in memory. */
export type Parts = Readonly<Record<string, Iterable<string>>>

interface Packed {
  readonly name: Buffer
  readonly bytes: Buffer
  readonly size: number
  readonly crc: number
}

const pack = async (name: string, pieces: Iterable<string>): Promise<Packed> => {
  const [chunks, sum]: [Buffer[], { size: number; crc: number }] = [[], { size: 0, crc: 0 }]
  const measured = function* (): Generator<Buffer> {
    for (const piece of pieces) {
      const bytes = Buffer.from(piece)
      sum.size += bytes.length
      sum.crc = crc32(bytes, sum.crc)
      yield bytes
    }
  }
  await pipeline(measured, createDeflateRaw({ level: 1 }), async packed => {
    for await (const chunk of packed) chunks.push(chunk as Buffer)
  })
  return { name: Buffer.from(name), bytes: Buffer.concat(chunks), ...sum }
}

/** Fields that the header before a member and its line in the directory share. */
const fields = ({ name, bytes, size, crc }: Packed, claimed = size): Buffer => {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(8, 4)
  head.writeUInt32LE(crc, 10)
  head.writeUInt32LE(bytes.length, 14)
  head.writeUInt32LE(claimed, 18)
  head.writeUInt16LE(name.length, 22)
  return head
}

const mark = (text: string): Buffer => Buffer.from(text, 'latin1')

/** Writes a zip of these parts; `claimed` is what its directory says of their size. */
const writeZip = async (path: string, parts: Parts, claimed?: number): Promise<void> => {
  const out = createWriteStream(path)
  const lines: Buffer[] = []
  let at = 0
  const write = (bytes: Buffer): void => {
    at += bytes.length
    out.write(bytes)
  }
  for (const [name, pieces] of Object.entries(parts)) {
    const packed = await pack(name, pieces)
    const line = Buffer.alloc(14)
    line.writeUInt32LE(at, 10)
    lines.push(mark('PK\x01\x02\x14\x00'), fields(packed, claimed), line, packed.name)
    for (const bytes of [mark('PK\x03\x04'), fields(packed, claimed), packed.name, packed.bytes]) write(bytes)
  }
  const directory = Buffer.concat(lines)
  const end = Buffer.alloc(22)
  mark('PK\x05\x06').copy(end)
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  out.write(directory)
  out.end(end)
  await once(out, 'close')
}

const base = 'http://schemas.openxmlformats.org'
const main = `xmlns="${base}/spreadsheetml/2006/main"`
const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${base}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`
const relations = (...inside: string[]): string[] => [
  `<Relationships xmlns="${base}/package/2006/relationships">${inside.join('')}</Relationships>`,
]

export interface TestWorkbook {
  /** What stands in the sheet's data: `<row>…</row>`. */
  readonly rows?: Iterable<string>
  /** `<si>…</si>` */
  readonly strings?: Iterable<string>
  readonly claimed?: number
  /** What stands below the sheet's data: `<mergeCells>…`. */
  readonly below?: string
}

/** The same text so many times, in blocks: millions of small pieces would take longer to write than to read. */
export const times = function* (count: number, text: string): Generator<string> {
  const block = Math.max(1, Math.floor(100_000 / text.length))
  for (let left = count; left > 0; left -= block) yield text.repeat(Math.min(block, left))
}

/** Writes a workbook of one sheet as no spreadsheet program would. */
export const writeTestWorkbook = (
  path: string,
  { rows = [], strings = [], claimed, below = '' }: TestWorkbook,
): Promise<void> => {
  const around = function* (tag: string, inner: Iterable<string>): Generator<string> {
    yield `<${tag} ${main}>`
    yield* inner
    yield `</${tag}>`
  }
  const sheetData = function* (): Generator<string> {
    yield '<sheetData>'
    yield* rows
    yield `</sheetData>${below}`
  }
  const sheet = `<sheets><sheet name="a" sheetId="1" r:id="r1" xmlns:r="${base}/officeDocument/2006/relationships"/></sheets>`
  return writeZip(
    path,
    {
      '[Content_Types].xml': [`<Types xmlns="${base}/package/2006/content-types"/>`],
      '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': around('workbook', [sheet]),
      'xl/_rels/workbook.xml.rels': relations(
        relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
        relation('r2', 'sharedStrings', 'sharedStrings.xml'),
      ),
      'xl/sharedStrings.xml': around('sst', strings),
      'xl/worksheets/sheet1.xml': around('worksheet', sheetData()),
    },
    claimed,
  )
}
