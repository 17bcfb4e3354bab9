import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runCommand } from './cli/run.ts'
import type { Terminal } from './cli/terminal.ts'
import { allCommands } from './commands.ts'
import { readConfig } from './config.ts'
import { FolderBusy } from './control/control-socket.ts'
import { ftmLines } from './ingest/testing.ts'
import { startServer, type RunningServer } from './start.ts'

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

const terminalOf = (dataDir: string, at: number): Terminal => ({
  env: { MAOJIAN_DATA: dataDir },
  input: Readable.from(['']),
  output: new PassThrough().resume(),
  errors: new PassThrough().resume(),
  signal: new AbortController().signal,
  now: () => new Date(at),
})

describe('the whole server on an empty folder', () => {
  let dataDir: string
  let server: RunningServer
  const settings = () => ({ ...readConfig({ PORT: '0', LOG_LEVEL: 'silent' }), dataDir })
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'maojian-start-'))
    server = await startServer(settings())
  })
  afterAll(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true })
  })
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${server.address}${path}`, init)
    return (await response.json()) as Record<string, unknown> & { data: Record<string, unknown> }
  }
  const login = (phoneNum: string, password: string) =>
    ask('/api/login/phone', { method: 'POST', body: new URLSearchParams({ phoneNum, pwd: md5(password) }) })

  test('it is ready with the starter lists', async () => {
    expect(await ask('/api/ready')).toMatchObject({ status: 'ready', database: true })
    const { data } = await ask('/api/source/list')
    expect(data['partyCount']).toBeGreaterThan(1000)
  })

  test('every demonstration account can log in with the password that was printed', async () => {
    expect(server.demoAccounts.map(account => account.role)).toEqual([1, 2, 17, 99])
    for (const { phone, password, role } of server.demoAccounts)
      expect(await login(phone, password)).toMatchObject({ code: 200, data: { roleIds: [role] } })
  })

  test('the passwords stand in a file that only the owner reads', async () => {
    expect((await stat(join(dataDir, 'demo-accounts.json'))).mode & 0o777).toBe(0o600)
  })

  test('a second server on the same folder is refused and disturbs nothing', async () => {
    await expect(startServer(settings())).rejects.toThrow(FolderBusy)
    expect(await ask('/api/health')).toEqual({ status: 'alive' })
  })

  test('after a restart sessions and passwords still hold', async () => {
    const [first] = server.demoAccounts
    const { data } = await login(first!.phone, first!.password)
    await server.stop()
    server = await startServer(settings())
    expect(server.demoAccounts[0]!.password).toBe(first!.password)
    const body = new URLSearchParams({ token: String(data['sessionId']) })
    expect(await ask('/api/get_info', { method: 'POST', body })).toMatchObject({ code: 200 })
  })

  test('a damaged index is made anew at the next start, and what half uploads left is gone', async () => {
    await server.stop()
    const folder = join(dataDir, 'snapshots')
    for (const one of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!one.isFile()) continue
      const path = join(one.parentPath, one.name)
      const bytes = await readFile(path)
      if (bytes.length > 0) bytes[Math.floor(bytes.length / 2)]! ^= 1
      await writeFile(path, bytes)
    }
    await mkdir(join(dataDir, 'uploads'), { recursive: true })
    await writeFile(join(dataDir, 'uploads', 'half'), 'x')
    server = await startServer(settings())
    expect(await ask('/api/ready')).toMatchObject({ status: 'ready', index: 'current' })
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
  })

  test('a list file that was refused more than a week ago is gone after a start; what an edition was made from stays', async () => {
    await server.stop()
    const parties = (count: number, day: string) =>
      ftmLines(
        Array.from({ length: count }, (_, i) => ({
          id: `r-${i}`,
          name: `Invented Refusing Works ${i}`,
          day,
        })),
      )
    const bring = async (count: number, day: string): Promise<number> => {
      const file = join(dataDir, `${day}.json`)
      await writeFile(file, parties(count, day))
      return runCommand(await allCommands(), terminalOf(dataDir, Date.now() - 8 * 86_400_000), [
        'lists',
        'import',
        'ftm',
        file,
      ])
    }
    const kept = async (): Promise<string[]> => {
      const all = await readdir(join(dataDir, 'raw'), { recursive: true, withFileTypes: true })
      return all
        .filter(one => one.isFile())
        .map(one => one.name)
        .sort()
    }
    expect(await bring(10, '2026-08-01')).toBe(0)
    const accepted = await kept()
    expect(await bring(2, '2026-08-08')).toBe(1)
    expect(await kept()).toHaveLength(accepted.length + 1)
    server = await startServer(settings())
    await vi.waitFor(async () => expect(await kept()).toEqual(accepted), { timeout: 30_000, interval: 200 })
  })
})
