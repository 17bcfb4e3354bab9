import type { Config } from '../config.ts'
import type { LogOutput } from './log-output.ts'
import { describeError } from './log.ts'

/** Lines of the process itself, beside those of requests. */
export type ProcessLog = (message: string, error?: unknown) => void

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
