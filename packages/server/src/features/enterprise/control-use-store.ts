import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

type Db = Database['db']

export interface ControlUse {
  readonly day: string
  readonly module: string
  readonly control: string
}

export const countControlUse = async (db: Db, use: ControlUse): Promise<void> => {
  await sql`insert into graph_control_use (day, module, control, uses)
    values (${use.day}, ${use.module}, ${use.control}, 1)
    on conflict (day, module, control) do update set uses = graph_control_use.uses + 1`.execute(db)
}
