import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const main = new URL('main.ts', import.meta.url).pathname
const within = (seconds: number) => ({ timeout: seconds * 1000, interval: 200 })

let dataDir = ''
let child: ChildProcess
let address = ''
let session: Record<string, string> = {}

/** The product as a process of its own, which can be killed as a power cut would. */
const start = async (): Promise<void> => {
  const env = { ...process.env, DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' }
  child = spawn(process.execPath, [main], {
    env: { ...env, MAOJIAN_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout!.on('data', (piece: Buffer) => {
      printed += piece.toString('utf8')
      const [, at] = /贸鉴已启动：(http\S+)\s/u.exec(printed) ?? []
      if (at) resolve(at)
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
}

const kill = async (): Promise<void> => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const ask = async (path: string, init: RequestInit = {}): Promise<Record<string, unknown>> => {
  const response = await fetch(`${address}${path}`, { ...init, headers: { ...session, ...init.headers } })
  return ((await response.json()) as { data: Record<string, unknown> }).data
}
const post = (path: string, fields: Record<string, string>): Promise<Record<string, unknown>> =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) })

const logIn = async (): Promise<void> => {
  const kept = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')) as {
    phone: string
    password: string
    role: number
  }[]
  const { phone, password } = kept.find(account => account.role === 2)!
  const pwd = createHash('md5').update(password).digest('hex')
  session = { authorization: String((await post('/api/login/phone', { phoneNum: phone, pwd }))['sessionId']) }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'killed-'))
  await start()
  await logIn()
})
afterAll(async () => {
  child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, maxRetries: 5 })
})

const idOf = (data: Record<string, unknown>): string => (data['batch'] as { id: string }).id
const startBatch = async (): Promise<string> => {
  const rows = Array.from({ length: 60_000 }, (_, i) => `Invented Trading House ${i}`)
  const id = idOf(
    await ask('/api/screening/batch/upload?name=a.csv', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: ['客户名称', ...rows].join('\n'),
    }),
  )
  await post('/api/screening/batch/start', { id, name: '0' })
  return id
}
const screened = async (id: string): Promise<number> => {
  const { batch } = await ask(`/api/screening/batch/detail?id=${id}`)
  return (batch as { screened: number }).screened
}
const uploads = (): Promise<string[]> => readdir(join(dataDir, 'uploads')).catch(() => [])

test('the next start takes up what a killed server was doing, and its half upload is gone', async () => {
  const id = await startBatch()
  await vi.waitFor(async () => expect(await screened(id)).toBeGreaterThan(0), within(60))
  const half = connect(Number(new URL(address).port), '127.0.0.1')
  half.on('error', () => undefined)
  const head = [
    'POST /api/screening/batch/upload?name=b.csv HTTP/1.1',
    'host: 127.0.0.1',
    `authorization: ${session['authorization']}`,
    'content-type: application/octet-stream',
    'content-length: 9000000',
  ]
  half.write(`${head.join('\r\n')}\r\n\r\n${'x'.repeat(300_000)}`)
  await vi.waitFor(async () => expect(await uploads()).toHaveLength(1), within(30))
  await kill()
  half.destroy()
  await start()
  expect(await uploads()).toEqual([])
  const left = await screened(id)
  expect(left).toBeLessThan(60_000)
  // Seconds on a machine at rest; far less, also on a busy one, than the quarter of an hour that a job may take.
  await vi.waitFor(async () => expect(await screened(id)).toBeGreaterThan(left), within(150))
}, 360_000)
