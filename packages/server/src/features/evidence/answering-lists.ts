import type { ScreeningIndex } from '@maojian/screening'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { rawOfEditions } from '../../lists/edition-store.ts'
import { listWords, missingLists } from '../source/entry.ts'
import { sha256 } from './chain.ts'
import { findLists, putLists } from './record-store.ts'

/** One list as it answered. */
export interface AnsweringList {
  readonly id: string
  readonly name: string
  readonly edition: string
  readonly publishedOn: string
  readonly entries: number
  readonly starter: boolean
  /** SHA-256 of each of its official files, with a blank between two; '' for what ships with the product or is not known. */
  readonly digest: string
}

export interface AnsweringLists {
  readonly snapshot: string
  readonly engine: string
  readonly publishedAt: string
  readonly lists: readonly AnsweringList[]
  /** Lists of the product that were not imported, in words; absent from records of before it was told. */
  readonly missing?: string
}

type Meta = ScreeningIndex['meta']

const digestOf = (edition: string, raw: ReadonlyMap<string, readonly string[]>): string => {
  const digests = edition.split('+').flatMap(id => raw.get(id) ?? [])
  return [...new Set(digests)].join(' ')
}

/** A snapshot as far as records name it. */
export interface StandingSnapshot {
  readonly id: string
  readonly meta: Meta
}

const describe = async (db: Kysely<Schema>, id: string, meta: Meta): Promise<AnsweringLists> => {
  const ids = meta.sources.flatMap(({ edition }) => edition.split('+'))
  const raw = await rawOfEditions(db, ids)
  return {
    snapshot: id,
    engine: meta.engine,
    publishedAt: meta.publishedAt,
    missing: missingLists(meta),
    lists: meta.sources.map(({ id: source, edition, publishedOn, entries, starter }) => ({
      id: source,
      name: listWords(source).nameZh,
      edition,
      publishedOn,
      entries,
      starter,
      digest: digestOf(edition, raw),
    })),
  }
}

const write = async (db: Kysely<Schema>, { id, meta }: StandingSnapshot): Promise<string> => {
  const content = JSON.stringify(await describe(db, id, meta))
  const digest = sha256(content)
  await putLists(db, digest, content)
  return digest
}

const written = new WeakMap<ScreeningIndex, Promise<string>>()

/** Digest under which the editions of this index are kept; written when it answers for the first time. */
export const keepLists = (db: Kysely<Schema>, index: ScreeningIndex): Promise<string> => {
  const known = written.get(index)
  if (known) return known
  const writing = write(db, index)
  written.set(index, writing)
  writing.catch(() => written.delete(index))
  return writing
}

const unknown: Meta = { engine: '', publishedAt: '', sources: [] }

/** The same, of a snapshot that is known by its row. */
export const keepStandingLists = (
  db: Kysely<Schema>,
  id: string,
  snapshot: StandingSnapshot | undefined,
): Promise<string> => write(db, snapshot ?? { id, meta: unknown })

/**
 * Older records tell one digest of all files of an import, which no file has. What is sealed stays as it is; read, a
 * list is told by what its editions themselves were read from.
 */
const withOwnFiles = async (
  db: Kysely<Schema>,
  lists: AnsweringLists['lists'],
): Promise<AnsweringLists['lists']> => {
  const raw = await rawOfEditions(
    db,
    lists.flatMap(({ edition }) => edition.split('+')),
  )
  return lists.map(list => {
    const known = list.edition.split('+').some(id => raw.has(id))
    return known ? { ...list, digest: digestOf(list.edition, raw) } : list
  })
}

/** The editions of this digest, or undefined when they are gone or were altered. */
export const readLists = async (db: Kysely<Schema>, digest: string): Promise<AnsweringLists | undefined> => {
  const content = await findLists(db, digest)
  if (content === undefined || sha256(content) !== digest) return undefined
  const answering = JSON.parse(content) as AnsweringLists
  return { ...answering, lists: await withOwnFiles(db, answering.lists) }
}
