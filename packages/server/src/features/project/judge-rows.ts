import type { ScreeningIndex } from '@maojian/screening'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { needUser, type Context } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { dealSources, rememberedSources, screenedOf, type MarkSources } from '../deal/entry.ts'
import { decisionsMark, decisionsOf, proposedKeys } from '../decision/entry.ts'
import { graphAnswers } from '../enterprise/entry.ts'
import { screenBeside, subjectKey, type KeptDecision, type Screener } from '../screening/entry.ts'
import type { PartnerFields } from './project-content.ts'
import { rowSubject } from './row-risk.ts'

interface Judging {
  readonly sources: MarkSources
  readonly day: string
  readonly graph: EnterpriseGraph | undefined
  /** Says of a row whose decision waits for a second person that it does; '' of any other. */
  readonly waits: (row: PartnerFields) => string
}
export type Judge = Judging | undefined

interface Deciding {
  readonly kept: readonly KeptDecision[]
  /** Keys of those of whom a decision waits. */
  readonly proposed: ReadonlySet<string>
}

/** Marks beside what is typed are no screening to keep; the report's is. */
const unrecorded = (
  index: ScreeningIndex,
  graph: EnterpriseGraph | undefined,
  { kept }: Deciding,
): Screener => {
  const screen = screenBeside(index, { kept, graph })
  return { index, subjects: [], screen: (screened, terms) => screen(screened, terms).found }
}

const waiting = '已有判定待另一位成员复核，复核之前仍按得分计入。'

const judgingOf = (
  index: ScreeningIndex,
  { day, graph }: { readonly day: string; readonly graph: EnterpriseGraph | undefined },
  decided: Deciding,
): Judging => ({
  sources: {
    ...rememberedSources(dealSources(unrecorded(index, graph, decided), day)),
    byGraph: graph && graphAnswers(graph, index),
  },
  day,
  graph,
  waits: row =>
    row.name !== '' && decided.proposed.has(subjectKey(screenedOf(rowSubject(row)))) ? waiting : '',
})

/** Of each index in service, by what was decided: every save of a project asks the same of it again. */
const judgings = new WeakMap<ScreeningIndex, Map<string, Judging>>()
/** Organisations that are remembered beside each other. */
const mostKnown = 16

const remembered = (index: ScreeningIndex): Map<string, Judging> => {
  const known = judgings.get(index) ?? new Map<string, Judging>()
  judgings.set(index, known)
  return known
}

/** Lists and tables of today with what the organisation decided, as the report heeds it; undefined while no lists are loaded. */
export const judgeOf = async (context: Context): Promise<Judge> => {
  const { db, engine, now } = context
  const index = engine.current()
  if (!index) return undefined
  const user = needUser(context)
  const day = shanghaiDay(now)
  const graph = context.graph.current()
  const mark = `${user.organisationId} ${await decisionsMark(db, user)}`
  const own = remembered(index)
  const known = own.get(mark)
  if (known?.day === day && known.graph === graph) return known
  const decided = { kept: await decisionsOf(db, user, now), proposed: await proposedKeys(db, user) }
  const judging = judgingOf(index, { day, graph }, decided)
  if (own.size >= mostKnown) own.delete(own.keys().next().value!)
  own.set(mark, judging)
  return judging
}
