import type { Config } from '../config.ts'
import type { LogOutput } from './log-output.ts'
import { describeError } from './log.ts'

/** Lines of the process itself, beside those of requests. */
export type ProcessLog = (message: string, error?: unknown) => void

/** What runs, but not as it should. */
export const createWarningLog =
  (level: Config['logLevel'], output: LogOutput): ((message: string) => void) =>
  message => {
    if (level === 'error' || level === 'silent') return
    const line = { level: 'warn', time: new Date().toISOString(), msg: message }
    output.write(`${JSON.stringify(line)}\n`)
  }

export const createProcessLog = (level: Config['logLevel'], output: LogOutput): ProcessLog => {
  if (level === 'silent') return () => undefined
  return (message, error) => {
    if (error === undefined && (level === 'warn' || level === 'error')) return
    const line = {
      level: error === undefined ? 'info' : 'error',
      time: new Date().toISOString(),
      ...(error !== undefined && { err: describeError(error) }),
      msg: message,
    }
    output.write(`${JSON.stringify(line)}\n`)
  }
}
