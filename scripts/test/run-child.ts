import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const running = new Set<ChildProcess>()

const killGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

/** Ends every child still running, with everything it started. */
export const endChildren = (): void => {
  for (const child of running) killGroup(child, 'SIGTERM')
}

export interface ChildOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly quiet?: boolean
  /** Moment (performance.now) at which the child is ended. */
  readonly deadline?: number
}

/** The project's own tools first, also when no npm script set PATH. */
const tools = join(import.meta.dirname, '../../node_modules/.bin')

const start = (command: string, args: readonly string[], options: ChildOptions): ChildProcess => {
  const path = [tools, process.env['PATH'] ?? ''].join(delimiter)
  const env = { ...process.env, PATH: path, ...options.env }
  const stdio = options.quiet === true ? 'ignore' : (['ignore', 'inherit', 'inherit'] as const)
  // A process group of its own, so that what the child starts ends with it.
  return spawn(command, args, { env, stdio: stdio as 'inherit', detached: true })
}

const endAt = (child: ChildProcess, deadline: number | undefined): NodeJS.Timeout | undefined =>
  deadline === undefined
    ? undefined
    : setTimeout(
        () => {
          console.error('the time is up: ending the running step')
          killGroup(child, 'SIGTERM')
          setTimeout(() => killGroup(child, 'SIGKILL'), 5000).unref()
        },
        Math.max(0, deadline - performance.now()),
      )

/** Runs a command to its end with our output; answers its exit code, 127 when it cannot start. */
export const runChild = (
  command: string,
  args: readonly string[],
  options: ChildOptions = {},
): Promise<number> =>
  new Promise(resolve => {
    const child = start(command, args, options)
    running.add(child)
    const timer = endAt(child, options.deadline)
    const end = (code: number): void => {
      clearTimeout(timer)
      running.delete(child)
      resolve(code)
    }
    child.once('error', () => end(127))
    child.once('exit', code => end(code ?? 1))
  })
