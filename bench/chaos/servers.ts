import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../../e2e/free-ports.ts'
import { startProduct, type Product } from '../start-product.ts'

const commands = new URL('../../packages/server/src/cli/main.ts', import.meta.url).pathname

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
  const settings = { ...commonOf(folder), ...shared }
  const running = new Set<Product>()
  const member = async (name: string, role: 'web' | 'worker'): Promise<Member> => {
    const own = { ...settings, ROLE: role, PORT: String(await freePorts(1)) }
    let product: Product | undefined
    return {
      name,
      url: role === 'web' ? `http://127.0.0.1:${own.PORT}` : undefined,
      start: async () => {
        product = await startProduct(join(folder, name), own)
        running.add(product)
      },
      kill: async () => {
        if (product === undefined) return
        await product.kill()
        running.delete(product)
      },
    }
  }
  return {
    folder,
    member,
    /** Runs a command to its end, or kills it after so long; true when it says that it has done its work. */
    command: async (args: readonly string[], killAfterMs?: number): Promise<boolean> => {
      const child = spawn(process.execPath, [commands, ...args], {
        env: { ...process.env, ...settings, MAOJIAN_DATA: join(folder, 'command') },
        stdio: 'ignore',
        ...(killAfterMs !== undefined && { timeout: killAfterMs, killSignal: 'SIGKILL' as const }),
      })
      const [code] = (await once(child, 'exit')) as [number | null]
      return code === 0
    },
    close: async (): Promise<void> => {
      await Promise.all([...running].map(one => one.kill()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = ReturnType<typeof createCluster>
