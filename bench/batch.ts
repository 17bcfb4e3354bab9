/**
 * Screens a file of counterparties as the `screen` command does, on the snapshot published in MAOJIAN_DATA:
 * rows a second and memory. BENCH_ROWS rows (100,000 unless told), two threads; one row in fifty is a
 * listed name, the others are grown from ordinary firms and hardly repeat.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openIndex } from '@maojian/screening'
import { cleanNames } from './clean-names.ts'
import { grownNames } from './grown-names.ts'
import { numbers } from './mixed-queries.ts'
import { report } from './report.ts'
import { publishedBytes } from './published-bytes.ts'
import { dataFolder as data } from './settings.ts'

const rows = Number(process.env['BENCH_ROWS'] ?? 100_000)
const command = fileURLToPath(new URL('../packages/server/src/cli/main.ts', import.meta.url))
const { id: pointer, bytes } = publishedBytes(data)
const folder = mkdtempSync(join(tmpdir(), 'bench-batch-'))

const writeCounterparties = (path: string): string => {
  const index = openIndex(bytes)
  const clean = cleanNames()
  const next = numbers(20261122)
  const [latin, han] = [grownNames(clean.latin, 1), grownNames(clean.han, 2)]
  const listed = (): string => index.subject(next(index.size.subjects)).names[0]?.text ?? ''
  const lines = ['编号,名称,国家']
  for (let i = 0; i < rows; i++) {
    const name = i % 50 === 0 ? listed() : i % 2 ? han() : latin()
    lines.push(`${String(i).padStart(7, '0')},"${name.replaceAll('"', '""')}",${i % 2 ? '中国' : ''}`)
  }
  writeFileSync(path, lines.join('\n'))
  return `${index.size.subjects} parties, snapshot ${pointer}; ${rows} counterparties, 2 % listed names`
}

/** Clock ticks a second in which Linux counts processor time. */
const ticks = 100

/** Highest resident memory (MB) and processor time (s) of a process while it lives: threads included. */
const watch = (pid: number): { readonly stop: () => { readonly memory: number; readonly cpu: number } } => {
  let most = 0
  let cpu = 0
  const look = (): void => {
    const found = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    most = Math.max(most, Number(found?.[1] ?? 0) / 1024)
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    cpu = (Number(fields[11]) + Number(fields[12])) / ticks
  }
  const timer = setInterval(() => {
    try {
      look()
    } catch {
      clearInterval(timer)
    }
  }, 100)
  return {
    stop: () => {
      clearInterval(timer)
      return { memory: most, cpu }
    },
  }
}

const source = join(folder, 'counterparties.csv')
const corpus = writeCounterparties(source)
const start = performance.now()
const child = spawn(process.execPath, [command, 'screen', source, '--out', join(folder, 'result.xlsx')], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
const watched = watch(child.pid!)
const [code] = (await once(child, 'exit')) as [number]
const seconds = (performance.now() - start) / 1000
const { memory, cpu } = watched.stop()
const size = execFileSync('stat', ['-c', '%s', join(folder, 'result.xlsx')], { encoding: 'utf8' })
rmSync(folder, { recursive: true })
if (code !== 0) throw new Error(`screen ended with ${code}`)
report('batch', corpus, [
  {
    what: 'rows a second, reading and writing included',
    value: rows / seconds,
    unit: 'rows/s',
    target: 2778,
    atLeast: true,
  },
  { what: '1,000,000 rows at this rate', value: (1e6 * seconds) / rows / 60, unit: 'min', target: 6 },
  { what: 'most memory of the process', value: memory, unit: 'MB', target: 1500 },
  { what: 'rows per second of processor time', value: rows / cpu, unit: 'rows/s' },
  { what: 'result', value: Number(size) / 1e6, unit: 'MB' },
])
