import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { findChain } from './chain-store.ts'
import { chainMark, firstSeal, headText, nextSeal, sha256, type Head } from './chain.ts'
import { isOurErasure } from './erasure.ts'
import { readContent, type RecordContent } from './record-content.ts'
import { lastNumber, recordsElsewhere, recordsOfChain, sealBefore } from './record-store.ts'
import type { SigningKeys } from '../../signing/signing-keys.ts'
import type { Chain, EvidenceRecord } from './tables.ts'

type Db = Kysely<Schema>

export interface Verified {
  readonly records: number
  /** Of them those whose contents we erased in their time. */
  readonly erased: number
  /** In Chinese, each naming the record. */
  readonly problems: readonly string[]
}

/** What the row says beside its content must be what the content says. */
const rowAgrees = (row: EvidenceRecord, content: RecordContent | undefined): boolean =>
  content !== undefined &&
  content.id === row.id &&
  content.at === row.at.toISOString() &&
  content.kind === row.kind &&
  content.title === row.title &&
  content.verdict === row.verdict &&
  content.hits === row.hits &&
  (content.warning !== '') === row.warned &&
  content.snapshot === row.snapshot_id &&
  content.operator.id === row.author_id

/** Whether a record's content is the one that was sealed, or was erased by us. */
export const isIntact = (row: EvidenceRecord, previous: string, keys: SigningKeys): boolean => {
  const { chain_id: chainId, number, digest } = row
  if (nextSeal(previous, { chainId, number, digest }) !== row.seal) return false
  if (row.content === null) return isOurErasure(row, keys)
  return sha256(row.content) === digest && rowAgrees(row, readContent(row.content))
}

const named = ({ number, id }: Pick<EvidenceRecord, 'number' | 'id'>): string => `第 ${number} 条（${id}）`

const recordProblem = (row: EvidenceRecord, before: Head, keys: SigningKeys): string | undefined => {
  const expected = before.records + 1
  if (row.number !== expected) return `第 ${expected} 条缺失，其后为${named(row)}`
  if (isIntact(row, before.seal, keys)) return undefined
  return row.content === null
    ? `${named(row)}的内容被删去，没有到期清除的签名`
    : `${named(row)}的内容或封印与原来不符，记录已被改动`
}

const wrongEnd = '记录链的末端与最后一条记录不符'

/** Records behind the head that was read: written since, they are under the head of now; others nobody signed. */
const isBeyondHead = async (db: Db, { id, records }: Chain): Promise<boolean> => {
  const last = await lastNumber(db, id)
  return last > records && last > ((await findChain(db, id))?.records ?? 0)
}

const headProblems = (chain: Chain, end: Head, keys: SigningKeys): string[] => {
  const head = { chainId: chain.id, records: chain.records, seal: chain.seal }
  const problems: string[] = []
  if (!keys.published.some(({ id }) => id === chain.key_id))
    problems.push(`记录链以本机密钥文件之外的密钥（${chain.key_id}）签名，无法采信`)
  else if (!keys.verify(chain.key_id, headText(head), chain.signature))
    problems.push('记录链的末端签名无效：末尾的记录被删去，或整条链被重新计算')
  if (end.records < chain.records)
    problems.push(
      `记录链应有 ${chain.records} 条，现存到第 ${end.records} 条：末尾缺少 ${chain.records - end.records} 条`,
    )
  else if (end.seal !== chain.seal) problems.push(wrongEnd)
  return problems
}

/** So many records are read at once. */
const pageSize = 500

/** Where to begin: at the first seal, or before the last so many records. */
const beginning = async (db: Db, chain: Chain, most: number): Promise<Head> => {
  const records = Math.max(0, chain.records - most)
  const seal = records === 0 ? undefined : await sealBefore(db, { chain_id: chain.id, number: records + 1 })
  if (seal !== undefined) return { chainId: chain.id, records, seal }
  return { chainId: chain.id, records: 0, seal: firstSeal(chain.id, chain.follows) }
}

/** Walks a chain, or its last so many records, to its signed head as it was read: whoever screens meanwhile writes behind it. */
export const verifyChain = async (
  db: Db,
  chain: Chain,
  { keys, most = Infinity }: { readonly keys: SigningKeys; readonly most?: number },
): Promise<Verified> => {
  const problems: string[] = []
  const start = await beginning(db, chain, most)
  let end = start
  let erased = 0
  for (;;) {
    const rows = await recordsOfChain(db, chain, { after: end.records, limit: pageSize })
    if (rows.length === 0) break
    for (const row of rows) {
      const problem = recordProblem(row, end, keys)
      if (problem !== undefined) problems.push(problem)
      else if (row.content === null) erased++
      // Goes on from what stands there, so that each altered record is named, not everything behind it.
      end = { ...end, records: row.number, seal: row.seal }
    }
  }
  for (const row of await recordsElsewhere(db, chain))
    problems.push(`${named(row)}不在其记录链所属的机构名下`)
  if (await isBeyondHead(db, chain)) problems.push(wrongEnd)
  const records = end.records - start.records
  return { records, erased, problems: [...problems, ...headProblems(chain, end, keys)] }
}

/** A chain that another one follows must still be there, and end where it ended. */
export const missingChains = (chains: readonly Chain[]): string[] => {
  const marks = new Set(chains.map(({ id, records, seal }) => chainMark({ chainId: id, records, seal })))
  return chains.flatMap(({ id, follows }) =>
    follows === '' || marks.has(follows)
      ? []
      : [`记录链 ${id} 之前的一条链（${follows.split(' ')[0]}）缺失或已被改动`],
  )
}
