/**
 * POST /api/sanction/search through the whole server on the lists of MAOJIAN_DATA (stopped meanwhile): session,
 * quota, validation, envelope. The load comes from this process, so both share the machine's cores: it asks with bytes made
 * before, and what it takes itself is told.
 */
import { Agent } from 'node:http'
import { openIndex } from '@maojian/screening'
import { askOverSockets, formRequest } from './ask-over-sockets.ts'
import { cleanNames } from './clean-names.ts'
import { mixedQueries } from './mixed-queries.ts'
import { logIn } from './post-form.ts'
import { processorMs } from './processor-time.ts'
import { percentile, report } from './report.ts'
import { startProduct } from './start-product.ts'
import { publishedBytes } from './published-bytes.ts'
import { dataFolder as folder } from './settings.ts'

const connections = 32
const requests = 6000
const warmUp = 1000
const agent = new Agent({ keepAlive: true })

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

const { asked, before } = listQueries()
const product = await startProduct(folder)
try {
  const session = await logIn(product.url, folder, agent)
  const url = new URL('/api/sanction/search', product.url)
  const load = (queries: readonly string[]): Promise<number[]> => {
    const forms = queries.map(keyword => formRequest(url, { keyword }, session))
    return askOverSockets(url, forms, connections)
  }
  await load(before)
  const [start, own, server] = [performance.now(), process.cpuUsage(), processorMs(product.pid)]
  const each = await load(asked)
  const seconds = (performance.now() - start) / 1000
  const spent = process.cpuUsage(own)
  const ofServer = (processorMs(product.pid) ?? Number.NaN) - (server ?? Number.NaN)
  report(
    'http',
    `${requests} requests, ${connections} connections, a third Chinese, a third with an error, a third clean`,
    [
      { what: 'throughput', value: requests / seconds, unit: 'requests/s', target: 2500, atLeast: true },
      { what: 'p50', value: percentile(each, 0.5), unit: 'ms' },
      { what: 'p99', value: percentile(each, 0.99), unit: 'ms', target: 25 },
      { what: 'processor time of the server a request', value: ofServer / requests, unit: 'ms' },
      {
        what: 'processor time of this load a request',
        value: (spent.user + spent.system) / 1000 / requests,
        unit: 'ms',
      },
    ],
  )
} finally {
  agent.destroy()
  await product.stop()
}
