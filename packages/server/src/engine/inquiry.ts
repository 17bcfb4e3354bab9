import type { ScreeningIndex } from '@maojian/screening'

/** What is asked of an index on whatever thread: its task and its answer are plain data, and nothing else is read. */
export interface Inquiry<Task, Answer> {
  readonly name: string
  readonly answer: (index: ScreeningIndex, task: Task) => Answer
}

/** Any inquiry, where what it asks does not matter. */
export type AnyInquiry = Inquiry<never, unknown>

/** An inquiry on its way to a thread. */
export interface AskedInquiry {
  readonly name: string
  readonly task: unknown
}
