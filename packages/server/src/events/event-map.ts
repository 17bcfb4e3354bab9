import * as z from 'zod'

const listChange = z.object({
  id: z.string(),
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
})

/** What nouns tell each other, and what comes along. */
export const eventMap = {
  'login.newAddress': z.object({ accountId: z.string(), address: z.string(), userAgent: z.string() }),
  /** `phone`: the new number, masked. */
  'phone.changed': z.object({ accountId: z.string(), phone: z.string(), address: z.string() }),
  'membership.granted': z.object({ accountId: z.string(), until: z.string(), role: z.string() }),
  'organisation.invited': z.object({ accountId: z.string(), organisation: z.string(), role: z.string() }),
  /** `accountId`: the owner, who hears that somebody of this name has joined. */
  'organisation.joined': z.object({ accountId: z.string(), name: z.string() }),
  'organisation.removed': z.object({ accountId: z.string(), organisation: z.string() }),
  'organisation.handedOver': z.object({ accountId: z.string(), organisation: z.string() }),
  'batch.finished': z.object({ id: z.string() }),
  /** Changes of decisions of this organisation wait for being sealed. */
  'decision.changed': z.object({ organisationId: z.string() }),
  /** A person joined parties, set entries apart, or took either back. */
  'party.changed': z.object({ party: z.string(), words: z.string() }),
  /** The index of names that answers from now on. */
  'index.published': z.object({ id: z.string() }),
  /** A report is frozen, with everybody whom it screened. */
  'report.frozen': z.object({
    organisationId: z.string(),
    authorId: z.string(),
    projectId: z.string(),
    title: z.string(),
    subjects: z.array(z.object({ name: z.string() }).catchall(z.unknown())),
  }),
  /** Verdicts changed when this watch was screened again. */
  'watch.changed': z.object({ id: z.string(), round: z.string() }),
  /** Watches of one author could not be screened again for an hour, or can be again: said in words. */
  'watch.unscreened': z.object({
    organisationId: z.string(),
    authorId: z.string(),
    notice: z.string(),
    title: z.string(),
    content: z.string(),
    link: z.string(),
  }),
  /** What could not be delivered after every try. */
  'watch.undelivered': z.object({ id: z.number() }),
  'edition.published': z.object({ lists: z.array(listChange) }),
} as const

export type EventName = keyof typeof eventMap
export type EventPayload<N extends EventName> = z.output<(typeof eventMap)[N]>

export const eventNames = Object.keys(eventMap) as readonly EventName[]
