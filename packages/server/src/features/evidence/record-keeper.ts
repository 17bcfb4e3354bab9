import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { gather } from '../../db/gather.ts'
import { newId } from '../../new-id.ts'
import {
  appendRecords,
  chainsOf,
  closeChain,
  findOpenChain,
  insertChain,
  type Append,
} from './chain-store.ts'
import { chainMark, firstSeal, headText, nextSeal, sha256, type Head } from './chain.ts'
import type { RecordContent } from './record-content.ts'
import type { NewRecord } from './record-store.ts'
import type { SigningKeys } from '../../signing/signing-keys.ts'
import type { Chain } from './tables.ts'

type Db = Kysely<Schema>

export interface KeeperParts {
  readonly db: Db
  readonly keys: () => Promise<SigningKeys>
}

/** Other processes write on the same chain: so often it is read anew before giving up. */
const mostTries = 20

const headOf = ({ id, records, seal }: Chain): Head => ({ chainId: id, records, seal })

const openNew = async (db: Db, keys: SigningKeys, organisationId: string, now: Date): Promise<void> => {
  const last = (await chainsOf(db, organisationId)).at(-1)
  const follows = last ? chainMark(headOf(last)) : ''
  const id = newId('recordChain')
  const head = { chainId: id, records: 0, seal: firstSeal(id, follows) }
  await insertChain(db, {
    id,
    organisation_id: organisationId,
    key_id: keys.activeId,
    follows,
    records: 0,
    seal: head.seal,
    signature: keys.sign(headText(head)),
    created_at: now,
  })
}

/** The head to write on. One that we did not sign was tampered with: it stays as it is, and another chain begins. */
const settleHead = async (db: Db, keys: SigningKeys, organisationId: string, now: Date): Promise<Head> => {
  for (let tries = 0; tries < mostTries; tries++) {
    const chain = await findOpenChain(db, organisationId, keys.activeId)
    if (chain) {
      const head = headOf(chain)
      if (keys.verify(chain.key_id, headText(head), chain.signature)) return head
      await closeChain(db, chain.id)
    }
    await openNew(db, keys, organisationId, now)
  }
  throw new Error('检索记录的链无法建立')
}

const rowOf = (content: RecordContent, from: Head): NewRecord => {
  const text = JSON.stringify(content)
  const digest = sha256(text)
  const number = from.records + 1
  return {
    id: content.id,
    author_id: content.operator.id,
    number,
    at: new Date(content.at),
    kind: content.kind,
    title: content.title,
    verdict: content.verdict,
    hits: content.hits,
    warned: content.warning !== '',
    snapshot_id: content.snapshot,
    digest,
    seal: nextSeal(from.seal, { chainId: from.chainId, number, digest }),
    content: text,
  }
}

const sealAll = (from: Head, contents: readonly RecordContent[]): { rows: NewRecord[]; to: Head } => {
  let to = from
  const rows = contents.map(content => {
    const row = rowOf(content, to)
    to = { ...to, records: row.number, seal: row.seal }
    return row
  })
  return { rows, to }
}

/** Records by organisation, in the order in which they came. */
type Records = Map<string, readonly RecordContent[]>

/** Writes records on the chains of their organisations, and takes off what is written. */
const createWriter = ({ db, keys }: KeeperParts) => {
  const heads = new Map<string, Head>()

  const appendOf = async (
    signer: SigningKeys,
    organisation: string,
    contents: readonly RecordContent[],
  ): Promise<Append> => {
    const place = `${organisation} ${signer.activeId}`
    const known = heads.get(place)
    heads.delete(place)
    const from = known ?? (await settleHead(db, signer, organisation, new Date(contents[0]!.at)))
    const { rows, to } = sealAll(from, contents)
    return { from, to: { ...to, signature: signer.sign(headText(to)) }, records: rows }
  }

  /** What another process was faster with stays. */
  const writeOnce = async (left: Records): Promise<void> => {
    const signer = await keys()
    const appends = new Map<string, Append>()
    for (const [organisation, contents] of left)
      appends.set(organisation, await appendOf(signer, organisation, contents))
    const moved = await appendRecords(db, [...appends.values()])
    for (const [organisation, { from, to }] of appends) {
      if (!moved.has(from.chainId)) continue
      const { chainId, records, seal } = to
      heads.set(`${organisation} ${signer.activeId}`, { chainId, records, seal })
      left.delete(organisation)
    }
  }

  return async (left: Records): Promise<void> => {
    for (let tries = 0; tries < mostTries && left.size > 0; tries++) await writeOnce(left)
    if (left.size > 0) throw new Error('检索记录无法写入：同一条链的写入过于频繁')
  }
}

/** What stands for records that are committed. */
const committed = { failed: undefined } as const

/**
 * Records that come while one statement is on its way share the next, whosever they are; each is acknowledged when it is
 * committed, and nothing is answered before.
 */
export const createKeeper = (parts: KeeperParts) => {
  const write = createWriter(parts)

  /** What cannot be written for one organisation does not keep others from it. */
  const writeEach = async (left: Records): Promise<Map<string, unknown>> => {
    const failures = new Map<string, unknown>()
    for (const own of left) await write(new Map([own])).catch((error: unknown) => failures.set(own[0], error))
    return failures
  }

  const writeAll = async (contents: readonly RecordContent[]): Promise<Map<string, unknown>> => {
    const left: Records = new Map(Map.groupBy(contents, ({ organisation }) => organisation))
    try {
      await write(left)
      return new Map()
    } catch (error) {
      return left.size === 1 ? new Map([...left.keys()].map(one => [one, error])) : writeEach(left)
    }
  }

  const keep = gather(async (contents: readonly RecordContent[]) => {
    const failures = await writeAll(contents)
    return contents.map(({ organisation }) =>
      failures.has(organisation) ? { failed: failures.get(organisation) } : committed,
    )
  })

  /** Resolves when the record is committed. */
  return async (content: RecordContent): Promise<void> => {
    const outcome = await keep(content)
    if (outcome !== committed) throw outcome.failed
  }
}

export type Keep = ReturnType<typeof createKeeper>
