import type { listDecisions as call } from '@maojian/contract/calls/decision'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { decisionWires } from './decision-wire.ts'
import { asksFourEyes, findDecisions } from './store.ts'

/** What the organisation has decided, newest first, ended ones too. */
export const listDecisions: Verb<typeof call> = async (context, input) => {
  const { db, now } = context
  const user = needUser(context)
  const { rows, count } = await findDecisions(db, user, input)
  return { data: await decisionWires(db, rows, now), count, fourEyes: await asksFourEyes(db, user) }
}
