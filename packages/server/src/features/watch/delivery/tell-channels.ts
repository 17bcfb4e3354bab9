import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Schema } from '../../../db/schema.ts'
import { emit } from '../../../events/emit.ts'
import type { JobDesk } from '../../../jobs/job-queue.ts'
import type { RunJob } from '../../../jobs/job-run.ts'
import { publicUrl } from '../../account/entry.ts'
import { channelsOf, findChannel } from '../channel-store.ts'
import { findDelivery, insertDelivery, noteTry } from '../delivery-store.ts'
import { watchNotice } from '../watch-notice.ts'
import { deliver, type DeliveryContext } from './deliver.ts'
import { deliverJob, type tellOutsideJob } from './delivery-jobs.ts'

type Db = Kysely<Schema>

interface TellContext {
  readonly db: Db
  readonly jobs: Pick<JobDesk, 'enqueue'>
  readonly now: () => Date
}

/** A delivery for each channel, and a job for each delivery; done twice nobody is told twice. */
export const tellOutside =
  ({ db, jobs, now }: TellContext): RunJob<z.output<typeof tellOutsideJob.payload>> =>
  async ({ organisationId, ...words }, run) => {
    await db.transaction().execute(async tx => {
      const channels = await channelsOf(tx, { organisationId })
      for (const channel of channels.filter(one => one.enabled)) {
        const delivery = await insertDelivery(tx, { channelId: channel.id, ...words, now: now() })
        if (delivery !== undefined) await jobs.enqueue(deliverJob, { id: delivery }, tx)
      }
      await run.completeIn(tx)
    })
  }

/** The same of verdicts that changed. */
export const tellChannels =
  (context: TellContext): RunJob<{ id: string; round: string }> =>
  async ({ id, round }, run) => {
    const found = await watchNotice(context.db, { id, round })
    if (!found) return
    const { title, content, link, watch } = found
    const organisationId = watch.organisation_id
    await tellOutside(context)({ organisationId, notice: `${id} ${round}`, title, content, link }, run)
  }

interface Context extends DeliveryContext {
  readonly db: Db
}

/** Tries one delivery; after the last try it is dead, and the owner hears of it. */
export const deliverOne =
  (context: Context): RunJob<{ id: number }> =>
  async ({ id }, run) => {
    const { db, config, now } = context
    const row = await findDelivery(db, id)
    const channel = row && (await findChannel(db, row.channel_id))
    if (!row || !channel || row.state === 'sent') return
    const { notice, title, content } = row
    try {
      await deliver(context, channel, { notice, title, content, link: `${publicUrl(config)}${row.link}` })
    } catch (error) {
      const isLast = run.attempt >= deliverJob.retries
      const words = error instanceof Error ? error.message : String(error)
      await db.transaction().execute(async tx => {
        await noteTry(tx, {
          id,
          state: isLast ? 'dead' : 'waiting',
          error: words,
          endedAt: isLast ? now() : null,
        })
        if (isLast) await emit(tx, 'watch.undelivered', { id })
      })
      throw new Error(words)
    }
    await noteTry(db, { id, state: 'sent', error: '', endedAt: now() })
  }
