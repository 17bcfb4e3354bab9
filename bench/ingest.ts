/** Import of all FollowTheMoney files of REFERENCE_DATA into an empty folder, once more, then a server start on them. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { report } from './report.ts'
import { startProduct } from './start-product.ts'

const reference = process.env['REFERENCE_DATA']
if (!reference || !existsSync(join(reference, 'ftm')))
  throw new Error('REFERENCE_DATA names no folder with ftm/')
const files = readdirSync(join(reference, 'ftm'))
  .filter(file => file.endsWith('.ftm.json.gz'))
  .map(file => join(reference, 'ftm', file))
const folder = mkdtempSync(join(tmpdir(), 'maojian-bench-'))
const cli = new URL('../packages/server/src/cli/main.ts', import.meta.url).pathname

const residentMb = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const importAll = async (): Promise<{ seconds: number; peakMb: number; account: string }> => {
  const start = performance.now()
  const child = spawn(process.execPath, [cli, 'lists', 'import', 'ftm', ...files], {
    env: { ...process.env, MAOJIAN_DATA: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let account = ''
  let peakMb = 0
  child.stdout.on('data', (chunk: Buffer) => (account += chunk.toString('utf8')))
  const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(child.pid!))), 50)
  const code = await new Promise<number | null>(done => child.on('close', done))
  clearInterval(watch)
  if (code !== 0) throw new Error(`import ended with ${code}: ${account}`)
  return { seconds: (performance.now() - start) / 1000, peakMb, account }
}

try {
  const { seconds, peakMb, account } = await importAll()
  const again = await importAll()
  const product = await startProduct(folder)
  await product.stop()
  report('ingest', account.split('\n')[1] ?? '', [
    { what: 'import, resolution, index, snapshot', value: seconds, unit: 's', target: 15 },
    { what: 'peak memory of the import', value: peakMb, unit: 'MiB', target: 1200 },
    { what: 'the same files again, process and all', value: again.seconds, unit: 's', target: 2 },
    { what: 'server start on these lists', value: product.startMs / 1000, unit: 's', target: 10 },
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
