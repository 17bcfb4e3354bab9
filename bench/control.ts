/**
 * Export control on a fresh folder: every entry × every destination on one core, and what the server takes for a search
 * by code and name, a country search, a determination, a part search among 10,000, and a PDF.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { judge } from '../packages/domain/src/control/judge.ts'
import { controlFacts } from '../packages/server/src/facts/control-facts.ts'
import { percentile, report, type Figure } from './report.ts'
import { startProduct } from './start-product.ts'

const day = '2026-11-20'
const rounds = 200

const everyPair = (): Figure[] => {
  const facts = controlFacts()
  const codes = [...facts.eccns.keys(), 'EAR99']
  const destinations = [...facts.chart.keys()]
  const start = performance.now()
  for (const eccn of codes)
    for (const destination of destinations) judge(facts, { eccn, destination, date: day })
  const seconds = (performance.now() - start) / 1000
  return [
    { what: 'entries × destinations', value: codes.length * destinations.length, unit: 'determinations' },
    { what: 'all of them, one core', value: seconds, unit: 's', target: 1 },
  ]
}

interface Asked {
  readonly what: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** A field that gets another value each time. */
  readonly vary?: string
  readonly get?: true
  readonly target?: number
  readonly times?: number
}

const asked: readonly Asked[] = [
  {
    what: 'ECCN search by code',
    path: '/api/eccn/search',
    fields: { key: '3A001.b.2', mode: 'CODE' },
    target: 10,
  },
  {
    what: 'ECCN search by name',
    path: '/api/eccn/search',
    fields: { key: '激光器', mode: 'NAME' },
    target: 10,
  },
  { what: 'ECCN detail', path: '/api/eccn/detail', fields: { eccn: '3A001' }, target: 50 },
  { what: 'country search', path: '/api/risk/country/search', fields: { keyword: '俄罗斯' }, target: 50 },
  {
    what: 'determination',
    path: '/api/determination',
    fields: { eccn: '3A001.a.2', destination: 'BR', value: '4000' },
    target: 50,
  },
  {
    what: 'matrix, one entry × all destinations',
    path: '/api/determination/destinations',
    fields: { eccn: '3A001' },
    get: true,
  },
  { what: 'part search', path: '/api/component/search', fields: { code: 'BIG-77' }, target: 50 },
  {
    what: 'determination as PDF',
    path: '/api/determination/report',
    fields: { eccn: '3A001.a.2', destination: 'BR' },
    // Another question each time: the same one would meet the file that is there.
    vary: 'value',
    get: true,
    times: 5,
  },
]

/** Times at which a file that is being made is asked for. */
const pollMs = 50

const send = async (url: string, one: Asked, session: string): Promise<void> => {
  const { path, fields, get } = one
  const form = new URLSearchParams(fields)
  const headers = { authorization: session }
  const answer = get
    ? await fetch(`${url}${path}?${form.toString()}`, { headers })
    : await fetch(url + path, { method: 'POST', body: form, headers })
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status === 202) {
    await setTimeout(pollMs)
    return send(url, one, session)
  }
  const isFile = answer.headers.get('content-type') === 'application/pdf'
  if (!isFile && (JSON.parse(body.toString('utf8')) as { code: number }).code !== 200)
    throw new Error(`${path}: ${body.toString('utf8').slice(0, 200)}`)
}

const measure = async (url: string, one: Asked, session: string): Promise<Figure> => {
  await send(url, one, session)
  const each: number[] = []
  for (let i = 0; i < (one.times ?? rounds); i++) {
    const start = performance.now()
    const fields = one.vary === undefined ? one.fields : { ...one.fields, [one.vary]: String(1000 + i) }
    await send(url, { ...one, fields }, session)
    each.push(performance.now() - start)
  }
  const value = percentile(
    each.toSorted((a, b) => a - b),
    0.95,
  )
  return {
    what: `${one.what}, p95`,
    value,
    unit: 'ms',
    ...(one.target !== undefined && { target: one.target }),
  }
}

const logIn = async (url: string, folder: string): Promise<string> => {
  const accounts = JSON.parse(readFileSync(join(folder, 'demo-accounts.json'), 'utf8')) as {
    phone: string
    password: string
    role: number
  }[]
  const { phone, password } = accounts.find(account => account.role === 2)!
  const pwd = createHash('md5').update(password).digest('hex')
  const body = new URLSearchParams({ phoneNum: phone, pwd })
  const answer = await fetch(`${url}/api/login/phone`, { method: 'POST', body })
  return ((await answer.json()) as { data: { sessionId: string } }).data.sessionId
}

const bringParts = async (url: string, session: string): Promise<Figure> => {
  const rows = Array.from({ length: 10_000 }, (_, i) => `BIG-${i},Bulk sample ${i},5A992.c,Bulk Works`)
  const body = `Part Number,Description,ECCN,Vendor\n${rows.join('\n')}`
  const start = performance.now()
  const headers = { authorization: session, 'content-type': 'application/octet-stream' }
  const answer = await fetch(`${url}/api/part/upload?name=big.csv`, { method: 'POST', body, headers })
  const { code } = (await answer.json()) as { code: number }
  if (code !== 200) throw new Error(`upload answered ${code}`)
  return { what: 'import of 10,000 parts', value: (performance.now() - start) / 1000, unit: 's', target: 10 }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-control-'))
const figures = everyPair()
const product = await startProduct(folder)
try {
  const session = await logIn(product.url, folder)
  figures.push(await bringParts(product.url, session))
  for (const one of asked) figures.push(await measure(product.url, one, session))
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
report('control', 'shipped facts, one connection, whole round trip on this machine', figures)
