import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimFolder, handOver, type ClaimedFolder } from './control-socket.ts'

let dataDir = ''
const claims: ClaimedFolder[] = []
const claim = async (folder = dataDir): Promise<ClaimedFolder> => {
  const claimed = await claimFolder(folder)
  claims.push(claimed)
  return claimed
}
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'claim-'))))
afterEach(async () => {
  for (const claimed of claims.splice(0)) await claimed.release()
  await rm(dataDir, { recursive: true })
})

const status = { command: 'status' } as const
const silent = (): void => undefined

describe('one folder, one owner', () => {
  it('a second claim is refused until the first is released', async () => {
    const first = await claim()
    await expect(claimFolder(dataDir)).rejects.toThrow('正由另一个贸鉴进程使用')
    await first.release()
    await expect(claim()).resolves.toMatchObject({ dataDir })
  })
  it('only the owner’s account may connect', async () => {
    await claim()
    expect((await stat(join(dataDir, 'control.sock'))).mode & 0o777).toBe(0o600)
  })
  it('of many that start together exactly one gets the folder', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => claim()))
    expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1)
  })
  it('the socket of a killed process is stale', async () => {
    const path = join(dataDir, 'control.sock')
    const script = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    await expect(claimFolder(dataDir)).rejects.toThrow('正由另一个贸鉴进程使用')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect((await stat(path)).isSocket()).toBe(true)
    await expect(claim()).resolves.toMatchObject({ dataDir })
  })
  it('a folder with a long path can be claimed too', async () => {
    const deep = join(dataDir, 'a'.repeat(80), 'b'.repeat(80))
    await claim(deep)
    await expect(claimFolder(deep)).rejects.toThrow('正由另一个贸鉴进程使用')
    expect(await handOver(deep, status, silent).catch(String)).toContain('正在启动')
  })
})

describe('commands handed over', () => {
  it('are answered with progress and result', async () => {
    const owner = await claim()
    owner.serve(async (command, progress) => {
      progress('正在读取')
      return { command }
    })
    const told: string[] = []
    const answer = await handOver(dataDir, { command: 'refresh', source: 'un-sc', accept: false }, line =>
      told.push(line),
    )
    expect(answer).toEqual({ result: { command: { command: 'refresh', source: 'un-sc', accept: false } } })
    expect(told).toEqual(['正在读取'])
  })
  it('nobody there: the caller does it itself', async () => {
    expect(await handOver(dataDir, status, silent)).toBeUndefined()
  })
  it('a failure there is told here', async () => {
    const owner = await claim()
    owner.serve(() => Promise.reject(new Error('条目减少超过 20%')))
    await expect(handOver(dataDir, status, silent)).rejects.toThrow('超过 20%')
  })
  it('a caller that hangs up cancels what it asked for', async () => {
    const owner = await claim()
    const stop = new AbortController()
    const cancelled = new Promise<void>(resolve => {
      owner.serve((_command, progress, signal) => {
        progress('begun')
        return new Promise((_done, fail) =>
          signal.addEventListener('abort', () => {
            resolve()
            fail(new Error('cancelled'))
          }),
        )
      })
    })
    const asked = handOver(dataDir, status, () => stop.abort(new Error('stopped')), stop.signal)
    await expect(asked).rejects.toThrow('stopped')
    await cancelled
  })
  it('nonsense is refused', async () => {
    await claim()
    const socket = connect(join(dataDir, 'control.sock'))
    socket.write('{"command":"drop"}\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toContain('无法识别')
    socket.destroy()
  })
})
