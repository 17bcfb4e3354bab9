import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFontConfig } from './font-config.ts'
import { obtainBrowser } from './obtain-browser.ts'
import { obtainPostgres, type Postgres } from './obtain-postgres.ts'
import { readPlaywright, readVitest } from './read-reports.ts'
import { runChild } from './run-child.ts'
import { judged, nothing, oneFailure, type Report } from './step-result.ts'

export interface Step {
  readonly name: string
  readonly budgetMinutes: number
  run(deadline: number): Promise<Report>
}

const reports = mkdtempSync(join(tmpdir(), 'maojian-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

const npm = (deadline: number, script: string): Promise<number> =>
  runChild('npm', ['run', script], { deadline })

const runVitest = async (project: string, deadline: number, env: Record<string, string>): Promise<Report> => {
  const output = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
  const args = ['run', '--project', project, '--passWithNoTests', ...reporters]
  const code = await runChild('vitest', args, { deadline, env })
  return judged(readVitest(output), code)
}

let started: Promise<Postgres | undefined> | undefined

/** One PostgreSQL for the whole run, started when first needed. */
const postgres = (): Promise<Postgres | undefined> => (started ??= obtainPostgres())

export const stopPostgres = async (): Promise<void> => (await started)?.stop()

const onBothDatabases = async (project: string, deadline: number): Promise<Report> => {
  const server = await postgres()
  if (server !== undefined) {
    console.log(`PostgreSQL: ${server.from}`)
    return runVitest(project, deadline, { TEST_DATABASE_URL: server.url })
  }
  console.error('no PostgreSQL: set TEST_DATABASE_URL or install a server')
  return process.env['CI'] ? oneFailure : runVitest(project, deadline, {})
}

const realFiles = (deadline: number): Promise<Report> => {
  const folder = process.env['REFERENCE_DATA']
  if (!folder) console.log('REFERENCE_DATA is not set: the tests on real official files are skipped')
  else console.log(`real official files: ${folder}`)
  return onBothDatabases('real', deadline)
}

const browser = async (deadline: number): Promise<Report> => {
  if ((await npm(deadline, 'build')) !== 0) return oneFailure
  const found = await obtainBrowser()
  if (found === undefined) return oneFailure
  const output = join(reports, 'browser.json')
  const env = {
    CHROMIUM: found.path,
    FONTCONFIG_FILE: writeFontConfig(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: output,
    PLAYWRIGHT_HTML_OPEN: 'never',
  }
  const code = await runChild('playwright', ['test', '--reporter=list,json'], { deadline, env })
  return judged(readPlaywright(output), code)
}

const chaosSeconds = 40

/** Processes killed in turn under load; `npm run bench -- chaos` is the long form. */
const chaos = async (deadline: number): Promise<Report> => {
  const server = await postgres()
  if (server === undefined) {
    console.error('no PostgreSQL: the processes that share one cannot be killed in turn')
    return process.env['CI'] ? oneFailure : nothing
  }
  const start = performance.now()
  const env = { TEST_DATABASE_URL: server.url, CHAOS_SECONDS: String(chaosSeconds) }
  const code = await runChild('npm', ['run', 'bench', '--', 'chaos'], { deadline, env })
  const test = {
    name: `chaos: killed in turn for ${chaosSeconds} s`,
    seconds: (performance.now() - start) / 1000,
    ...(code !== 0 && { failure: `it ended with code ${code}; what was lost or wrong stands in its output` }),
  }
  return judged({ ...nothing, passed: code === 0 ? 1 : 0, tests: [test] }, code)
}

const check = async (deadline: number): Promise<Report> =>
  (await npm(deadline, 'check')) === 0 ? nothing : oneFailure

/** In this order: the cheapest refusal first. */
export const steps: readonly Step[] = [
  { name: 'check', budgetMinutes: 2, run: check },
  { name: 'unit and store', budgetMinutes: 14, run: deadline => onBothDatabases('unit', deadline) },
  { name: 'real files', budgetMinutes: 3, run: realFiles },
  { name: 'chaos', budgetMinutes: 3, run: chaos },
  { name: 'browser', budgetMinutes: 12, run: browser },
]
