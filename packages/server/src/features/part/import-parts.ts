import { batchLimits } from '@maojian/contract/limits'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { readRecords } from '../../documents/read-records.ts'
import { TableFault } from '../../documents/table-fault.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import { newId } from '../../new-id.ts'
import { readParts, type RowProblem } from './read-parts.ts'
import { saveParts, type PartFile } from './store.ts'

export interface PartImport {
  readonly path: string
  readonly name: string
  /** Maker where the file has no column for it. */
  readonly maker: string
  /** yyyy-MM-dd, where the maker dates its file. */
  readonly publishedOn?: string
  /** Whose the parts are and who brought them (see organisation/scope.ts). */
  readonly owner: Pick<PartFile, 'organisation_id' | 'author_id'>
  readonly now: Date
}

export interface PartAccount {
  readonly id: string
  readonly rows: number
  readonly unknown: number
  readonly refused: number
  readonly problems: readonly RowProblem[]
}

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Reads a maker's file into the catalogue; rows that cannot be taken are named, the others are kept. */
export const importParts = async (db: Kysely<Schema>, asked: PartImport): Promise<PartAccount> => {
  const { eccns } = controlFacts()
  const isKnown = (code: string): boolean => code === 'EAR99' || eccns.has(code)
  const { parts, problems } = await readParts(await readRecords(asked.path, batchLimits), {
    isKnown,
    maker: asked.maker,
  })
  const refused = problems.filter(one => one.refused).length
  const [first] = problems
  if (parts.length === 0)
    throw new TableFault(
      `没有可导入的行：共 ${refused} 行有误，例如第 ${first?.line} 行“${first?.field}”${first?.text}`,
    )
  const id = newId('partsFile')
  const unknown = parts.filter(part => !part.known).length
  const file = {
    id,
    ...asked.owner,
    name: asked.name,
    digest: await digestOf(asked.path),
    published_on: asked.publishedOn ?? null,
    rows: parts.length,
    unknown,
    refused,
    created_at: asked.now,
  }
  await saveParts(db, file, parts)
  return { id, rows: parts.length, unknown, refused, problems }
}
