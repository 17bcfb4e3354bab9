import type { decideProjectObject as call } from '@maojian/contract/calls/project'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { needIndex, needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { needWriter } from '../organisation/entry.ts'
import { screenSubject } from '../screening/entry.ts'
import { judgeOf, partnerWire } from './project-wire.ts'
import { projectOfRow, readContent, setRow } from './row-store.ts'
import { findProject, touchProject } from './store.ts'

const mostMatches = 1000

/** Keeps who said of which matches that they are, or are not, the partner; an earlier word of the same party gives way. */
export const decidePartner: Verb<typeof call> = async (context, { id, partyId, note }) => {
  const { db, now } = context
  const user = needUser(context)
  needWriter(user)
  const projectId = await projectOfRow(db, user, { id, section: 'partner' })
  const { partner } = await readContent(db, await findProject(db, user, projectId))
  const row = partner.find(one => one.id === id)
  if (!row) throw new Fault(404)
  const index = needIndex(context)
  const { hits } = screenSubject(
    index,
    { name: row.name, country: findCountry(row.country) },
    { limit: mostMatches },
  )
  const found = hits.map(hit => hit.subject.id)
  if (partyId !== '' && !found.includes(partyId)) throw new Fault(400, '该名单主体不在匹配结果中，请重新选择')
  const said = { by: user.loginName, at: shanghaiMinute(now), note, snapshot: index.id }
  const decisions = found.map(one => ({
    ...said,
    partyId: one,
    same: one === partyId ? ('yes' as const) : ('no' as const),
  }))
  const kept = (row.decisions ?? []).filter(one => !found.includes(one.partyId))
  const { id: _, ...content } = { ...row, decisions: [...kept, ...decisions] }
  await db.transaction().execute(async tx => {
    await touchProject(tx, user, projectId, now)
    await setRow(tx, id, content)
  })
  return partnerWire(judgeOf(context), { ...content, id })
}
