import type { SnapshotMeta } from '@maojian/screening'
import { engineVersion } from '@maojian/screening/version'
import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { loadZhNames, type ZhName } from '../facts/zh-names.ts'
import { standingLists } from '../lists/part-store.ts'
import { mergeState } from '../lists/party-store.ts'

type Db = Database['db']

/** All that an index of names is made from: two equal ones make the same answers. */
export interface IndexBasis {
  readonly engine: string
  /** Standing editions: source → ids of its editions. */
  readonly editions: Readonly<Record<string, string>>
  /** Joins of parties that were made, and taken back. */
  readonly merges: string
  readonly zhNames: string
  /** Raised whenever a subject or its lists carry something else from the entries: an index of before lacks it. */
  readonly subjects: typeof subjectEdition
}

const subjectEdition = 4

export interface Standing {
  readonly basis: IndexBasis
  readonly sources: SnapshotMeta['sources']
}

let zhNamesDigest: Promise<string> | undefined
const digestOf = (names: readonly ZhName[]): string =>
  createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 16)

/** What stands in the database now. */
export const loadStanding = async (db: Db): Promise<Standing> => {
  zhNamesDigest ??= loadZhNames().then(digestOf)
  const rows = await standingLists(db)
  return {
    basis: {
      engine: engineVersion,
      editions: Object.fromEntries(rows.map(row => [row.id, row.editions])),
      merges: await mergeState(db),
      zhNames: await zhNamesDigest,
      subjects: subjectEdition,
    },
    sources: rows.map(row => ({
      id: row.id,
      edition: row.editions,
      publishedOn: row.day ?? '',
      entries: row.entries,
      starter: row.starter,
    })),
  }
}

/** Sources whose standing editions are not those of an index. */
export const differingSources = (one: IndexBasis, other: IndexBasis): string[] =>
  [...new Set([...Object.keys(one.editions), ...Object.keys(other.editions)])].filter(
    id => one.editions[id] !== other.editions[id],
  )
