import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Job } from '../jobs/define-job.ts'
import type { JobDesk } from '../jobs/job-queue.ts'
import { eventMap, eventNames, type EventName, type EventPayload } from './event-map.ts'

export interface HeardEvent<N extends EventName> {
  readonly id: number
  readonly name: N
  readonly data: EventPayload<N>
}

/** A subscriber does nothing itself: it asks for a job, which is retried, counted and shown like any other. */
export interface Subscription {
  readonly event: EventName
  readonly enqueue: (
    jobs: Pick<JobDesk, 'enqueue'>,
    event: { readonly id: number; readonly data: unknown },
    transaction: Kysely<Schema>,
  ) => Promise<void>
}

/** The payload that `ask` makes should name the event in its key: each event is then handled for itself. */
export const subscribe = <N extends EventName, P extends object>(
  event: N,
  job: Job<P>,
  ask: (event: HeardEvent<N>) => P,
): Subscription => ({
  event,
  enqueue: async (jobs, { id, data }, transaction) => {
    const heard = { id, name: event, data: eventMap[event].parse(data) as EventPayload<N> }
    await jobs.enqueue(job, ask(heard), transaction)
  },
})

/** An event that nobody hears would be lost in silence: the process does not start with one. */
export const needSubscribers = (subscriptions: readonly Subscription[]): void => {
  const heard = new Set(subscriptions.map(one => one.event))
  const unheard = eventNames.filter(name => !heard.has(name))
  if (unheard.length > 0) throw new Error(`事件没有订阅者：${unheard.join('、')}`)
}
