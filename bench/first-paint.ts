/**
 * What a visitor waits for on a slow line (1.6 Mbit/s, 150 ms) with a processor four times slower than this one, in a browser
 * without a window and nothing kept; and the longest task while a name is typed. The product must have been built.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { freePorts } from '../e2e/free-ports.ts'
import { startServer } from '../e2e/start-server.ts'
import { findBrowser } from '../scripts/test/find-browser.ts'
import { percentile, report, type Figure } from './report.ts'

const runs = 5
const slowness = 4
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const slowed = async (page: Page, processor: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
}

/** First text or picture, and when the search box can be typed into, in ms since the address was asked for. */
const firstPaint = async (browser: Browser, url: string): Promise<readonly [number, number]> => {
  const page = await browser.newPage()
  await slowed(page, slowness)
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByLabel('检索词').first().waitFor()
  const usable = await page.evaluate(() => performance.now())
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await page.close()
  return [painted, usable]
}

const typed = 'Sberbank of Russia, Frankfurt'

/** Longest tasks while a name is typed, a letter each 60 ms, and answered by suggestions. */
const typing = async (browser: Browser, url: string, processor: number): Promise<number> => {
  const page = await browser.newPage()
  await page.goto(url)
  const box = page.getByLabel('检索词').first()
  await box.waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) tasks.push(entry.duration)
    }).observe({ type: 'longtask' })
  })
  await box.pressSequentially(typed, { delay: 60 })
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)
  await page.close()
  return Math.max(0, ...tasks)
}

const middle = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

const each = async <T>(make: () => Promise<T>): Promise<T[]> => {
  const all: T[] = []
  for (let i = 0; i < runs; i++) all.push(await make())
  return all
}

const measure = async (browser: Browser, url: string): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const [name, path] of [
    ['home', '/home'],
    ['search', '/sanctionSearch'],
  ] as const) {
    const paints = await each(() => firstPaint(browser, url + path))
    const [painted, usable] = [paints.map(one => one[0]), paints.map(one => one[1])]
    figures.push(
      { what: `${name}: first paint, median of ${runs}`, value: middle(painted), unit: 'ms', target: 3000 },
      { what: `${name}: search box usable, median`, value: middle(usable), unit: 'ms' },
    )
  }
  for (const [speed, processor] of [
    ['this processor', 1],
    [`a processor ${slowness} times slower`, slowness],
  ] as const) {
    const longest = Math.max(...(await each(() => typing(browser, `${url}/home`, processor))))
    const target = processor === 1 ? { target: 100 } : {}
    figures.push({ what: `longest task while typing, ${speed}`, value: longest, unit: 'ms', ...target })
  }
  return figures
}

const folder = mkdtempSync(join(tmpdir(), 'bench-paint-'))
const port = String(await freePorts(1))
const main = join(import.meta.dirname, '../packages/server/src/main.ts')
const product = await startServer(main, {
  PORT: port,
  HOST: '127.0.0.1',
  MAOJIAN_DATA: folder,
  DATABASE_URL: '',
})
const found = findBrowser()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(found && { executablePath: found.path }),
})
try {
  const figures = await measure(browser, `http://127.0.0.1:${port}`)
  report('first-paint', `${runs} first visits each, ${browser.version()}, sample lists`, figures)
} finally {
  await browser.close()
  product.stop()
  await product.ended
  rmSync(folder, { recursive: true, force: true })
}
