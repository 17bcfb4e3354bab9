import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { parentPort } from 'node:worker_threads'
import type { PoolAnswer, PoolMessage } from './pool-messages.ts'

/** The thread's side of a pool: opens the shared snapshot and answers task after task from it. */
export const answerTasks = <Task, Result>(run: (index: ScreeningIndex, task: Task) => Result): void => {
  const port = parentPort
  if (!port) throw new Error('a pool script runs only as a worker thread')
  let index: ScreeningIndex | undefined
  const answer = (task: Task): PoolAnswer<Result> => {
    try {
      return { kind: 'done', result: run(index!, task) }
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
    }
  }
  port.on('message', (message: PoolMessage<Task>) => {
    if (message.kind === 'swap') index = openIndex(message.bytes)
    else if (message.kind === 'task') port.postMessage(answer(message.task))
    else port.close()
  })
}
