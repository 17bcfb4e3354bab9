import { mostMatches, type matchProjectObject as call } from '@maojian/contract/calls/project-match'
import { needIndex, needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { screenedOf } from '../deal/entry.ts'
import { findDispositions, sequencesOf } from '../decision/entry.ts'
import { screenBeside, subjectKey } from '../screening/entry.ts'
import { matchWire } from './match-wire.ts'
import { rowSubject } from './row-risk.ts'
import { projectOfRow, readContent } from './row-store.ts'
import { findProject } from './store.ts'

/** A partner of the user's organisation with the listed parties that it may be: what is shown and what is decided on. */
export const matchesOf = async (context: Context, id: string) => {
  const { db, now } = context
  const user = needUser(context)
  const projectId = await projectOfRow(db, user, { id, section: 'partner' })
  const { partner } = await readContent(db, await findProject(db, user, projectId))
  const row = partner.find(one => one.id === id)
  if (!row) throw new Fault(404)
  const screen = screenBeside(needIndex(context), { graph: context.graph.current() })
  const terms = { asOf: shanghaiDay(now), limit: mostMatches, near: 'offer' } as const
  const { screened, found } = screen(screenedOf(rowSubject(row)), terms)
  return { projectId, row, screened, hits: found.hits, subject: subjectKey(screened) }
}

/** Listed parties that a partner may be, screened as its mark is, page by page, with what was decided of each. */
export const matchPartner: Verb<typeof call> = async (context, { id, page, pageSize }) => {
  const { screened, hits, subject } = await matchesOf(context, id)
  const shown = hits.slice((page - 1) * pageSize, page * pageSize)
  const pairs = shown.map(one => ({ screened, partyId: one.subject.id }))
  const decided = await findDispositions(context, pairs)
  const newest = await sequencesOf(context.db, needUser(context), subject)
  const data = shown.map((found, at) => {
    const said = decided[at]
    return {
      ...matchWire(found),
      decided: said ? `${said.stateName}判定：${said.sameName}（${said.author}，${said.decidedAt}）` : '',
      sequence: newest.get(found.subject.id) ?? 0,
    }
  })
  return { subject, count: hits.length, data }
}
