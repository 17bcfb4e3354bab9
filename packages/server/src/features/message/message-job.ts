import { eventMap, type EventName } from '../../events/event-map.ts'
import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

const eventOf = <N extends EventName>(name: N) =>
  z.object({ id: z.number(), name: z.literal(name), data: eventMap[name] })

/** Writes the messages that one event is worth. */
export const writeMessageJob = defineJob({
  name: 'message.write',
  titleZh: '发送站内消息',
  payload: z.object({
    event: z.discriminatedUnion('name', [
      eventOf('login.newAddress'),
      eventOf('phone.changed'),
      eventOf('membership.granted'),
      eventOf('organisation.invited'),
      eventOf('organisation.joined'),
      eventOf('organisation.removed'),
      eventOf('organisation.handedOver'),
      eventOf('party.changed'),
      eventOf('watch.changed'),
      eventOf('watch.undelivered'),
      eventOf('watch.unscreened'),
      eventOf('edition.published'),
    ]),
  }),
  key: ({ event }) => String(event.id),
  expiresMinutes: 5,
  concurrency: 2,
  retries: 8,
})
