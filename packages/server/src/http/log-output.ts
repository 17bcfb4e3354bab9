import type { Config } from '../config.ts'
import { shanghaiSecond } from '../shanghai-day.ts'

/** Takes the log line by line as JSON: what the request log and the log of the process both write to. */
export interface LogOutput {
  readonly write: (line: string) => void
}

interface Line {
  readonly level: string
  readonly time: string
  readonly msg: string
  readonly err?: { readonly message: string; readonly stack: string }
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly ms?: number
}

const marks: Readonly<Record<string, string>> = { warn: '警告：', error: '错误：', fatal: '错误：' }

const said = ({ msg, method, path, status, ms }: Line): string =>
  method === undefined ? msg : `${method} ${path} ${status} ${ms} 毫秒`

const sentence = (line: Line): string =>
  [
    `${shanghaiSecond(new Date(line.time))} ${marks[line.level] ?? ''}${said(line)}`,
    ...(line.err === undefined ? [] : [line.err.stack || line.err.message]),
  ].join('\n')

const print = (text: string): boolean => process.stdout.write(text)

/** Sentences for a person at a terminal, JSON lines for programs, unless the configuration names one of them. */
export const createLogOutput = (
  format: Config['logFormat'],
  terminal = process.stdout.isTTY === true,
  write: (text: string) => unknown = print,
): LogOutput => {
  const readable = format === 'text' || (format === 'auto' && terminal)
  return { write: line => write(readable ? `${sentence(JSON.parse(line) as Line)}\n` : line) }
}
