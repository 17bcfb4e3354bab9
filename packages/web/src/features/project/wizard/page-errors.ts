import type { CallFault } from '../../../api/call-fault.ts'
import { refusalOf } from '../../../api/refusal.ts'
import type { Answers, WizardPage } from './wizard-answers.ts'

/** What is wrong with the fields of a page, by question. */
export type PageErrors = Readonly<Record<string, string>>

/** Everything that the page cannot do without and that was not said, all at once. */
export const missingAnswers = ({ questionList }: WizardPage, answers: Answers): PageErrors =>
  Object.fromEntries(
    questionList
      .filter(one => one.required && (answers[one.questionId] ?? []).every(text => text.trim() === ''))
      .map(one => [one.questionId, `请填写${one.question}`]),
  )

/** What the server refused of a field of the page; nothing where it names none that the page shows. */
export const refusedAnswer = ({ questionList }: WizardPage, fault: CallFault | undefined): PageErrors => {
  const refused = fault && refusalOf(fault.message)
  return refused && questionList.some(one => one.questionId === refused.field)
    ? { [refused.field]: refused.message }
    : {}
}
