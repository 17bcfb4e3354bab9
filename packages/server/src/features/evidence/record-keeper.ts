import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { appendRecords, chainsOf, closeChain, findOpenChain, insertChain } from './chain-store.ts'
import { chainMark, firstSeal, headText, nextSeal, sha256, type Head } from './chain.ts'
import type { RecordContent } from './record-content.ts'
import type { NewRecord } from './record-store.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { Chain } from './tables.ts'

type Db = Kysely<Schema>

export interface KeeperParts {
  readonly db: Db
  readonly keys: () => Promise<SigningKeys>
}

interface Waiting {
  readonly content: RecordContent
  readonly written: () => void
  readonly failed: (error: unknown) => void
}

/** Records that one statement writes at most. */
const mostAtOnce = 100
/** Other processes write on the same chain: so often it is read anew before giving up. */
const mostTries = 20

const headOf = ({ id, records, seal }: Chain): Head => ({ chainId: id, records, seal })

const openNew = async (db: Db, keys: SigningKeys, organisationId: string, now: Date): Promise<void> => {
  const last = (await chainsOf(db, organisationId)).at(-1)
  const follows = last ? chainMark(headOf(last)) : ''
  const id = `C${randomBytes(12).toString('hex')}`
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

/**
 * Writes records on the chain of their organisation. Those that come while one statement is on its way share the
 * next; each is acknowledged when it is committed, and nothing is answered before.
 */
export const createKeeper = ({ db, keys }: KeeperParts) => {
  const heads = new Map<string, Head>()
  const queues = new Map<string, Waiting[]>()

  const write = async (organisationId: string, contents: readonly RecordContent[]): Promise<void> => {
    const signer = await keys()
    const place = `${organisationId} ${signer.activeId}`
    const now = new Date(contents[0]!.at)
    for (let tries = 0; tries < mostTries; tries++) {
      const from = heads.get(place) ?? (await settleHead(db, signer, organisationId, now))
      const { rows, to } = sealAll(from, contents)
      const signed = { ...to, signature: signer.sign(headText(to)) }
      heads.delete(place)
      if (await appendRecords(db, { from, to: signed, records: rows })) {
        heads.set(place, to)
        return
      }
    }
    throw new Error('检索记录无法写入：同一条链的写入过于频繁')
  }

  const drain = async (organisationId: string, queue: Waiting[]): Promise<void> => {
    while (queue.length > 0) {
      const some = queue.splice(0, mostAtOnce)
      try {
        await write(
          organisationId,
          some.map(({ content }) => content),
        )
        for (const one of some) one.written()
      } catch (error) {
        for (const one of some) one.failed(error)
      }
    }
    queues.delete(organisationId)
  }

  /** Resolves when the record is committed. */
  return (content: RecordContent): Promise<void> =>
    new Promise((written, failed) => {
      const waiting = { content, written, failed }
      const queue = queues.get(content.organisation)
      if (queue) return void queue.push(waiting)
      const begun = [waiting]
      queues.set(content.organisation, begun)
      void drain(content.organisation, begun)
    })
}

export type Keep = ReturnType<typeof createKeeper>
