import { rescreenDays, reviewSoonDays, type complianceFigures as call } from '@maojian/contract/calls/report'
import type * as z from 'zod'
import { needUser, type Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { countOpenDecisions } from '../decision/entry.ts'
import { countByDay } from '../evidence/entry.ts'
import { standingReports } from '../project/entry.ts'

type Figures = z.output<typeof call.reply>
type Day = Figures['trend'][number]

const dayMs = 86_400_000

const dayFrom = (now: Date, days: number): string => shanghaiDay(new Date(now.getTime() + days * dayMs))

const verdictFields = { 1: 'hit', 2: 'possible', 0: 'clear', 9: 'unasked' } as const

const trendOf = async (context: Context, days: number): Promise<Day[]> => {
  const { db, now } = context
  const all = Array.from({ length: days }, (_, i) => dayFrom(now, i + 1 - days))
  const counted = await countByDay(db, needUser(context), all[0]!)
  const trend = new Map(all.map(day => [day, { day, hit: 0, possible: 0, clear: 0, unasked: 0 }]))
  for (const { day, verdict, records } of counted) {
    const one = trend.get(day)
    if (one) one[verdictFields[verdict as keyof typeof verdictFields]] = Number(records)
  }
  return [...trend.values()]
}

/** What waits for the organisation, and what it has screened: each figure read from the store of its noun. */
export const getFigures: Verb<typeof call> = async (context, { days }) => {
  const { db, now, engine } = context
  const user = needUser(context)
  const decisions = await countOpenDecisions(db, user, {
    today: shanghaiDay(now),
    until: dayFrom(now, reviewSoonDays),
  })
  const reports = await standingReports(db, user)
  const standing = engine.current()?.id ?? ''
  const oldest = new Date(now.getTime() - rescreenDays * dayMs)
  return {
    open: {
      proposedDecisions: decisions.proposed,
      lapsedDecisions: decisions.lapsed,
      dueDecisions: decisions.due,
      openReports: reports.filter(one => one.decision === 'open').length,
    },
    rescreen: {
      changedProjects: reports.filter(one => one.changed).length,
      otherLists: reports.filter(one => one.snapshot !== standing).length,
      overdue: reports.filter(one => one.checkedAt < oldest).length,
    },
    trend: await trendOf(context, days),
  }
}
