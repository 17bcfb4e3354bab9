import { openScopes } from '@maojian/domain/control/chart/open-scopes'
import { categoryTable } from '@maojian/domain/control/code/category.table'
import type { FlowQuestion } from '@maojian/domain/item-flow/flow-question'
import type { FlowState } from '@maojian/domain/item-flow/flow-state'
import { isInformation } from '@maojian/domain/item-flow/next-page'
import { questionTable } from '@maojian/domain/item-flow/question.table'
import { tickedEntry } from '@maojian/domain/item-flow/item-of-flow'
import type { ItemPage } from '@maojian/domain/vocabulary/item-page.table'
import { controlFacts } from '../../facts/control-facts.ts'
import { verdictWire } from '../determination/entry.ts'
import { asksDesign } from './asks-design.ts'
import { exceptionsOf } from './item-exceptions.ts'
import type { JudgedPlace } from './item-judgement.ts'

type Asked = JudgedPlace['reply']['questions'][number]

const asQuestion = ({ id, text, citation }: Asked): FlowQuestion => ({
  id,
  kind: 'yesNoUnclear',
  text,
  citation,
})

/** Answered on pages of their own. */
const elsewhere = /^(classification\.(unknown|moved|entry|ear99|specially)|scope\.|exception\.)/u

/** What the determination still asks that a yes or no settles, each once. */
const openQuestions = (places: readonly JudgedPlace[]): FlowQuestion[] => {
  const asked = places.flatMap(({ reply }) => [...reply.questions, ...reply.china.questions])
  const own = asked.filter(one => one.blocking && one.answeredBy === 'facts' && !elsewhere.test(one.id))
  return [...new Map(own.map(one => [one.id, asQuestion(one)])).values()]
}

/** Questions already answered stay in sight, or the way back would show less than was said. */
const answeredBefore = (state: FlowState, page: ItemPage, now: readonly FlowQuestion[]): FlowQuestion[] =>
  Object.keys(state.said[page] ?? {})
    .filter(id => id.includes('.') && !id.startsWith('condition.') && !now.some(one => one.id === id))
    .map(id => ({ id, kind: 'yesNoUnclear' as const, text: `已回答的事项（${id}）` }))

const scopeQuestions = (eccn: string, day: string): FlowQuestion[] =>
  verdictWire({
    outcome: 'expert_review',
    proof: [],
    questions: openScopes(controlFacts(), eccn, day),
  }).questions.map(asQuestion)

const isDesigned = (question: FlowQuestion): boolean => !question.id.startsWith('scope.')

const scopePage = (state: FlowState, day: string): readonly FlowQuestion[] => {
  const eccn = tickedEntry(state)
  return [...(asksDesign(eccn) ? questionTable['016'].filter(isDesigned) : []), ...scopeQuestions(eccn, day)]
}

const exceptionQuestions = (places: readonly JudgedPlace[]): FlowQuestion[] =>
  exceptionsOf(places).flatMap(({ exception, citation, conditions }) =>
    conditions
      .filter(one => one.questionId !== '')
      .map(({ questionId, text }) => ({
        id: questionId,
        kind: 'yesNoUnclear' as const,
        text: `${exception}：${text}`,
        citation,
      })),
  )

const industries = categoryTable.map(([code, , name]) => [code, name] as const)

/** What a page asks, with what the tables ask of this very item. */
export const questionsOf = (
  state: FlowState,
  places: () => readonly JudgedPlace[],
  day: string,
): readonly FlowQuestion[] => {
  const page = state.at
  const own = questionTable[page]
  if (page === '001') return own.map(one => (one.id === 'industry' ? { ...one, options: industries } : one))
  if (page === '012') return own.filter(one => one.id !== 'published' || isInformation(state))
  if (page === '016') return scopePage(state, day)
  if (page === '018') return exceptionQuestions(places())
  if (page !== '006') return own
  const open = openQuestions(places())
  return [...own, ...open, ...answeredBefore(state, page, open)]
}
