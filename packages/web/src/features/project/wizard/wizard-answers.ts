import type { nextItemPage } from '@maojian/contract/calls/item-flow'
import type * as z from 'zod'

export type WizardPage = z.output<typeof nextItemPage.reply>
export type WizardQuestion = WizardPage['questionList'][number]
export type StoredFile = WizardQuestion['fileList'][number]

/** What is said on the page at hand, by question; nothing said: an empty list. */
export type Answers = Readonly<Record<string, readonly string[]>>

export const answersOf = ({ questionList }: WizardPage): Answers =>
  Object.fromEntries(
    questionList.map(one => [one.questionId, one.answer === null ? one.answers : [String(one.answer)]]),
  )

/** As the call takes them; a question without an answer is sent without one (spec 001 §4). */
export const sentAnswers = (answers: Answers) =>
  Object.entries(answers).map(([questionId, said]) => ({
    questionId,
    answerId: said.length === 0 ? null : said.length === 1 ? said[0]! : [...said],
  }))

const rows: ReadonlySet<string> = new Set(['entry', 'component'])

/** A row or a code and 'none of these' exclude each other (spec 001 §4). */
export const withAnswer = (
  page: WizardPage,
  answers: Answers,
  { questionId, kind }: WizardQuestion,
  said: readonly string[],
): Answers => {
  const next = { ...answers, [questionId]: said }
  if (said.length === 0) return next
  if (questionId === 'cnNone') return { ...next, cnCode: [] }
  if (questionId === 'cnCode') return { ...next, cnNone: [] }
  const row = page.questionList.find(one => rows.has(one.kind))
  if (row && kind === 'tick' && questionId === 'none') return { ...next, [row.questionId]: [] }
  return row && rows.has(kind) ? { ...next, none: [] } : next
}
