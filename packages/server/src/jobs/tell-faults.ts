import { isDatabaseAway } from '../db/database-away.ts'

type Log = (message: string, error?: unknown) => void

const pauseMs = 1000

/** What the queue meets, told in words; that the database is away every worker of every job finds out: once a second. */
export const tellFaults = (log: Log, now: () => number = () => performance.now()) => {
  let last = -Infinity
  return (fault: object): void => {
    // A worker's fault comes as a plain object with the text of the error.
    const error = fault instanceof Error ? fault : Object.assign(new Error(), fault)
    if (isDatabaseAway(error)) {
      if (now() - last < pauseMs) return
      last = now()
    }
    log('任务队列出错', error)
  }
}
