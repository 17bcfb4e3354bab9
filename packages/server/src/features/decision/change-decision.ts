import type {
  approveDecision as approveCall,
  setFourEyes as policyCall,
  withdrawDecision as withdrawCall,
} from '@maojian/contract/calls/decision'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit, switched } from '../account/entry.ts'
import { auditedPair } from './audited-pair.ts'
import { decisionWire } from './decision-wire.ts'
import { changingOf, noteChanges } from './note-changes.ts'
import { putFourEyes } from './policy-store.ts'
import { approve, endDecision, findDecision, replaceFormer } from './store.ts'

/** The second pair of eyes: not the author's, and of somebody who reviews. */
export const approveDecision: Verb<typeof approveCall> = async (context, { id }) => {
  const { db, now } = context
  const user = needUser(context)
  if (!['owner', 'reviewer'].includes(user.organisationRole))
    throw new Fault(403, '只有所有者或复核人可以复核判定')
  const asked = await findDecision(db, user, id)
  if (!asked) throw new Fault(404)
  if (asked.author_id === user.id) throw new Fault(403, '不能复核自己的判定，请由另一位成员复核')
  const row = await db.transaction().execute(async tx => {
    const approved = await approve(tx, user, { id, now })
    if (!approved) return undefined
    const replaced = await replaceFormer(tx, user, [approved], now)
    const changes = [
      ...replaced.map(one => ({ change: 'replaced', row: one }) as const),
      { change: 'approved', row: approved } as const,
    ]
    await noteChanges(tx, changes, changingOf(context))
    return approved
  })
  if (!row) throw new Fault(409, '该判定已不在待复核状态')
  await audit(context, 'decision.approved', user.id, auditedPair(row))
  return decisionWire(db, row, now)
}

/** It stays listed with who took it back and why. */
export const withdrawDecision: Verb<typeof withdrawCall> = async (context, { id, reason }) => {
  const { db, now } = context
  const user = needUser(context)
  if (!(await findDecision(db, user, id))) throw new Fault(404)
  const row = await db.transaction().execute(async tx => {
    const ended = await endDecision(tx, user, { id, reason, now })
    if (ended) await noteChanges(tx, [{ change: 'withdrawn', row: ended }], changingOf(context))
    return ended
  })
  if (!row) throw new Fault(409, '该判定已经撤销或被取代')
  await audit(context, 'decision.withdrawn', user.id, auditedPair(row))
  return decisionWire(db, row, now)
}

export const setFourEyes: Verb<typeof policyCall> = async (context, { fourEyes }) => {
  const user = needUser(context)
  if (user.organisationRole !== 'owner') throw new Fault(403, '只有所有者可以更改此设置')
  await putFourEyes(context.db, user, { fourEyes: fourEyes === 1, now: context.now })
  await audit(context, 'decision.policy', user.id, { setTo: switched(fourEyes === 1) })
  return { fourEyes: fourEyes === 1 }
}
