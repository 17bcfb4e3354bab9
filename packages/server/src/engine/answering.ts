import type { ScreeningIndex } from '@maojian/screening'
import type { Inquiry } from './inquiry.ts'

/** Who answers inquiries to an index: the answer is the same on every thread. */
export interface Answering {
  readonly ask: <Task, Answer>(
    index: ScreeningIndex,
    inquiry: Inquiry<Task, Answer>,
    task: Task,
  ) => Promise<Answer>
}

/** The thread of whoever asks. */
export const answerHere: Answering = { ask: async (index, inquiry, task) => inquiry.answer(index, task) }
