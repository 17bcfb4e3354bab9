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
  sealedChange,
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

/** So many changes stand in one record at most. */
export const mostInRecord = 500

/** What a waiting change says; undefined where it was not this installation that wrote it. */
export const readChange = (row: DecisionChange, keys: SigningKeys): SealedChange | undefined => {
  if (!keys.verify(row.key_id, changeText(row), row.signature)) return undefined
  return sealedChange.parse(JSON.parse(row.content))
}

const peopleOf = async (db: Db, operator: string, changes: readonly SealedChange[]) => {
  const ids = changes.flatMap(({ decision }) => [decision.author, decision.approvedBy, decision.endedBy])
  const names = await accountNames(db, [operator, ...ids])
  return Object.fromEntries([...names].filter((one): one is [string, string] => one[0] !== null))
}

const recordsOf = async (
  db: Db,
  organisation: string,
  ours: readonly (readonly [DecisionChange, SealedChange])[],
): Promise<RecordContent[]> => {
  const together = Map.groupBy(ours, ([row]) => `${row.author_id} ${row.at.toISOString()}`)
  const records: RecordContent[] = []
  for (const some of together.values()) {
    const { author_id: operator, at } = some[0]![0]
    const changes = some.map(([, change]) => change)
    const people = await peopleOf(db, operator, changes)
    const content = decisionRecord({ at, organisation, operator, changes, people })
    if (!(await hasRecord(db, content.id))) records.push(content)
  }
  return records
}

/** Seals what waits, one record for what one person did at once. What we did not sign stays, and the checks name it. */
export const sealDecisions =
  (
    { db, config }: { readonly db: Db; readonly config: KeyPlace },
    now: () => Date,
  ): RunJob<{ organisationId: string }> =>
  async ({ organisationId }, { signal }) => {
    const keys = await keysOf(config, now())
    const keep = keeperOf({ db, config, now: now() })
    let after = 0
    for (;;) {
      signal.throwIfAborted()
      const waiting = await waitingChanges(db, organisationId, { after, limit: mostInRecord })
      if (waiting.length === 0) return
      after = waiting.at(-1)!.id
      const ours = waiting.flatMap(row => {
        const change = readChange(row, keys)
        return change ? [[row, change] as const] : []
      })
      await Promise.all((await recordsOf(db, organisationId, ours)).map(keep))
      await deleteChanges(
        db,
        ours.map(([{ id }]) => id),
      )
    }
  }
