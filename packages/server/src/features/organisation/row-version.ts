import { sql } from 'kysely'
import { ChangedElsewhere, Fault } from '../../http/fault.ts'

/** What a versioned change sets `version` to. */
export const nextVersion = sql<number>`version + 1`

interface Now<Row, Wire> {
  readonly read: () => Promise<Row | undefined>
  readonly wire: (row: Row) => Wire
}

/**
 * Settles a change that named the version it was made from: its row, or 204 with the row as it stands now when somebody
 * else was faster, or 404 when it is gone.
 */
export const needUnchanged = async <Row, Wire>(
  changed: Row | undefined,
  { read, wire }: Now<Row, Wire>,
): Promise<Wire> => {
  if (changed) return wire(changed)
  const standing = await read()
  throw standing ? new ChangedElsewhere(wire(standing)) : new Fault(404)
}
