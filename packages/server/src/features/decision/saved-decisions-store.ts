import { sql } from 'kysely'
import { ofOrganisation, savedRows, type SavedWork } from '../organisation/entry.ts'
import { eraseChanges, moveChanges } from './change-store.ts'
import { noteChanges } from './note-changes.ts'
import { asksFourEyes } from './policy-store.ts'
import type { Decision } from './tables.ts'

const table = 'decision'

/**
 * Where both organisations decided on a pair, those of the one that is joined stand: what comes is older and ended.
 * What else comes waits for somebody of an organisation that asks for four eyes, whoever saw it elsewhere.
 */
const moveDecisions: SavedWork['move'] = async (db, from, to, moving) => {
  const [own, others] = [from, to].map(organisationId => ofOrganisation({ organisationId }, table))
  const { now } = moving
  await moveChanges(db, from, to)
  const beaten =
    await sql<Decision>`update decision set organisation_id = ${to}, revision = decision.revision + 1,
      sequence = decision.sequence - brought.newest + standing.oldest - 1,
      ended_at = case when state in ('standing', 'proposed') then ${now} else ended_at end,
      end_reason = case when state in ('standing', 'proposed') then ${endReason} else end_reason end,
      state = case when state in ('standing', 'proposed') then 'replaced' else state end
    from (select subject_key, party_id, max(sequence) as newest from decision where ${own}
        group by subject_key, party_id) as brought
      join (select subject_key, party_id, min(sequence) as oldest from decision where ${others}
        group by subject_key, party_id) as standing using (subject_key, party_id)
    where ${own} and (decision.subject_key, decision.party_id) = (brought.subject_key, brought.party_id)
    returning decision.*`.execute(db)
  const waits = (await asksFourEyes(db, { organisationId: to }))
    ? sql`, state = case when state = 'standing' then 'proposed' else state end, approved_by = null, approved_at = null`
    : sql``
  const unmet =
    await sql<Decision>`update decision set organisation_id = ${to}, revision = decision.revision + 1${waits} where ${own} returning decision.*`.execute(
      db,
    )
  const rows = [...beaten.rows, ...unmet.rows]
  await noteChanges(
    db,
    rows.map(row => ({ change: 'moved', row }) as const),
    moving,
  )
}

const endReason = '加入机构时，以该机构自己的判定为准'

const saved = savedRows({ table, name: 'decisions', by: 'decided_at' })

/** With the changes that wait for being sealed: they say what the decisions say. */
export const savedDecisions: SavedWork = {
  ...saved,
  tables: [table, 'decision_change'],
  move: moveDecisions,
  erase: async (db, organisationId, erasing) => {
    await eraseChanges(db, organisationId)
    await saved.erase(db, organisationId, erasing)
  },
}

export const savedDecisionPolicy: SavedWork = {
  ...savedRows({
    table: 'decision_policy',
    name: 'decisionPolicy',
  }),
  // The other organisation has its own.
  count: () => Promise.resolve(0),
  move: () => Promise.resolve(),
}
