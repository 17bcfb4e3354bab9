import { sql, type Kysely } from 'kysely'
import type { EventTables } from './event-table.ts'

export const eventChannel = 'maojian_event'

interface ListChange {
  readonly id: string
  readonly added: number
  readonly removed: number
  readonly changed: number
}

/** What nouns tell each other, and what comes along. */
export interface Events {
  'login.newAddress': { readonly accountId: string; readonly address: string; readonly userAgent: string }
  'membership.granted': { readonly accountId: string; readonly until: string; readonly role: string }
  'edition.published': { readonly lists: readonly ListChange[] }
}

/** Writes an event in the caller's transaction: subscribers hear of it when, and only when, that commits. */
export const emit = async <N extends keyof Events, T extends EventTables>(
  db: Kysely<T>,
  name: N,
  data: Events[N],
): Promise<void> => {
  await sql`insert into event (name, data) values (${name}, ${JSON.stringify(data)}::text::jsonb)`.execute(db)
  await sql`select pg_notify(${eventChannel}, '')`.execute(db)
}
