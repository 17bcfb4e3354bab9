import type { decideProjectObject as call } from '@maojian/contract/calls/project-match'
import { needUser } from '../../http/context.ts'
import { ChangedElsewhere, Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { decideMatches } from '../decision/entry.ts'
import { needWriter } from '../organisation/entry.ts'
import { judgeOf } from './judge-rows.ts'
import { matchesOf } from './match-partner.ts'
import { partnerWire } from './project-wire.ts'
import { touchProject } from './store.ts'

/**
 * Decides which listed party the partner is, or that it is none of those that were shown: decisions of the organisation
 * like those made anywhere else, with a reason, a day of review and a second pair of eyes where it asks for one.
 */
export const decidePartner: Verb<typeof call> = async (context, input) => {
  const { partyId, note, reviewOn } = input
  const user = needUser(context)
  needWriter(user)
  const { projectId, row, screened, hits, subject } = await matchesOf(context, input.id)
  const asked = new Map(input.shown?.map(one => [one.id, one.sequence]))
  const shown = hits.flatMap(({ subject: { id } }) => {
    const previous = asked.get(id)
    return previous === undefined ? [] : [{ partyId: id, previous }]
  })
  const isSame = subject === input.subject
  if (isSame && !(partyId === '' ? shown.length > 0 : shown.some(one => one.partyId === partyId)))
    throw new Fault(400, '该名单主体不在匹配结果中，请重新选择')
  const isKept =
    isSame && (await decideMatches(context, { screened, shown, partyId }, { reason: note, reviewOn }))
  if (isKept) await touchProject(context.db, user, projectId, context.now)
  const wire = { ...partnerWire(await judgeOf(context), row), unseen: hits.length - shown.length }
  if (!isKept) throw new ChangedElsewhere(wire)
  return wire
}
