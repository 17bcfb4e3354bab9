/**
 * How smoothly a drawing of 1,000 nodes is dragged in a browser without a window: times between frames while the drawing,
 * one of its nodes, and the node in the middle with all of its lines are moved.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { freePorts } from '../e2e/free-ports.ts'
import { startServer } from '../e2e/start-server.ts'
import { findBrowser } from '../scripts/test/find-browser.ts'
import { runChild } from '../scripts/test/run-child.ts'
import { percentile, report, type Figure } from './report.ts'

const count = 1000
const holder = '合成持有人有限公司'
const server = (file: string): string => join(import.meta.dirname, '../packages/server/src', file)

/** One holder of all the others, some of which hold each other. */
const writePack = (path: string): void => {
  const nodes = Array.from({ length: count }, (_, i) => ({
    id: `c${i}`,
    name: i === 0 ? holder : `合成企业${i}有限公司`,
  }))
  const spokes = nodes.slice(1).map(({ id }, i) => ({ from: 'c0', to: id, percent: String(1 + (i % 99)) }))
  const others = nodes.slice(2, 300).map(({ id }) => ({ from: 'c1', to: id, percent: '5' }))
  const lines = [...nodes, ...[...spokes, ...others].map(one => ({ ...one, kind: 'STOCK', source: '合成' }))]
  writeFileSync(path, lines.map(line => JSON.stringify(line)).join('\n'))
}

const signIn = async (page: Page, url: string, account: { phone: string; password: string }) => {
  const pwd = createHash('md5').update(account.password).digest('hex')
  await page.request.post(`${url}/api/login/phone`, { form: { phoneNum: account.phone, pwd } })
}

const drawAll = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/enterpriseMap?name=${encodeURIComponent(holder)}&view=conduct`)
  const next = page.getByRole('button', { name: /显示下一批/u })
  const drawn = page.getByRole('main').getByRole('application')
  await drawn.and(page.locator('[data-drawn="true"]')).waitFor()
  const note = page.getByText(/图中 \d+ 个节点/u).first()
  for (let shown = 0; shown < count;) {
    shown = Number(/图中 (\d+) 个/u.exec((await note.textContent()) ?? '')?.[1])
    if (shown >= count) break
    await next.click({ timeout: 120_000 })
    await page.getByText(`图中 ${shown} 个节点`).waitFor({ state: 'detached', timeout: 120_000 })
  }
  await page.getByRole('button', { name: '复位' }).click()
}

const moves = 60

/** Presses at a place, moves in a circle, and gives the sorted times between frames meanwhile. */
const drag = async (page: Page, at: { x: number; y: number }): Promise<number[]> => {
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.evaluate(() => {
    const times: number[] = []
    const note = (time: number): void => {
      times.push(time)
      if (!('ended' in times)) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(globalThis, { times })
  })
  for (let i = 1; i <= moves; i++) {
    const angle = (i / moves) * 2 * Math.PI
    await page.mouse.move(at.x + 120 * Math.sin(angle), at.y + 80 * (1 - Math.cos(angle)))
  }
  const times = await page.evaluate(() => {
    const { times: kept } = globalThis as unknown as { times: number[] & { ended?: boolean } }
    kept.ended = true
    return [...kept]
  })
  await page.mouse.up()
  return times
    .slice(1)
    .map((time, i) => time - times[i]!)
    .toSorted((a, b) => a - b)
}

const figuresOf = (what: string, frames: readonly number[]): Figure[] => [
  { what: `${what}: median time between frames`, value: percentile(frames, 0.5), unit: 'ms' },
  { what: `${what}: p95`, value: percentile(frames, 0.95), unit: 'ms' },
  { what: `${what}: longest of ${frames.length} frames`, value: frames.at(-1) ?? 0, unit: 'ms' },
]

const measure = async (page: Page): Promise<Figure[]> => {
  const box = (await page.getByRole('main').getByRole('application').boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const corner = { x: box.x + 12, y: box.y + 12 }
  await drag(page, corner)
  return [
    ...figuresOf('the drawing', await drag(page, corner)),
    ...figuresOf(`the node in the middle with ${count - 1} lines`, await drag(page, middle)),
  ]
}

const folder = mkdtempSync(join(tmpdir(), 'bench-frames-'))
const port = String(await freePorts(1))
const env = { PORT: port, HOST: '127.0.0.1', MAOJIAN_DATA: folder, DATABASE_URL: '' }
const product = await startServer(server('main.ts'), env)
const found = findBrowser()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(found && { executablePath: found.path }),
})
try {
  const pack = join(folder, 'bench.jsonl')
  writePack(pack)
  const asked = ['enterprise', 'import', pack, '--format', 'pack']
  if ((await runChild(process.execPath, [server('cli/main.ts'), ...asked], { env })) !== 0)
    throw new Error('the pack was not imported')
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const url = `http://127.0.0.1:${port}`
  await signIn(page, url, product.accounts[0]!)
  await drawAll(page, url)
  report(
    'frames',
    `a drawing of ${count} nodes, 1440 × 900, ${browser.version()}, no GPU`,
    await measure(page),
  )
} finally {
  await browser.close()
  product.stop()
  await product.ended
  rmSync(folder, { recursive: true, force: true })
}
