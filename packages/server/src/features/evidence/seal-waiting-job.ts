import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Schema } from '../../db/schema.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { JobDesk } from '../../jobs/job-queue.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { keyFileOf, keysOf, signerOf, type KeyPlace } from '../../signing/keys-of.ts'
import {
  allDecisions,
  decidingOrganisations,
  noteChanges,
  waitingOrganisations,
  type Decision,
} from '../decision/entry.ts'
import { decisionsSealedSince, noteDecisionsSealed } from './decisions-sealed.ts'
import { sealDecisionsJob } from './seal-decisions.ts'
import { sealedDecisions } from './sealed-decisions.ts'

/** At the start and from time to time: what was decided before decisions were sealed, and what no event was heard of. */
export const sealWaitingJob = defineJob({
  name: 'evidence.waiting',
  titleZh: '补封命中判定',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 60,
  schedule: { cron: '*/10 * * * *', payload: {} },
})

export interface Sealing {
  readonly db: Kysely<Schema>
  readonly config: KeyPlace
  readonly jobs: Pick<JobDesk, 'enqueue'>
}

const atOnce = 500

const everyDecision = async (db: Kysely<Schema>, organisationId: string): Promise<Decision[]> => {
  const all: Decision[] = []
  for (;;) {
    const rows = await allDecisions(db, organisationId, { after: all.at(-1)?.id ?? '', limit: atOnce })
    all.push(...rows)
    if (rows.length < atOnce) return all
  }
}

const noteEarlier = async ({ db, config }: Sealing, organisationId: string, now: Date): Promise<void> => {
  const rows = await everyDecision(db, organisationId)
  // Read after the rows: what was decided meanwhile is known there, and is no earlier decision.
  const { newest } = await sealedDecisions(db, organisationId, await keysOf(config, now))
  const earlier = rows.filter(row => !newest.has(row.id))
  const sign = signerOf(config, () => now)
  for (const [by, own] of Map.groupBy(earlier, row => row.author_id)) {
    const changes = own.map(row => ({ change: 'earlier', row }) as const)
    for (let at = 0; at < changes.length; at += atOnce)
      await db.transaction().execute(tx => noteChanges(tx, changes.slice(at, at + atOnce), { by, now, sign }))
  }
}

export const sealWaiting =
  (sealing: Sealing, now: () => Date): RunJob<object> =>
  async () => {
    const { db, config, jobs } = sealing
    const keyFile = keyFileOf(config)
    if ((await decisionsSealedSince(keyFile)) === undefined) {
      const moment = now()
      for (const organisationId of await decidingOrganisations(db))
        await noteEarlier(sealing, organisationId, moment)
      await noteDecisionsSealed(keyFile, moment)
    }
    for (const organisationId of await waitingOrganisations(db))
      await jobs.enqueue(sealDecisionsJob, { organisationId })
  }
