import { spawn } from 'node:child_process'
import { administratorName, type DemonstrationAccount } from './product-state.ts'

export interface RunningServer {
  readonly accounts: readonly DemonstrationAccount[]
  readonly ended: Promise<number>
  stop(): void
}

/** Demonstration accounts as the server prints them, one a line; nothing in a line of the log is taken for one. */
const readAccounts = (printed: string): DemonstrationAccount[] =>
  [...printed.matchAll(/^ {2}(演示-\S+) {2}(1\d{10}) \/ (\S+)$/gmu)].map(([, name, phone, password]) => ({
    name: name!,
    phone: phone!,
    password: password!,
  }))

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

const until = async (holds: () => Promise<boolean>, alive: () => boolean, what: string): Promise<void> => {
  const deadline = performance.now() + 60_000
  while (!(await holds())) {
    if (!alive()) throw new Error('the server ended before it was ready')
    if (performance.now() > deadline) throw new Error(`${what} within 60 s`)
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

/** Starts the built product, waits until it answers, and keeps what it printed about its accounts. */
export const startServer = async (main: string, env: Record<string, string>): Promise<RunningServer> => {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, SERVICE_PHONE: '400-000-0000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    if (printed.length > 200_000) printed = printed.slice(0, 100_000)
  })
  const ended = new Promise<number>(resolve => child.once('exit', code => resolve(code ?? 0)))
  const alive = (): boolean => child.exitCode === null
  const ready = `http://127.0.0.1:${env['PORT']}/api/ready`
  await until(() => isReady(ready), alive, `${ready} did not answer`)
  // The server answers before it has printed its accounts; the administrator comes last.
  const complete = (): boolean => readAccounts(printed).some(account => account.name === administratorName)
  await until(async () => complete(), alive, 'no demonstration account was printed')
  return { accounts: readAccounts(printed), ended, stop: () => child.kill('SIGTERM') }
}
