import type { decideProjectObject as call } from '@maojian/contract/calls/project'
import { needIndex, needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { screenedOf } from '../deal/entry.ts'
import { decideMatches } from '../decision/entry.ts'
import { needWriter } from '../organisation/entry.ts'
import { screenBeside } from '../screening/entry.ts'
import { judgeOf } from './judge-rows.ts'
import { partnerWire } from './project-wire.ts'
import { rowSubject } from './row-risk.ts'
import { projectOfRow, readContent } from './row-store.ts'
import { findProject, touchProject } from './store.ts'

const mostMatches = 200

/**
 * Decides which listed party the partner is, or that it is none of them: decisions of the organisation like those made
 * anywhere else, with a reason, a day of review and a second pair of eyes where it asks for one.
 */
export const decidePartner: Verb<typeof call> = async (context, { id, partyId, note, reviewOn }) => {
  const { db, now } = context
  const user = needUser(context)
  needWriter(user)
  const projectId = await projectOfRow(db, user, { id, section: 'partner' })
  const { partner } = await readContent(db, await findProject(db, user, projectId))
  const row = partner.find(one => one.id === id)
  if (!row) throw new Fault(404)
  const screen = screenBeside(needIndex(context), { graph: context.graph.current() })
  const terms = { asOf: shanghaiDay(now), limit: mostMatches, near: 'offer' } as const
  const { screened, found } = screen(screenedOf(rowSubject(row)), terms)
  const parties = found.hits.map(({ subject }) => subject.id)
  if (partyId !== '' && !parties.includes(partyId))
    throw new Fault(400, '该名单主体不在匹配结果中，请重新选择')
  await decideMatches(context, { screened, parties, partyId }, { reason: note, reviewOn })
  await touchProject(db, user, projectId, now)
  return partnerWire(await judgeOf(context), row)
}
