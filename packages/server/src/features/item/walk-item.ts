import type { FlowState, PageAnswers } from '@maojian/domain/item-flow/flow-state'
import { back, forward, turnedTo } from '@maojian/domain/item-flow/walk'
import { dealOf } from '@maojian/domain/item-flow/item-of-flow'
import { lastItemPage } from '@maojian/domain/vocabulary/item-page.table'
import { needUser, type Context } from '../../http/context.ts'
import { FieldFault } from '../../http/field-fault.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { decisionsOf } from '../decision/entry.ts'
import { dealSources } from '../deal/entry.ts'
import { graphAnswers } from '../enterprise/entry.ts'
import { ownersOfParties } from '../determination/entry.ts'
import { fileWire, findFiles, keepFiles, releaseFiles } from '../file/entry.ts'
import { findPart } from '../part/entry.ts'
import { openScreener } from '../screening/entry.ts'
import { filledIn, type ProjectStart } from './filled-in.ts'
import { flowFacts } from './flow-facts.ts'
import { outcomesOf, partiesOf, type JudgedPlace } from './item-judgement.ts'
import { questionsOf } from './page-questions.ts'
import { pageWire, type PageView, type PageWire } from './page-wire.ts'
import { answersGiven, readAnswers, type StepInput } from './read-answers.ts'
import type { ItemFlow } from './tables.ts'

/** Files that stand in the answers of all pages. */
const filesIn = ({ said }: FlowState): string[] => [
  ...(said['014']?.['files'] ?? []),
  ...(said['010']?.['statement'] ?? []),
  ...(said['010']?.['datasheet'] ?? []),
]

/** A chosen part brings what its maker says of it; the words of a search are kept for the way back. */
const besides = async (
  context: Context,
  state: FlowState,
  { answers, input }: { readonly answers: PageAnswers; readonly input: StepInput },
): Promise<PageAnswers> => {
  const words = (fields: Readonly<Record<string, string>>): PageAnswers =>
    Object.fromEntries(Object.entries(fields).flatMap(([id, text]) => (text === '' ? [] : [[id, [text]]])))
  if (state.at === '003' || state.at === '007' || state.at === '017')
    return words({ keyword: input.cclKeyword, category: input.cclCategory, group: input.cclGroup })
  if (state.at !== '021') return {}
  const searched = words({ keyword: input.componentKeyword, type: String(input.componentType ?? '') })
  const [id] = answers['component'] ?? []
  if (id === undefined) return searched
  const part = /^\d{1,15}$/u.test(id) ? await findPart(context.db, needUser(context), Number(id)) : undefined
  if (!part) throw new FieldFault('componentId', '没有这个料号，请重新查找')
  return { ...searched, ...words({ partEccn: part.eccn, partName: part.name || part.number }) }
}

/** Only what the user may see is kept with the item; what was taken out is let go. */
const keepTheirFiles = async (
  context: Context,
  { before, after }: { readonly before: FlowState; readonly after: FlowState },
): Promise<void> => {
  const { db, now } = context
  const user = needUser(context)
  const [then, wanted] = [filesIn(before), filesIn(after)]
  const added = wanted.filter(id => !then.includes(id))
  if ((await findFiles(db, user, added)).length < added.length)
    throw new FieldFault('fileList', '文件不存在或已被删除，请重新上传')
  await keepFiles(db, user, added, now)
  await releaseFiles(
    db,
    user,
    then.filter(id => !wanted.includes(id)),
  )
}

/** The item in its places: without the people unless the page is the last. */
const judged = async (context: Context, state: FlowState): Promise<readonly JudgedPlace[]> => {
  const index = state.at === lastItemPage ? context.engine.current() : undefined
  if (!index) return outcomesOf(state, context.now)
  const kept = await decisionsOf(context.db, needUser(context), context.now)
  const asked = { eccn: '', destination: '', ...partiesOf(dealOf(state).endUsers) }
  const held = await ownersOfParties(context, asked, context.now)
  return outcomesOf(state, context.now, {
    lists: openScreener(index, { kept, graph: context.graph.current() }),
    held,
  })
}

const sourcesOf = async (context: Context): Promise<PageView['sources']> => {
  const index = context.engine.current()
  if (!index) return undefined
  const kept = await decisionsOf(context.db, needUser(context), context.now)
  const graph = context.graph.current()
  const lists = openScreener(index, { kept, graph })
  return {
    ...dealSources(lists, shanghaiDay(context.now)),
    byGraph: graph && graphAnswers(graph, index),
  }
}

export interface Shown {
  readonly flow: Pick<ItemFlow, 'id' | 'project_id'>
  readonly state: FlowState
  readonly project: ProjectStart
  readonly finished?: PageView['finished']
}

/** The page at which an item stands. */
export const showPage = async (
  context: Context,
  { flow, state, project, finished }: Shown,
): Promise<PageWire> => {
  // What a page begins with is judged as if it were said.
  const answers = filledIn(state, project)
  const places = await judged(context, { ...state, said: { ...state.said, [state.at]: answers } })
  const files = await findFiles(context.db, needUser(context), filesIn(state))
  return pageWire({
    id: flow.id,
    projectId: flow.project_id,
    state,
    status: state.said[state.at] === undefined ? 1 : 2,
    answers,
    questions: questionsOf(state, () => places, shanghaiDay(context.now)),
    places,
    files: new Map(files.map(one => [one.id, fileWire(one)])),
    sources: await sourcesOf(context),
    ...(finished && { finished }),
  })
}

/** The page as it stands, with answers that are not kept. */
export const lookAt = (context: Context, { state }: Pick<ItemFlow, 'state'>, input: StepInput): FlowState => {
  const here = turnedTo(state, input.module)
  if (here.at !== input.module) return here
  const questions = questionsOf(here, () => outcomesOf(here, context.now), shanghaiDay(context.now))
  const answers = answersGiven(here.at, questions, input)
  return { ...here, said: { ...here.said, [here.at]: answers } }
}

/** One page further; on the last one the state stays, and the caller finishes the item. */
export const stepForward = async (
  context: Context,
  { state }: Pick<ItemFlow, 'state'>,
  input: StepInput,
): Promise<FlowState> => {
  const { now } = context
  const day = shanghaiDay(now)
  const here = turnedTo(state, input.module)
  // Answers of a page that is no longer on the way are not taken for another's.
  if (here.at !== input.module) return here
  const questions = questionsOf(here, () => outcomesOf(here, now), day)
  const answers = readAnswers(here.at, questions, input)
  const more = await besides(context, here, { answers, input })
  const after = forward(here, { ...answers, ...more }, flowFacts(now, day))
  await keepTheirFiles(context, { before: state, after })
  return after
}

/** The page before that whose answers are shown. */
export const stepBack = ({ state }: Pick<ItemFlow, 'state'>, module: string): FlowState =>
  back(turnedTo(state, module === '' ? state.at : module))
