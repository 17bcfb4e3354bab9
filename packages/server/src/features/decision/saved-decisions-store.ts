import { sql } from 'kysely'
import { ofOrganisation, savedRows, type SavedWork } from '../organisation/entry.ts'
import { asksFourEyes } from './policy-store.ts'

const table = 'decision'

/**
 * Where both organisations decided on a pair, those of the one that is joined stand: what comes is older and ended.
 * What else comes waits for somebody of an organisation that asks for four eyes, whoever saw it elsewhere.
 */
const moveDecisions: SavedWork['move'] = async (db, from, to, now) => {
  const [own, others] = [from, to].map(organisationId => ofOrganisation({ organisationId }, table))
  await sql`update decision set organisation_id = ${to},
      sequence = decision.sequence - brought.newest + standing.oldest - 1,
      ended_at = case when state in ('standing', 'proposed') then ${now} else ended_at end,
      end_reason = case when state in ('standing', 'proposed') then ${endReason} else end_reason end,
      state = case when state in ('standing', 'proposed') then 'replaced' else state end
    from (select subject_key, party_id, max(sequence) as newest from decision where ${own}
        group by subject_key, party_id) as brought
      join (select subject_key, party_id, min(sequence) as oldest from decision where ${others}
        group by subject_key, party_id) as standing using (subject_key, party_id)
    where ${own} and (decision.subject_key, decision.party_id) = (brought.subject_key, brought.party_id)`.execute(
    db,
  )
  const waits = (await asksFourEyes(db, { organisationId: to }))
    ? sql`, state = case when state = 'standing' then 'proposed' else state end, approved_by = null, approved_at = null`
    : sql``
  await sql`update decision set organisation_id = ${to}${waits} where ${own}`.execute(db)
}

const endReason = '加入机构时，以该机构自己的判定为准'

export const savedDecisions: SavedWork = {
  ...savedRows({
    table,
    name: 'decisions',
    by: 'decided_at',
  }),
  move: moveDecisions,
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
