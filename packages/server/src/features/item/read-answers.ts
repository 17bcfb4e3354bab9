import type { nextItemPage } from '@maojian/contract/calls/item-flow'
import { atMost } from '@maojian/contract/limits'
import { projectLimits } from '@maojian/contract/project-rules'
import { formatEccn } from '@maojian/domain/control/code/parse-eccn'
import { isItemFault, readItemCode } from '@maojian/domain/control/code/read-item-code'
import type { FlowQuestion } from '@maojian/domain/item-flow/flow-question'
import type { PageAnswers } from '@maojian/domain/item-flow/flow-state'
import type { ItemPage } from '@maojian/domain/vocabulary/item-page.table'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import { Fault } from '../../http/fault.ts'
import { FieldFault } from '../../http/field-fault.ts'
import { countryAt } from '../deal/entry.ts'

export type StepInput = z.output<typeof nextItemPage.request>
type Said = Record<string, readonly string[]>

const listed = (value: string | readonly string[] | null | undefined): readonly string[] =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter(one => one !== '')

const ticked = (value: number | undefined): readonly string[] => (value === 1 ? ['1'] : [])

/** The named fields of old clients, by the question that each answers on its page. */
const namedFields = (page: ItemPage, input: StepInput): Said => {
  const countries = input.dataCountryId ?? input.countryId ?? input.data?.countries ?? []
  const byPage: Partial<Record<ItemPage, Said>> = {
    '001': { name: listed(input.itemName), industry: listed(input.industry), eccn: listed(input.eccn) },
    '021': {
      component: listed(input.componentId),
      none: ticked(input.isInvolveComponent ?? input.isComponentInvolve),
    },
    '005': { names: input.data?.names ?? listed(input.name) },
    '020': Object.fromEntries(
      Object.entries(input.dataEndUse ?? {}).map(([id, answer]) => [id, [String(answer)]]),
    ),
    '010': { statement: (input.fileList ?? []).map(one => one.fileId) },
    '014': { files: (input.fileList ?? []).map(one => one.fileId) },
  }
  const entry: Said = { eccn: listed(input.dataEccn || input.eccn), none: ticked(input.isInvolveCCL) }
  if (page === '003' || page === '007' || page === '017') return entry
  if (page === '002' || page === '004' || page === '009' || page === '013' || page === '019')
    return { countries }
  return byPage[page] ?? {}
}

const eccnOf = (text: string): string => {
  const item = readItemCode(controlFacts(), text)
  if (isItemFault(item)) throw new FieldFault('eccn', item.reason)
  return formatEccn(item)
}

const percentOf = (text: string): string => {
  const value = Number(text)
  if (text.trim() !== '' && value >= 0 && value <= 100) return text
  throw new FieldFault('percent', '比例应为 0–100 的数字')
}

const oneOf = (question: FlowQuestion, allowed: readonly string[]) => (text: string) => {
  if (allowed.includes(text)) return text
  throw new FieldFault('answer', `“${question.text}”没有选项“${text}”`)
}

const shortEnough = (question: FlowQuestion) => (text: string) => {
  if ([...text].length <= projectLimits.subject) return text
  throw new FieldFault(question.id, atMost(question.text, projectLimits.subject))
}

const reading = (question: FlowQuestion): ((text: string) => string) => {
  switch (question.kind) {
    case 'yesNo':
      return oneOf(question, ['1', '0'])
    case 'yesNoUnclear':
      return oneOf(question, ['1', '0', '2'])
    case 'tick':
      return oneOf(question, ['1', '0'])
    case 'choice':
      return oneOf(
        question,
        (question.options ?? []).map(([id]) => id),
      )
    case 'number':
      return percentOf
    case 'eccn':
    case 'entry':
      return eccnOf
    case 'countries':
      return countryAt('countries')
    case 'text':
    case 'names':
      return shortEnough(question)
    case 'files':
    case 'component':
      return text => text
  }
}

const several: ReadonlySet<string> = new Set(['countries', 'names', 'files'])

const read = (question: FlowQuestion, values: readonly string[]): readonly string[] => {
  if (values.length > 1 && !several.has(question.kind))
    throw new FieldFault('answer', `“${question.text}”只能有一个答案`)
  const found = [...new Set(values.map(reading(question)))]
  // A box that is not ticked says nothing.
  return question.kind === 'tick' ? found.filter(one => one === '1') : found
}

/** What was said on a page, checked question by question; a question that the page does not ask is refused. */
export const answersGiven = (
  page: ItemPage,
  questions: readonly FlowQuestion[],
  input: StepInput,
): PageAnswers => {
  const said: Said = namedFields(page, input)
  for (const { questionId, answerId } of input.answer ?? []) {
    if (!questions.some(one => one.id === questionId))
      throw new FieldFault('answer', `本页没有编号为“${questionId}”的问题`)
    said[questionId] = listed(answerId)
  }
  return Object.fromEntries(
    questions.flatMap(question => {
      const values = read(question, said[question.id] ?? [])
      return values.length === 0 ? [] : [[question.id, values]]
    }),
  )
}

/** The same, and nothing that the page cannot do without is missing. */
export const readAnswers = (
  page: ItemPage,
  questions: readonly FlowQuestion[],
  input: StepInput,
): PageAnswers => {
  const answers = answersGiven(page, questions, input)
  needWhole(page, questions, answers)
  return answers
}

const chosenPages: Partial<Record<ItemPage, string>> = {
  '003': 'eccn',
  '007': 'eccn',
  '017': 'eccn',
  '021': 'component',
}

/** What a page cannot do without, and what cannot stand together. */
const needWhole = (page: ItemPage, questions: readonly FlowQuestion[], answers: PageAnswers): void => {
  for (const { id, text, required } of questions)
    if (required && !answers[id]) throw new FieldFault(id, `请填写${text}`)
  const row = chosenPages[page]
  if (row !== undefined && (answers[row] === undefined) === (answers['none'] === undefined))
    throw new Fault(400, `请选择一行，或勾选“以上均不${page === '021' ? '是' : '涉及'}”；两者只能选一`)
  const isAbove = ['above25', 'above10'].some(id => answers[id]?.[0] === '1')
  if (page === '009' && isAbove && !answers['percent'])
    throw new FieldFault('percent', '请填写受管制的美国成分比例')
}
