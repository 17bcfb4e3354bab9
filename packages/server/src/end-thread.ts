import type { Worker } from 'node:worker_threads'

const graceMs = 5000

/**
 * Lets a thread end by itself: its port answers `stop` by closing. Killing one in the middle of native code
 * (unpacking, loading modules) can take the whole process down, so that is only for a thread that does not listen.
 */
export const endThread = async (worker: Worker): Promise<void> => {
  if (worker.threadId < 0) return
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  worker.postMessage({ kind: 'stop' })
  const timer = setTimeout(() => void worker.terminate(), graceMs)
  await ended
  clearTimeout(timer)
}
