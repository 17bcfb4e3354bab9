import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const waitMs = 25
const mostTries = 400
/** A claim takes milliseconds; a lock this old was left by a process that died in the middle of one. */
const abandonedMs = 5000

const take = async (path: string): Promise<boolean> => {
  try {
    await (await open(path, 'wx', 0o600)).close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

const isAbandoned = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > abandonedMs
}

/**
 * One claim at a time: looking whether a socket is stale and taking its place must not be interleaved, or two
 * processes that start together both own the folder.
 */
export const withClaimLock = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  const path = join(dataDir, 'control.lock')
  for (let tries = 0; !(await take(path)); tries++) {
    if (tries >= mostTries || (await isAbandoned(path))) await rm(path, { force: true })
    else await wait(waitMs)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}
