import { Worker } from 'node:worker_threads'
import { endThread } from '../../end-thread.ts'
import { TableFault } from '../../documents/table-fault.ts'
import type { PackedRows, ReadMessage, ReadTask } from './read-messages.ts'

type Head = Extract<ReadMessage, { kind: 'head' }>

/** A file of 100 MB needs a multiple of it while it is taken apart; a bomb ends its thread, not the server. */
const memoryMb = 1500

/** Reads a file in a thread of its own and hands over chunk after chunk. */
export const readFileInThread = async (
  task: ReadTask,
  store: (chunk: PackedRows) => Promise<void>,
): Promise<Head> => {
  const worker = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Head>()
  let head: Head | undefined
  const hear = async (message: ReadMessage): Promise<void> => {
    if (message.kind === 'head') head = message
    // At once: the thread ends after it, and its exit may be told in the same turn.
    else if (message.kind === 'refused') reject(new TableFault(message.message))
    else if (message.kind === 'rows') {
      await store(message.chunk)
      worker.postMessage('stored')
    } else if (head) resolve(head)
  }
  worker.on('message', (message: ReadMessage) => void hear(message).catch(reject))
  worker.on('error', () => reject(new TableFault('文件内容过大或已损坏，无法读取')))
  worker.on('exit', () => reject(new Error('读取线程意外退出')))
  try {
    return await promise
  } finally {
    await endThread(worker)
  }
}
