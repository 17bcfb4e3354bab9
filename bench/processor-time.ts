import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Milliseconds that the threads of a process have run; undefined where the system does not tell. */
export const processorMs = (pid: number): number | undefined => {
  const tasks = `/proc/${pid}/task`
  if (!existsSync(tasks)) return undefined
  return readdirSync(tasks)
    .map(task => Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0)
}
