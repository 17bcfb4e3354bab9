import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { gunzipSync, inflateRawSync } from 'node:zlib'
import type { ListEntry, ListRelation } from '@maojian/domain/entity/list-entry'
import { isRelation, type ListFormat, type RawFile, type ReadReport } from '../types.ts'

/** What a test asks of one reading. */
export interface ListReading {
  readonly entries: readonly ListEntry[]
  readonly relations: readonly ListRelation[]
  readonly publishedOn: string | undefined
  readonly stated: number | undefined
  readonly lines: number
  readonly skipped: readonly string[]
  /** Kind of warning → examples. */
  readonly warnings: ReadonlyMap<string, readonly string[]>
}

const pieces = async function* (bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** A file in memory, handed out in pieces so that what stands across two of them is tested too. */
export const rawFile = (name: string, content: string | Uint8Array, piece = 65536): RawFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { name, open: () => pieces(bytes, piece) }
}

/** A file of a folder, unpacked when its name ends with .gz. */
export const rawFileAt = async (path: string): Promise<RawFile> => {
  const bytes = await readFile(path)
  const packed = path.endsWith('.gz')
  return rawFile(basename(path).replace(/\.gz$/u, ''), packed ? gunzipSync(bytes) : bytes)
}

/** The only file of a zip archive, found through its central directory. */
export const rawFileInZip = (path: string): Promise<RawFile> => rawFileInZipNamed(path, '')

/** The member of that name; '' for the first one. */
export const rawFileInZipNamed = async (path: string, wanted: string): Promise<RawFile> => {
  const zip = await readFile(path)
  const nameAt = (at: number): string => zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
  let central = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16)
  while (wanted !== '' && nameAt(central) !== wanted)
    central += 46 + [28, 30, 32].reduce((sum, at) => sum + zip.readUInt16LE(central + at), 0)
  const name = nameAt(central)
  const local = zip.readUInt32LE(central + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  return rawFile(name, inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(central + 20))))
}

export const readList = async (format: ListFormat, ...files: RawFile[]): Promise<ListReading> => {
  const entries: ListEntry[] = []
  const relations: ListRelation[] = []
  const skipped: string[] = []
  const warnings = new Map<string, string[]>()
  let publishedOn: string | undefined
  let stated: number | undefined
  let lines = 0
  const report: ReadReport = {
    publishedOn: day => void (publishedOn = day),
    stated: records => void (stated = (stated ?? 0) + records),
    lines: read => void (lines = read),
    skipped: what => void skipped.push(what),
    warn: (kind, example) => void warnings.set(kind, [...(warnings.get(kind) ?? []), example]),
  }
  for await (const item of format.read(files, report))
    if (isRelation(item)) relations.push(item)
    else entries.push(item)
  return { entries, relations, publishedOn, stated, lines, skipped, warnings }
}
