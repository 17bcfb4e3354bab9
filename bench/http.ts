/**
 * POST /api/sanction/search through the whole server on the lists of MAOJIAN_DATA (stopped meanwhile): session,
 * quota, validation, envelope. The load comes from this process, so both share the machine's cores.
 */
import { Agent } from 'node:http'
import { openIndex } from '@maojian/screening'
import { cleanNames } from './clean-names.ts'
import { mixedQueries } from './mixed-queries.ts'
import { logIn, postForm } from './post-form.ts'
import { percentile, report } from './report.ts'
import { startProduct } from './start-product.ts'
import { publishedBytes } from './published-bytes.ts'

const connections = 32
const requests = 6000
const warmUp = 1000
const folder = process.env['MAOJIAN_DATA'] ?? '.maojian'
const agent = new Agent({ keepAlive: true, maxSockets: connections })

const ofAskableLength = (queries: readonly string[]): string[] =>
  queries.map(query => query.trim().slice(0, 300)).map(query => (query.length < 2 ? 'Huawei' : query))

/** Those that are measured, and others that are asked before: nothing is asked twice. */
const listQueries = () => {
  const { bytes } = publishedBytes(folder)
  const index = openIndex(bytes)
  const subjects = Array.from({ length: index.size.subjects }, (_, i) => index.subject(i))
  const { asked, before } = mixedQueries(subjects, cleanNames(), { asked: requests, before: warmUp })
  return { asked: ofAskableLength(asked), before: ofAskableLength(before) }
}

const load = async (url: string, session: string, queries: readonly string[]): Promise<number[]> => {
  const each: number[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < queries.length) {
      const keyword = queries[next++]!
      const start = performance.now()
      const { code } = await postForm(`${url}/api/sanction/search`, { keyword }, { agent, session })
      if (code !== 200) throw new Error(`answer ${code} to ${keyword}`)
      each.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return each.sort((a, b) => a - b)
}

const { asked, before } = listQueries()
const product = await startProduct(folder)
try {
  const session = await logIn(product.url, folder, agent)
  await load(product.url, session, before)
  const start = performance.now()
  const each = await load(product.url, session, asked)
  const seconds = (performance.now() - start) / 1000
  report(
    'http',
    `${requests} requests, ${connections} connections, a third Chinese, a third with an error, a third clean`,
    [
      { what: 'throughput', value: requests / seconds, unit: 'requests/s', target: 2500, atLeast: true },
      { what: 'p50', value: percentile(each, 0.5), unit: 'ms' },
      { what: 'p99', value: percentile(each, 0.99), unit: 'ms', target: 25 },
    ],
  )
} finally {
  agent.destroy()
  await product.stop()
}
