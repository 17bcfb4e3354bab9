import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { parentPort, workerData } from 'node:worker_threads'
import type { SharedSnapshot } from './shared-snapshot.ts'
import type { PoolAnswer, PoolMessage } from './pool-messages.ts'

/** A search in each script reads the tables of names, so that the first asker does not wait a quarter of a second for them. */
const firstNames = ['宁波诺瓦贸易有限公司', 'Norva Trading Co., Ltd.']

const open = ({ bytes, id }: SharedSnapshot): ScreeningIndex => {
  const index = openIndex(bytes, id)
  for (const text of firstNames) index.search({ text, limit: 1 })
  return index
}

/** The thread's side of a pool: opens the shared snapshot and answers task after task from it. */
export const answerTasks = <Task, Result>(run: (index: ScreeningIndex, task: Task) => Result): void => {
  const port = parentPort
  if (!port) throw new Error('a pool script runs only as a worker thread')
  const index = open(workerData as SharedSnapshot)
  const answer = (task: Task): PoolAnswer<Result> => {
    try {
      return { kind: 'done', result: run(index, task) }
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
    }
  }
  port.on('message', (message: PoolMessage<Task>) => {
    if (message.kind === 'task') port.postMessage(answer(message.task))
    else port.close()
  })
  port.postMessage({ kind: 'ready' } satisfies PoolAnswer<Result>)
}
