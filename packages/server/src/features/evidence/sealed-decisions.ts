import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SigningKeys } from '../../signing/signing-keys.ts'
import { waitingChanges, type SealedChange } from '../decision/entry.ts'
import { sha256 } from './chain.ts'
import { readContent } from './record-content.ts'
import { decisionRecords } from './record-store.ts'
import { changesAtOnce, readChanges } from './seal-decisions.ts'

type Db = Kysely<Schema>

export interface Newest extends SealedChange {
  /** When it was changed so. */
  readonly at: Date
  /** '' while it waits. */
  readonly record: string
}

export interface SealedDecisions {
  /** The last that is known of each decision by what we sealed or signed. */
  readonly newest: ReadonlyMap<string, Newest>
  /** Those that were sealed as they stood, some time after they were decided on. */
  readonly earlier: ReadonlyMap<string, Date>
  /** Decisions whose newest change is signed, and waits for its record, with the moment since when. */
  readonly waiting: ReadonlyMap<string, Date>
  /** Changes that wait and were not written by us. */
  readonly forged: readonly number[]
}

/** Few, for each may hold hundreds of decisions. */
const recordsAtOnce = 50

const readRecords = async function* (db: Db, organisationId: string): AsyncGenerator<Newest> {
  let after: { readonly chain_id: string; readonly number: number } = { chain_id: '', number: 0 }
  for (;;) {
    const rows = await decisionRecords(db, organisationId, { after, limit: recordsAtOnce })
    for (const { id, at, content, digest } of rows) {
      // What is no longer what was sealed proves nothing; that it was altered is told by the chain.
      const read = content !== null && sha256(content) === digest ? readContent(content) : undefined
      for (const change of read?.decided?.changes ?? []) yield { ...change, at, record: id }
    }
    if (rows.length < recordsAtOnce) return
    after = rows.at(-1)!
  }
}

/**
 * What an organisation's decisions were by their newest sealed or signed change. First what waits, then what is sealed: a
 * change that is sealed meanwhile is seen in one of both.
 */
export const sealedDecisions = async (
  db: Db,
  organisationId: string,
  keys: SigningKeys,
): Promise<SealedDecisions> => {
  const newest = new Map<string, Newest>()
  const earlier = new Map<string, Date>()
  const forged: number[] = []
  const take = (one: Newest): void => {
    const { id, revision } = one.decision
    if (one.change === 'earlier') earlier.set(id, one.at)
    const known = newest.get(id)
    const isNewer = known === undefined || revision > known.decision.revision
    // Of the same change what is sealed counts, not what waits still.
    if (isNewer || (revision === known.decision.revision && known.record === '')) newest.set(id, one)
  }
  for (let after = 0; ;) {
    const rows = await waitingChanges(db, organisationId, { after, limit: changesAtOnce })
    for (const row of rows) {
      const changes = readChanges(row, keys)
      if (!changes) forged.push(row.id)
      for (const change of changes ?? []) take({ ...change, at: row.at, record: '' })
    }
    if (rows.length < changesAtOnce) break
    after = rows.at(-1)!.id
  }
  for await (const one of readRecords(db, organisationId)) take(one)
  const waiting = [...newest].filter(([, { record }]) => record === '')
  return { newest, earlier, waiting: new Map(waiting.map(([id, { at }]) => [id, at])), forged }
}
