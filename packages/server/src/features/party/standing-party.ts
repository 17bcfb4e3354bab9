import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { getParty } from './get-party.ts'

/** The party that an id stands for now, also one that was merged into another. */
export const standingParty = async (db: Database['db'], id: string): Promise<string> => {
  const party = await getParty(db, id)
  if (!party) throw new Fault(404, `没有编号为 ${id} 的主体`)
  return party.id
}
