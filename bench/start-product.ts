import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

const main = new URL('../packages/server/src/main.ts', import.meta.url).pathname

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface Product {
  readonly url: string
  readonly pid: number
  readonly startMs: number
  readonly stop: () => Promise<void>
}

/** Starts the server on a data folder and waits until it is ready. */
export const startProduct = async (folder: string): Promise<Product> => {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, MAOJIAN_DATA: folder, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = new Promise<void>(done => child.on('close', () => done()))
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString('utf8').includes('贸鉴已启动') && ready())
    child.on('close', code => failed(new Error(`server ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    startMs: performance.now() - start,
    stop: async () => {
      child.kill('SIGTERM')
      await closed
    },
  }
}
