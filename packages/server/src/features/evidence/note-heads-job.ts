import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Schema } from '../../db/schema.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { allChains } from './chain-store.ts'
import { keyFileOf, keysOf, type KeyPlace } from '../../signing/keys-of.ts'
import { noteHeads } from './signed-heads.ts'

/** Notes outside the database where the records end, so that a database put back to an older state is noticed. */
export const noteHeadsJob = defineJob({
  name: 'evidence.heads',
  titleZh: '登记检索记录的末端',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 10,
  schedule: { cron: '*/10 * * * *', payload: {} },
})

export const noteStandingHeads =
  (db: Kysely<Schema>, place: KeyPlace, now: () => Date): RunJob<object> =>
  async () => {
    const keys = await keysOf(place, now())
    await noteHeads(keyFileOf(place), { chains: await allChains(db), keys, now: now() })
  }
