import { needUser } from '../../http/context.ts'
import { subjectKey, type FindDispositions } from '../screening/entry.ts'
import { decisionWires } from './decision-wire.ts'
import { openDecisions } from './store.ts'

/** The newest decision on each pair that was neither replaced nor withdrawn; a lapsed one says so. */
export const findDispositions: FindDispositions = async (context, pairs) => {
  const { db, now } = context
  const keys = pairs.map(({ screened }) => subjectKey(screened))
  const rows = pairs.length === 0 ? [] : await openDecisions(db, { user: needUser(context), keys })
  const wires = await decisionWires(db, rows, now)
  return pairs.map(
    ({ partyId }, i) =>
      wires[rows.findLastIndex(row => row.subject_key === keys[i] && row.party_id === partyId)],
  )
}
