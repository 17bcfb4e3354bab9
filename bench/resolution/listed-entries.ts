import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { findFormat, isRelation, type RawFile } from '@maojian/sources'
import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'

/** One record of one list: what all files say of it. */
export interface ListedEntry {
  /** `ofac-sdn:36`: list and official reference. */
  readonly id: string
  readonly contents: readonly ListEntry[]
}

const silent = {
  publishedOn: () => undefined,
  stated: () => undefined,
  lines: () => undefined,
  skipped: () => undefined,
  warn: () => undefined,
}

const rawFile = (folder: string, name: string): RawFile => ({
  name,
  open: () => createReadStream(join(folder, name)).pipe(createGunzip()),
})

/** Every entry of the FollowTheMoney files of REFERENCE_DATA; undefined, said aloud, without them. */
export const listedEntries = async (): Promise<readonly ListedEntry[] | undefined> => {
  const folder = join(process.env['REFERENCE_DATA'] ?? '', 'ftm')
  if (process.env['REFERENCE_DATA'] === undefined || !existsSync(folder)) {
    console.log('not measured: REFERENCE_DATA names no folder with ftm/')
    return undefined
  }
  const names = readdirSync(folder).filter(file => file.endsWith('.ftm.json.gz'))
  const files = names.sort().map(name => rawFile(folder, name))
  const entries = new Map<string, ListEntry[]>()
  for await (const item of findFormat('ftm')!.read(files, silent)) {
    if (isRelation(item)) continue
    const id = `${item.source}:${item.reference}`
    const known = entries.get(id)
    if (known) known.push(item)
    else entries.set(id, [item])
  }
  return [...entries].map(([id, contents]) => ({ id, contents }))
}
