/**
 * POST /api/sanction/search through the whole server on the lists of MAOJIAN_DATA (stopped meanwhile): session,
 * quota, validation, envelope. The load comes from this process, so both share the machine's cores.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { openIndex } from '@maojian/screening'
import { cleanNames } from './clean-names.ts'
import { mixedQueries } from './mixed-queries.ts'
import { percentile, report } from './report.ts'
import { startProduct } from './start-product.ts'
import { publishedBytes } from './published-bytes.ts'

const connections = 32
const requests = 6000
const folder = process.env['MAOJIAN_DATA'] ?? '.maojian'
const agent = new Agent({ keepAlive: true, maxSockets: connections })

interface Answer {
  readonly code: number
  readonly data: { readonly sessionId?: string; readonly basis?: { readonly partyCount: number } } | null
}

const post = (url: string, form: Record<string, string>, session = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const body = new URLSearchParams(form).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization: session }
    const sent = request(url, { method: 'POST', agent, headers }, reply => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as Answer))
    })
    sent.on('error', reject)
    sent.end(body)
  })

const logIn = async (url: string): Promise<string> => {
  const accounts = JSON.parse(readFileSync(join(folder, 'demo-accounts.json'), 'utf8')) as {
    phone: string
    password: string
    role: number
  }[]
  const member = accounts.find(account => account.role === 2)!
  const pwd = createHash('md5').update(member.password).digest('hex')
  const { data } = await post(`${url}/api/login/phone`, { phoneNum: member.phone, pwd })
  return data?.sessionId ?? ''
}

const listQueries = (): string[] => {
  const { bytes } = publishedBytes(folder)
  const index = openIndex(bytes)
  const subjects = Array.from({ length: index.size.subjects }, (_, i) => index.subject(i))
  return mixedQueries(subjects, cleanNames(), { asked: requests })
    .asked.map(query => query.trim().slice(0, 300))
    .map(query => (query.length < 2 ? 'Huawei' : query))
}

const load = async (url: string, session: string, queries: readonly string[]): Promise<number[]> => {
  const each: number[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < queries.length) {
      const keyword = queries[next++]!
      const start = performance.now()
      const { code } = await post(`${url}/api/sanction/search`, { keyword }, session)
      if (code !== 200) throw new Error(`answer ${code} to ${keyword}`)
      each.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return each.sort((a, b) => a - b)
}

const queries = listQueries()
const product = await startProduct(folder)
try {
  const session = await logIn(product.url)
  await load(product.url, session, queries.slice(0, 1000))
  const start = performance.now()
  const each = await load(product.url, session, queries)
  const seconds = (performance.now() - start) / 1000
  report(
    'http',
    `${requests} requests, ${connections} connections, a third Chinese, a third with an error, a third clean`,
    [
      { what: 'throughput', value: requests / seconds, unit: 'requests/s', target: 500, atLeast: true },
      { what: 'p50', value: percentile(each, 0.5), unit: 'ms' },
      { what: 'p99', value: percentile(each, 0.99), unit: 'ms' },
    ],
  )
} finally {
  agent.destroy()
  await product.stop()
}
