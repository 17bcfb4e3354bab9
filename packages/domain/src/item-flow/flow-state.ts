import { firstItemPage, type ItemPage } from '../vocabulary/item-page.table.ts'

/** What was said on one page, by question; several where a question takes several. Nothing said: the key is absent. */
export type PageAnswers = Readonly<Record<string, readonly string[]>>

/** One item on its way through the wizard. */
export interface FlowState {
  /** Pages in the order in which they were reached; those behind the present one were visited before. */
  readonly path: readonly ItemPage[]
  readonly at: ItemPage
  /** Answers of every page, also of those that a change cut off the path: they are filled in again. */
  readonly said: Readonly<Partial<Record<ItemPage, PageAnswers>>>
}

export const newFlow: FlowState = { path: [firstItemPage], at: firstItemPage, said: {} }

/** The pages up to the present one: what was said on others does not count. */
export const walked = ({ path, at }: FlowState): readonly ItemPage[] => path.slice(0, path.indexOf(at) + 1)

/** What counts of a page: nothing unless it lies on the path walked. */
export const answersOn = (state: FlowState, page: ItemPage): PageAnswers =>
  state.path.includes(page) ? (state.said[page] ?? {}) : {}

export const listOf = (answers: PageAnswers, question: string): readonly string[] => answers[question] ?? []

export const textOf = (answers: PageAnswers, question: string): string => answers[question]?.[0] ?? ''

/** Answers of yes and no questions: 1 and 0 on the wire. */
export const saidYes = (answers: PageAnswers, question: string): boolean => textOf(answers, question) === '1'
export const saidNo = (answers: PageAnswers, question: string): boolean => textOf(answers, question) === '0'
