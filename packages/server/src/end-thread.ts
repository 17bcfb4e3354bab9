import type { Worker } from 'node:worker_threads'

const graceMs = 5000

/**
 * Waits until a thread that is on its way out has ended. Killing one in the middle of native code (unpacking,
 * a database in WebAssembly) can take the whole process down, so that is only for one that does not end.
 */
export const untilEnded = async (worker: Worker): Promise<void> => {
  if (worker.threadId < 0) return
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  const timer = setTimeout(() => void worker.terminate(), graceMs)
  await ended
  clearTimeout(timer)
}

/** Lets a thread end by itself: its port answers `stop` by closing. */
export const endThread = (worker: Worker): Promise<void> => {
  if (worker.threadId >= 0) worker.postMessage({ kind: 'stop' })
  return untilEnded(worker)
}
