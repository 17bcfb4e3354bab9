/**
 * POST /api/sanction/detail through the whole server: one party that stands on eight lists with 26 names on each, one of them on all. The
 * lists are made here, in a data folder of their own; the asking process shares the machine.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn, postForm } from './post-form.ts'
import { percentile, report } from './report.ts'
import { startProduct } from './start-product.ts'

const requests = 1000
const warmUp = 100
const datasets = [
  'us_ofac_sdn',
  'ca_dfatd_sema_sanctions',
  'un_sc_sanctions',
  'gb_fcdo_sanctions',
  'eu_fsf',
  'au_dfat_sanctions',
  'ch_seco_sanctions',
  'ua_war_sanctions',
]
const namesOnEach = 26
const filler = 2000
const cli = new URL('../packages/server/src/cli/main.ts', import.meta.url).pathname

const line = (id: string, dataset: string, properties: Record<string, readonly string[]>): string =>
  JSON.stringify({
    id,
    caption: properties['name']![0],
    schema: 'Company',
    properties,
    datasets: [dataset],
    referents: [],
    target: true,
    first_seen: '2026-08-01T00:00:00',
    last_seen: '2026-08-01T00:00:00',
    last_change: '2026-08-01T00:00:00',
  })

const wide = (dataset: string, at: number): string =>
  line(`wide-${at}`, dataset, {
    name: ['Velkorov Baltic Shipping Company'],
    alias: Array.from({ length: namesOnEach - 1 }, (_, n) => `Velkorov Baltic Shipping House ${at}${n} LLC`),
    country: ['ru'],
    leiCode: ['5493001KJTIIGC8Y1R12'],
    address: Array.from({ length: 4 }, (_, n) => `${at}${n} Testova Street, Moscow`),
  })

const others = (dataset: string, at: number): string[] =>
  Array.from({ length: filler / datasets.length }, (_, n) =>
    line(`f-${at}-${n}`, dataset, { name: [`Norvex Works ${at} ${n} LLC`], country: ['de'] }),
  )

const folder = mkdtempSync(join(tmpdir(), 'maojian-detail-'))
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const file = join(folder, 'lists.jsonl')
writeFileSync(file, datasets.flatMap((dataset, at) => [wide(dataset, at), ...others(dataset, at)]).join('\n'))
const data = join(folder, 'data')
execFileSync(process.execPath, [cli, 'lists', 'import', 'ftm', file], {
  env: { ...process.env, MAOJIAN_DATA: data },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const product = await startProduct(data)
try {
  const session = await logIn(product.url, data, agent)
  const asked = { agent, session }
  const found = await postForm<{ data: { id: string }[] }>(
    `${product.url}/api/sanction/search`,
    { keyword: 'Velkorov Baltic Shipping Company' },
    asked,
  )
  const id = found.data!.data[0]!.id
  const each: number[] = []
  let size = { lists: 0, names: 0 }
  for (let n = 0; n < requests + warmUp; n++) {
    const start = performance.now()
    const { code, data: detail } = await postForm<{ sanctionMetaList: unknown[]; names: unknown[] }>(
      `${product.url}/api/sanction/detail`,
      { id, type: '', s: '1' },
      asked,
    )
    if (code !== 200 || !detail) throw new Error(`answer ${code}`)
    if (n >= warmUp) each.push(performance.now() - start)
    size = { lists: detail.sanctionMetaList.length, names: detail.names.length }
  }
  each.sort((a, b) => a - b)
  report('detail', `${requests} requests one after the other: ${size.lists} lists, ${size.names} names`, [
    { what: 'p50', value: percentile(each, 0.5), unit: 'ms' },
    { what: 'p95', value: percentile(each, 0.95), unit: 'ms', target: 40 },
    { what: 'p99', value: percentile(each, 0.99), unit: 'ms' },
  ])
} finally {
  agent.destroy()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
