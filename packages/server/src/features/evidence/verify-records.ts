import type { verifyRecords as call } from '@maojian/contract/calls/evidence'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { allChains, chainsOf } from './chain-store.ts'
import { keyFileOf, keysOf, type KeyPlace } from '../../signing/keys-of.ts'
import { decidingOrganisations } from '../decision/entry.ts'
import { organisationsOfDecisions, sealBefore } from './record-store.ts'
import { lostSince, readNotedHeads, type NotedHeads } from './signed-heads.ts'
import type { Chain } from './tables.ts'
import { missingChains, verifyChain } from './verify-chain.ts'
import { verifyDecisions, type VerifiedDecisions } from './verify-decisions.ts'

type Db = Kysely<Schema>

export interface VerifiedRecords extends VerifiedDecisions {
  readonly chains: number
  readonly records: number
  /** Contents that were erased in their time. */
  readonly erased: number
  readonly problems: readonly string[]
}

type VerifiedChains = Omit<VerifiedRecords, Exclude<keyof VerifiedDecisions, 'problems'>>

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
): Promise<VerifiedChains> => {
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

const verifyDecisionsOf = async (
  { db, place, now }: Verifying,
  organisations: Iterable<string>,
): Promise<VerifiedDecisions> => {
  const found: VerifiedDecisions[] = []
  for (const organisationId of organisations)
    found.push(await verifyDecisions(db, place, { organisationId, now }))
  const sum = (field: 'decisions' | 'waiting' | 'sealedLater'): number =>
    found.reduce((all, one) => all + one[field], 0)
  return {
    decisions: sum('decisions'),
    waiting: sum('waiting'),
    sealedLater: sum('sealedLater'),
    sealedLaterOn:
      found
        .map(one => one.sealedLaterOn)
        .toSorted()
        .at(-1) ?? '',
    problems: found.flatMap(one => one.problems),
  }
}

const bothOf = (chains: VerifiedChains, decisions: VerifiedDecisions): VerifiedRecords => ({
  ...chains,
  ...decisions,
  problems: [...chains.problems, ...decisions.problems],
})

/** Every chain of the installation, and every decision; a chain that was removed whole is known from the noted heads. */
export const verifyAllRecords = async (verifying: Verifying): Promise<VerifiedRecords> => {
  const { db } = verifying
  const chains = await verifyChains(verifying, await allChains(db), () => true)
  const deciding = new Set([...(await decidingOrganisations(db)), ...(await organisationsOfDecisions(db))])
  return bothOf(chains, await verifyDecisionsOf(verifying, deciding))
}

/** Looked at when nobody asks for all: what an altered past leaves cannot be hidden from the full check. */
const recent = 500

/** Whether the records of the caller's organisation are whole. */
export const verifyRecords: Verb<typeof call> = async (context, { all }) => {
  const { db, now, config } = context
  const { organisationId } = needUser(context)
  const chains = await chainsOf(db, organisationId)
  const own = new Set(chains.map(({ id }) => id))
  const verifying = { db, place: config, now, ...(all !== '1' && { most: recent }) }
  const found = await verifyChains(
    verifying,
    chains,
    // A chain that was removed whole is known from the note that names whose it was.
    (id, { organisations }) => own.has(id) || organisations.includes(organisationId),
  )
  const both = bothOf(found, await verifyDecisionsOf(verifying, [organisationId]))
  return {
    ...both,
    kept: chains.reduce((sum, { records }) => sum + records, 0),
    problems: [...both.problems],
    intact: both.problems.length === 0,
    checkedAt: shanghaiMinute(now),
  }
}
