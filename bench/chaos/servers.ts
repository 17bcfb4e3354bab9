import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const source = new URL('../../packages/server/src/', import.meta.url).pathname

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface Member {
  readonly name: string
  /** Undefined for the worker. */
  readonly url: string | undefined
  /** Starts it, or starts it again; resolves when it says so. */
  readonly start: () => Promise<void>
  /** As a power cut would. */
  readonly kill: () => Promise<void>
}

export type Settings = Readonly<Record<string, string>>

/** Servers of one organisation sign with one key. */
const commonOf = (folder: string): Settings => ({
  LOG_LEVEL: 'silent',
  EVIDENCE_KEY_FILE: join(folder, 'evidence.json'),
})

/** Processes that share a database and a bucket, each with a data folder of its own. */
export const createCluster = (shared: Settings) => {
  const folder = mkdtempSync(join(tmpdir(), 'maojian-chaos-'))
  const running = new Set<ChildProcess>()
  const launch = (script: string, args: readonly string[], env: Settings): ChildProcess => {
    const child = spawn(process.execPath, [join(source, script), ...args], {
      env: { ...process.env, ...commonOf(folder), ...shared, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }
  const end = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const member = async (name: string, role: 'web' | 'worker'): Promise<Member> => {
    const port = await freePort()
    let child: ChildProcess | undefined
    const env = { ROLE: role, PORT: String(port), HOST: '127.0.0.1', MAOJIAN_DATA: join(folder, name) }
    return {
      name,
      url: role === 'web' ? `http://127.0.0.1:${port}` : undefined,
      start: async () => {
        const begun = launch('main.ts', [], env)
        child = begun
        const started = Promise.withResolvers<void>()
        begun.stdout!.on('data', (text: Buffer) => text.includes('已启动') && started.resolve())
        begun.once('exit', code => started.reject(new Error(`${name} ended with ${code}`)))
        await started.promise
      },
      kill: async () => {
        if (child) await end(child)
      },
    }
  }
  return {
    folder,
    member,
    /** Runs a command to its end, or kills it after so long; true when it says that it has done its work. */
    command: async (args: readonly string[], killAfterMs?: number): Promise<boolean> => {
      const child = launch('cli/main.ts', args, { MAOJIAN_DATA: join(folder, 'command') })
      const timer = killAfterMs === undefined ? undefined : setTimeout(() => void end(child), killAfterMs)
      const [code] = (await once(child, 'exit')) as [number | null]
      clearTimeout(timer)
      return code === 0
    },
    close: async (): Promise<void> => {
      await Promise.all([...running].map(end))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = ReturnType<typeof createCluster>
