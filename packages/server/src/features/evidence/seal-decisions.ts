import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Schema } from '../../db/schema.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { keysOf, type KeyPlace } from '../../signing/keys-of.ts'
import type { SigningKeys } from '../../signing/signing-keys.ts'
import { accountNames } from '../account/entry.ts'
import {
  changeText,
  deleteChanges,
  sealedChanges,
  waitingChanges,
  type DecisionChange,
  type SealedChange,
} from '../decision/entry.ts'
import { decisionRecord } from './decision-record.ts'
import { keeperOf } from './keeping.ts'
import type { RecordContent } from './record-content.ts'
import { hasRecord } from './record-store.ts'

type Db = Kysely<Schema>

export const sealDecisionsJob = defineJob({
  name: 'evidence.decisions',
  titleZh: '封存命中判定',
  payload: z.object({ organisationId: z.string() }),
  key: ({ organisationId }) => organisationId,
  expiresMinutes: 60,
  retries: 20,
})

/** Each may hold hundreds of decisions. */
export const changesAtOnce = 20

/** What one call changed and waits; undefined where it was not this installation that wrote it. */
export const readChanges = (row: DecisionChange, keys: SigningKeys): readonly SealedChange[] | undefined => {
  if (!keys.verify(row.key_id, changeText(row), row.signature)) return undefined
  return sealedChanges.parse(JSON.parse(row.content))
}

const peopleOf = async (db: Db, operator: string, changes: readonly SealedChange[]) => {
  const ids = changes.flatMap(({ decision }) => [decision.author, decision.approvedBy, decision.endedBy])
  const names = await accountNames(db, [operator, ...ids])
  return Object.fromEntries([...names].filter((one): one is [string, string] => one[0] !== null))
}

const recordOf = async (
  db: Db,
  { organisation_id: organisation, author_id: operator, at }: DecisionChange,
  changes: readonly SealedChange[],
): Promise<RecordContent> =>
  decisionRecord({ at, organisation, operator, changes, people: await peopleOf(db, operator, changes) })

/** Seals what waits, one record for what one call changed. What we did not sign stays, and the checks name it. */
export const sealDecisions =
  (
    { db, config }: { readonly db: Db; readonly config: KeyPlace },
    now: () => Date,
  ): RunJob<{ organisationId: string }> =>
  async ({ organisationId }, { signal }) => {
    const keys = await keysOf(config, now())
    const keep = keeperOf({ db, config, now: now() })
    for (let after = 0; ;) {
      signal.throwIfAborted()
      const waiting = await waitingChanges(db, organisationId, { after, limit: changesAtOnce })
      const ours = waiting.flatMap(row => {
        const changes = readChanges(row, keys)
        return changes ? [{ row, changes }] : []
      })
      const records = await Promise.all(ours.map(({ row, changes }) => recordOf(db, row, changes)))
      await Promise.all(records.map(async record => (await hasRecord(db, record.id)) || keep(record)))
      await deleteChanges(
        db,
        ours.map(({ row }) => row.id),
      )
      if (waiting.length < changesAtOnce) return
      after = waiting.at(-1)!.id
    }
  }
