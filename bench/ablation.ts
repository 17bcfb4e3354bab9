/**
 * What each signal and each table of the engine earns: it is switched off and everything of the tuning half asked again, on
 * the lists of MAOJIAN_DATA. `--only signals | tables` for a part; `--cards` writes docs/screening-signals.md of what the
 * last runs of both parts have counted, and asks nothing.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIndex, engineVersion, openIndex } from '@maojian/screening'
import { signals } from '@maojian/screening/match/score/signals'
import type { Signal } from '@maojian/screening/match/signal/signal'
import { loadLists } from './accuracy/lists.ts'
import { cardsPage, type Earned } from './ablation/cards.ts'
import { measure, questionsOf, type Counts, type Questions } from './ablation/measure.ts'
import { save } from './report.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    only: { type: 'string' },
    cards: { type: 'boolean', default: false },
    /** What a process without one table is asked, and where it writes what it counted. */
    asked: { type: 'string' },
    counted: { type: 'string' },
  },
})

interface Kept {
  readonly corpus: string
  readonly machine: string
  readonly rows: readonly Earned[]
}

if (values.cards) {
  const [first, second] = ['signals', 'tables'].map(
    part => JSON.parse(readFileSync(join(import.meta.dirname, `out/ablation-${part}.json`), 'utf8')) as Kept,
  )
  const corpora = [...new Set([first!.corpus, second!.corpus])].join('. Tables: ')
  const page = cardsPage(corpora, first!.machine, [...first!.rows, ...second!.rows])
  writeFileSync(join(import.meta.dirname, '../docs/screening-signals.md'), page)
  process.exit(0)
}

const lists = loadLists()
const index = openIndex(buildIndex(lists.subjects, lists.meta))

if (values.asked !== undefined && values.counted !== undefined) {
  const asked = JSON.parse(readFileSync(values.asked, 'utf8')) as Questions
  writeFileSync(values.counted, JSON.stringify(measure(index, asked)))
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'maojian-ablation-'))
const files = { asked: join(folder, 'asked.json'), counted: join(folder, 'counted.json') }
const asked = questionsOf(index, lists.subjects)
writeFileSync(files.asked, JSON.stringify(asked))

/** The counts while a signal says nothing. */
const withoutSignal = (signal: Signal): Counts => {
  const switched = signal as { of: Signal['of'] }
  const { of } = switched
  switched.of = () => []
  const counts = measure(index, asked)
  switched.of = of
  return counts
}

/** The same of a process that reads the table as empty: everything is made of it anew, the index too. */
const withoutTable = (table: string): Counts | undefined => {
  const hook = join(import.meta.dirname, 'without-table.ts')
  const bench = join(import.meta.dirname, 'main.ts')
  const { status } = spawnSync(
    process.execPath,
    ['--import', hook, bench, 'ablation', '--asked', files.asked, '--counted', files.counted],
    { env: { ...process.env, BENCH_WITHOUT: table }, stdio: 'inherit' },
  )
  return status === 0 ? (JSON.parse(readFileSync(files.counted, 'utf8')) as Counts) : undefined
}

const same = asked.pairs.filter(pair => pair.same).length
const sizes: Readonly<Record<keyof Counts, number>> = {
  found: same,
  alarms: asked.pairs.length - same,
  beside: asked.beside.length,
  typed: asked.typed.length,
  possible: asked.ordinary.length,
  hits: asked.ordinary.length,
  micros: 0,
}
const keys = ['found', 'alarms', 'beside', 'typed', 'possible', 'hits'] as const

// Once in vain, so that what is compiled and remembered on the way is counted for nobody.
measure(index, asked)
const whole = measure(index, asked)

const earned = (without: Counts): Counts =>
  ({
    ...Object.fromEntries(keys.map(key => [key, whole[key] - without[key]])),
    micros: Math.round(10 * (whole.micros - without.micros)) / 10,
  }) as unknown as Counts

const told = (rows: Earned[], one: Pick<Earned, 'what' | 'name'>, without: Counts | undefined): void => {
  const { what, name } = one
  if (without === undefined) {
    console.log(`${what} ${name}: the engine does not run without it`)
    return
  }
  rows.push({ ...one, earns: earned(without) })
  console.log(`${what} ${name}: ${keys.map(key => `${key} ${whole[key] - without[key]}`).join(', ')}`)
}

const corpus = `engine ${engineVersion}; tuning half; ${lists.subjects.length} parties, snapshot ${lists.pointer}; ${asked.pairs.length} pairs, ${asked.beside.length} names with something beside them, ${asked.typed.length} with slips, ${asked.ordinary.length} ordinary names`
console.log(`ablation: ${corpus}\n`)
console.table(keys.map(key => ({ what: key, of: sizes[key], 'by the whole engine': whole[key] })))

const kept = (part: string, rows: readonly Earned[]): void => {
  console.log('\nWhat each brings: answers more (or fewer) than without it, and microseconds a search')
  console.table(rows.map(({ what, name, earns }) => ({ what, name, ...earns })))
  save(`ablation-${part}`, {
    command: `npm run bench -- ablation --only ${part}`,
    corpus,
    whole,
    sizes,
    rows,
  })
}

if (values.only !== 'tables') {
  const rows: Earned[] = []
  for (const signal of Object.values(signals).flat())
    told(rows, { what: 'signal', name: signal.name }, withoutSignal(signal))
  kept('signals', rows)
}
if (values.only !== 'signals') {
  const rows: Earned[] = []
  const data = join(import.meta.dirname, '../packages/screening/data')
  for (const name of readdirSync(data).filter(file => file.endsWith('.tsv')))
    told(rows, { what: 'table', name }, withoutTable(name))
  kept('tables', rows)
}
rmSync(folder, { recursive: true })
