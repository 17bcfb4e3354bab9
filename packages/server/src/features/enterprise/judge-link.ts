import type { judgeLink as call } from '@maojian/contract/calls/enterprise'
import { Fault } from '../../http/fault.ts'
import { needIndex, needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { findEnterprises } from './enterprise-store.ts'
import { judgeLink as writeJudgement } from './link-store.ts'
import { storedId } from './node-words.ts'
import { publishGraphJob } from './publish-graph-job.ts'

/** A person's word on whether a stored enterprise is a listed party; names alone tie nothing. */
export const judgeLink: Verb<typeof call> = async (context, { id, partyId, same, reason }) => {
  const { db, jobs, now } = context
  const enterprise = storedId(id)
  if (!(await findEnterprises(db, [enterprise])).has(enterprise)) throw new Fault(404, '未收录该企业')
  if (needIndex(context).positionOf(partyId) < 0) throw new Fault(404, '没有这个名单主体')
  const account = needUser(context).id
  await writeJudgement(db, {
    enterprise,
    party: partyId,
    how: same === 1 ? 'confirmed' : 'denied',
    reason,
    account,
    now,
  })
  return { jobId: await jobs.enqueue(publishGraphJob, {}) }
}
