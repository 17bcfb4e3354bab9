import { sql, type Kysely } from 'kysely'
import { eventMap, type EventName, type EventPayload } from './event-map.ts'
import type { EventTables } from './event-tables.ts'

export const eventChannel = 'maojian_event'

/** Writes an event in the caller's transaction: subscribers hear of it when, and only when, that commits. */
export const emit = async <N extends EventName, T extends EventTables>(
  db: Kysely<T>,
  name: N,
  payload: EventPayload<N>,
): Promise<void> => {
  const data = JSON.stringify(eventMap[name].parse(payload))
  await sql`insert into event (name, data) values (${name}, ${data}::text::jsonb)`.execute(db)
  await sql`select pg_notify(${eventChannel}, '')`.execute(db)
}
