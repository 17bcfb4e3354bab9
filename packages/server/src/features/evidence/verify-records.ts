import type { verifyRecords as call } from '@maojian/contract/calls/evidence'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { allChains, chainsOf } from './chain-store.ts'
import { keyFileOf, keysOf, type KeyPlace } from './keeping.ts'
import { sealBefore } from './record-store.ts'
import { lostSince, readNotedHeads, type NotedHeads } from './signed-heads.ts'
import type { Chain } from './tables.ts'
import { missingChains, verifyChain } from './verify-chain.ts'

type Db = Kysely<Schema>

export interface VerifiedRecords {
  readonly chains: number
  readonly records: number
  /** Contents that were erased in their time. */
  readonly erased: number
  readonly problems: readonly string[]
}

interface Verifying {
  readonly db: Db
  readonly place: KeyPlace
  readonly now: Date
  /** Of each chain only the last so many records; absent: all. */
  readonly most?: number
}

const verifyChains = async (
  { db, place, now, most }: Verifying,
  chains: readonly Chain[],
  isAsked: (chainId: string, noted: NotedHeads[string]) => boolean,
): Promise<VerifiedRecords> => {
  const keys = await keysOf(place, now)
  const problems = missingChains(chains)
  let records = 0
  let erased = 0
  for (const chain of chains) {
    const found = await verifyChain(db, chain, { keys, ...(most !== undefined && { most }) })
    records += found.records
    erased += found.erased
    problems.push(...found.problems)
  }
  const noted = await readNotedHeads(keyFileOf(place))
  const own = Object.fromEntries(Object.entries(noted).filter(([id, head]) => isAsked(id, head)))
  const lost = await lostSince(own, head =>
    sealBefore(db, { chain_id: head.chainId, number: head.records + 1 }),
  )
  return { chains: chains.length, records, erased, problems: [...problems, ...lost] }
}

/** Every chain of the installation; one that was removed whole is known from the noted heads. */
export const verifyAllRecords = async (verifying: Verifying): Promise<VerifiedRecords> =>
  verifyChains(verifying, await allChains(verifying.db), () => true)

/** Looked at when nobody asks for all: what an altered past leaves cannot be hidden from the full check. */
const recent = 500

/** Whether the records of the caller's organisation are whole. */
export const verifyRecords: Verb<typeof call> = async (context, { all }) => {
  const { db, now, config } = context
  const { organisationId } = needUser(context)
  const chains = await chainsOf(db, organisationId)
  const own = new Set(chains.map(({ id }) => id))
  const found = await verifyChains(
    { db, place: config, now, ...(all !== '1' && { most: recent }) },
    chains,
    // A chain that was removed whole is known from the note that names whose it was.
    (id, { organisations }) => own.has(id) || organisations.includes(organisationId),
  )
  return {
    ...found,
    kept: chains.reduce((sum, { records }) => sum + records, 0),
    problems: [...found.problems],
    intact: found.problems.length === 0,
    checkedAt: shanghaiMinute(now),
  }
}
