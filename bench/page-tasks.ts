/**
 * The longest task of the search page with a long answer, 200 rows a page, on the lists of MAOJIAN_DATA (stopped meanwhile).
 * Traced from the browser without a tool attached to the page: an attached one makes every script be read twice, which
 * no user has. The product must have been built; BENCH_KEY is what is searched (huawei).
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { freePorts } from '../e2e/free-ports.ts'
import { findBrowser } from '../scripts/test/find-browser.ts'
import { memberForm } from './post-form.ts'
import { percentile, report, type Figure } from './report.ts'
import { startProduct } from './start-product.ts'
import { dataFolder as data } from './settings.ts'

const key = process.env['BENCH_KEY'] ?? 'huawei'
const visits = 5
/** By then the last row of two hundred is drawn. */
const settleMs = 6000
const windows = { 'a desk': '1440,900', 'a phone': '390,844' } as const

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly args: { readonly name?: string }
}

const isTask = ({ name, ph }: TraceEvent): boolean => ph === 'X' && name.endsWith('RunTask')

/** The longest task of the threads that draw pages, in ms. */
const longest = (events: readonly TraceEvent[]): number => {
  const drawing = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const tasks = events.filter(event => isTask(event) && drawing.has(`${event.pid}/${event.tid}`))
  if (tasks.length === 0) throw new Error('the browser traced no page')
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000
}

interface Reply {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly value?: readonly TraceEvent[] }
}

/** The browser's own connection: pages are opened by it, and none is attached to. */
const connect = async (port: number) => {
  const version = async (): Promise<string> => {
    for (let i = 0; i < 100; i++) {
      const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined)
      if (answer) return ((await answer.json()) as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl
      await wait(100)
    }
    throw new Error('the browser did not start')
  }
  const socket = new WebSocket(await version())
  const events: TraceEvent[] = []
  const traced = Promise.withResolvers<TraceEvent[]>()
  socket.addEventListener('message', ({ data: text }) => {
    const { method, params } = JSON.parse(String(text)) as Reply
    if (method === 'Tracing.dataCollected') events.push(...(params?.value ?? []))
    if (method === 'Tracing.tracingComplete') traced.resolve(events)
  })
  await new Promise(open => socket.addEventListener('open', open, { once: true }))
  let id = 0
  const send = (method: string, params = {}): void =>
    socket.send(JSON.stringify({ id: ++id, method, params }))
  return { send, traced: traced.promise }
}

const visit = async (profile: string, size: string, address: string): Promise<number> => {
  const port = await freePorts(1)
  const program = findBrowser()?.path ?? chromium.executablePath()
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, `--window-size=${size}`]
  const child = spawn(program, ['--headless', '--no-sandbox', '--disable-gpu', ...own, 'about:blank'], {
    stdio: 'ignore',
  })
  const ended = new Promise(done => child.once('exit', done))
  const { send, traced } = await connect(port)
  send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] }, transferMode: 'ReportEvents' })
  send('Target.createTarget', { url: address })
  await wait(settleMs)
  send('Tracing.end')
  const events = await traced
  // The program may be a script that started the browser: a signal would end the script alone.
  send('Browser.close')
  await ended
  return longest(events)
}

const product = await startProduct(data)
const profile = mkdtempSync(join(tmpdir(), 'bench-tasks-'))
try {
  const found = findBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    args: ['--no-sandbox', '--disable-gpu'],
    ...(found && { executablePath: found.path }),
  })
  await context.request.post(`${product.url}/api/login/phone`, { form: memberForm(data) })
  const page = await context.newPage()
  const address = `${product.url}/sanctionSearch?key=${encodeURIComponent(key)}&pageSize=200`
  await page.goto(address)
  await page.waitForTimeout(settleMs)
  const rows = await page.locator('ol[aria-label=检索结果] > li').count()
  await context.close()
  const figures: Figure[] = []
  for (const [name, size] of Object.entries(windows)) {
    const each: number[] = []
    for (let i = 0; i < visits; i++) each.push(await visit(profile, size, address))
    const sorted = each.toSorted((a, b) => a - b)
    figures.push(
      { what: `longest task on ${name}, median`, value: percentile(sorted, 0.5), unit: 'ms', target: 100 },
      { what: `longest task on ${name}, worst`, value: sorted.at(-1)!, unit: 'ms', target: 100 },
    )
  }
  report('page-tasks', `${visits} visits each, "${key}" with ${rows} rows`, figures)
} finally {
  await product.stop()
  rmSync(profile, { recursive: true, force: true })
}
