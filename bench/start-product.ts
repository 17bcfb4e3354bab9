import { spawn } from 'node:child_process'
import { freePorts } from '../e2e/free-ports.ts'

const main = new URL('../packages/server/src/main.ts', import.meta.url).pathname

export interface Product {
  readonly url: string
  readonly pid: number
  readonly startMs: number
  readonly stop: () => Promise<void>
  /** As a power cut would. */
  readonly kill: () => Promise<void>
}

/** Starts the server, or a worker by its settings, on a data folder and waits until it is ready. */
export const startProduct = async (
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> => {
  const { PORT = String(await freePorts(1)) } = settings
  const start = performance.now()
  const own = { MAOJIAN_DATA: folder, PORT, HOST: '127.0.0.1', LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = new Promise<void>(done => child.on('close', () => done()))
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString('utf8').includes('已启动') && ready())
    child.on('close', code => failed(new Error(`server ended with ${code}`)))
  })
  const end = (signal: NodeJS.Signals) => async (): Promise<void> => {
    child.kill(signal)
    await closed
  }
  return {
    url: `http://127.0.0.1:${PORT}`,
    pid: child.pid!,
    startMs: performance.now() - start,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
  }
}
