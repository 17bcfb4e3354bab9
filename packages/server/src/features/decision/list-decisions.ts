import type { listDecisions as call } from '@maojian/contract/calls/decision'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { decisionWires } from './decision-wire.ts'
import { asksFourEyes } from './policy-store.ts'
import { findDecisions } from './store.ts'

/** What the organisation has decided, newest first, ended ones too. */
export const listDecisions: Verb<typeof call> = async (context, input) => {
  const { db, now } = context
  const user = needUser(context)
  const { rows, count } = await findDecisions(db, user, input)
  const wires = await decisionWires(db, rows, now)
  const mayApprove = (authorId: string): boolean =>
    ['owner', 'reviewer'].includes(user.organisationRole) && authorId !== user.id
  const data = wires.map((wire, at) => ({ ...wire, mayApprove: mayApprove(rows[at]!.author_id) }))
  return { data, count, fourEyes: await asksFourEyes(db, user) }
}
