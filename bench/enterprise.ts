/**
 * The enterprise graph on synthetic registers in PostgreSQL (BENCH_DATABASE_URL, an administrator's address; each size in a
 * database of its own, dropped afterwards). BENCH_COMPANIES (default 100000,200000,400000): import of a pack, making and
 * size of the snapshot with the closure of all listed parties, one-hop expansion, all paths within four hops; the closure
 * of the smallest size is compared with a naive one. BENCH_LOAD=direct writes the rows of a register without the importer,
 * which is what takes longest: for sizes of millions.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createFolderStore } from '../packages/server/src/adapters/file-store.ts'
import type { Database } from '../packages/server/src/db/database.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { openPostgres } from '../packages/server/src/db/postgres.ts'
import { connectEnterprises } from '../packages/server/src/features/enterprise/connect-enterprises.ts'
import { expandGraph } from '../packages/server/src/features/enterprise/expand-graph.ts'
import { publishGraph } from '../packages/server/src/features/enterprise/publish-graph.ts'
import { wireId } from '../packages/server/src/features/enterprise/node-words.ts'
import { openGraph, type EnterpriseGraph } from '../packages/server/src/graph/open-graph.ts'
import type { Context } from '../packages/server/src/http/context.ts'
import { importEnterpriseFiles } from '../packages/server/src/ingest/import-enterprises.ts'
import { createSnapshots, type Snapshots } from '../packages/server/src/snapshots/snapshots.ts'
import { buildIndex, listedParty } from '../packages/screening/src/index.ts'
import { loadDirectly } from './enterprise/load-directly.ts'
import { makeRegistry, nameOf, naivelyBlocked, writePack, type Registry } from './enterprise/registry.ts'
import { percentile, report, type Figure } from './report.ts'

const address = process.env['BENCH_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL']
if (address === undefined) {
  console.error(
    'BENCH_DATABASE_URL is not set: the address of a PostgreSQL server on which databases may be made',
  )
  process.exit(2)
}
const sizes = (process.env['BENCH_COMPANIES'] ?? '100000,200000,400000').split(',').map(Number)
const loadsDirectly = process.env['BENCH_LOAD'] === 'direct'
const day = () => new Date('2026-11-20T00:00:00Z')

interface Making {
  readonly database: Database
  readonly snapshots: Snapshots
}

const openFresh = async (): Promise<Database> => {
  const admin = new pg.Client({ connectionString: address })
  await admin.connect()
  const name = `maojian_bench_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  const options = {
    connectionString: url.href,
    maxTransactionMs: 900_000,
    onLost: () => undefined,
    poolSize: 4,
  }
  const database = await openPostgres(options)
  await migrate(database)
  const close = async (): Promise<void> => {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { ...database, close }
}

/** Somebody is listed, so that there is an index of names. */
const someNames = (): Uint8Array =>
  buildIndex([listedParty('ofac-sdn', { id: 'P1', type: '01', names: ['Nobody'] })], {
    engine: 'bench',
    publishedAt: '2026-11-20T00:00:00Z',
    sources: [],
  })

const timed = async (count: number, ask: (i: number) => unknown): Promise<number[]> => {
  const all: number[] = []
  for (let i = 0; i < count; i++) {
    const from = performance.now()
    await ask(i)
    all.push(performance.now() - from)
  }
  return all.toSorted((a, b) => a - b)
}

/** Pairs a few hops apart: a company and one that a short walk from it meets. */
const walkFrom = (graph: EnterpriseGraph, start: number, steps: number): number => {
  let at = start
  for (let i = 0; i < steps; i++) {
    const edges = [...graph.outOf(at), ...graph.into(at)]
    const edge = edges[(start * 7 + i * 13) % Math.max(1, edges.length)]
    if (edge === undefined) return at
    const { from, to } = graph.edge(edge)
    at = from === at ? to : from
  }
  return at
}

interface Made {
  readonly rows: number
  readonly readMs: number
  readonly builtMs: number
}

/** Brings the register into the database, by the importer or directly, and publishes the graph. */
const make = async (context: Making, dataDir: string, registry: Registry): Promise<Made> => {
  const rows = registry.companies + registry.edges.length
  const started = performance.now()
  if (loadsDirectly) {
    await loadDirectly(context.database, registry)
    const readMs = performance.now() - started
    await publishGraph({ ...context, now: day })
    return { rows, readMs, builtMs: performance.now() - started - readMs }
  }
  const path = join(dataDir, 'registry.jsonl')
  writePack(path, registry)
  const raw = createFolderStore(join(dataDir, 'raw'))
  let readMs = 0
  const progress = (note: string): void => {
    if (!note.startsWith('正在生成')) readMs = performance.now() - started
  }
  await importEnterpriseFiles(
    { ...context, raw, now: day, progress },
    { paths: [path], format: 'pack', source: 'bench', sample: true },
  )
  return { rows, readMs, builtMs: performance.now() - started - readMs }
}

const latencies = async (context: Context, graph: EnterpriseGraph, registry: Registry): Promise<Figure[]> => {
  const id = (node: number): string => wireId(graph.idAt(node))
  const nodes = Array.from({ length: 300 }, (_, i) => (i * 7919) % graph.head.nodes)
  const hubs = registry.hubs.map(hub => graph.named(nameOf(hub))[0]!)
  const degree = Math.max(...hubs.map(graph.degree))
  const expand = (node: number) => expandGraph(context, { startCpyId: id(node), level: 1, offset: 0 })
  const alone = await timed(nodes.length, i => expand(nodes[i]!))
  const onHubs = await timed(40, i => expand(hubs[i % hubs.length]!))
  const pairs = nodes
    .map((node, i) => [node, walkFrom(graph, node, 2 + (i % 3))] as const)
    .filter(([a, b]) => a !== b)
  const paths = await timed(pairs.length, i =>
    connectEnterprises(context, { start: id(pairs[i]![0]), end: id(pairs[i]![1]), hops: 4 }),
  )
  const of = `${registry.companies.toLocaleString('en')} companies:`
  return [
    { what: `${of} one-hop expansion p95`, value: percentile(alone, 0.95), unit: 'ms', target: 30 },
    {
      what: `${of} the same of holders, the largest of ${degree}, p95`,
      value: percentile(onHubs, 0.95),
      unit: 'ms',
      target: 30,
    },
    {
      what: `${of} all paths within 4 hops p95 (${pairs.length} pairs)`,
      value: percentile(paths, 0.95),
      unit: 'ms',
      target: 300,
    },
  ]
}

const compareClosure = (graph: EnterpriseGraph, registry: Registry): Figure => {
  const blocked = naivelyBlocked(registry)
  let differing = 0
  for (let company = 0; company < registry.companies; company++) {
    const [node] = graph.named(nameOf(company))
    if ((graph.symbolAt(node!) === 1) !== blocked.has(company)) differing++
  }
  return {
    what: `${registry.companies.toLocaleString('en')} companies: verdicts unlike a naive closure (${blocked.size} blocked)`,
    value: differing,
    unit: 'companies',
    target: 0,
  }
}

const measure = async (companies: number, compares: boolean): Promise<Figure[]> => {
  const registry = makeRegistry(companies)
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-enterprise-'))
  const database = await openFresh()
  try {
    const store = createFolderStore(join(dataDir, 'snapshots'))
    const snapshots = createSnapshots({ database, store, dataDir, now: day })
    await snapshots.publish('names', { bytes: someNames(), meta: {}, basis: '{}', parties: 1 })
    const { rows, readMs, builtMs } = await make({ database, snapshots }, dataDir, registry)
    const row = (await snapshots.current('enterprises'))!
    const graph = openGraph(await snapshots.read(row.digest), row.id)
    const context = { db: database.db, engine: { current: () => undefined }, graph: { current: () => graph } }
    const of = `${companies.toLocaleString('en')} companies, ${registry.edges.length.toLocaleString('en')} edges:`
    return [
      {
        what: `${of} rows ${loadsDirectly ? 'written' : 'imported'} a second`,
        value: rows / (readMs / 1000),
        unit: 'rows/s',
      },
      { what: `${of} snapshot and closure made`, value: builtMs / 1000, unit: 's', target: 600 },
      { what: `${of} snapshot`, value: row.bytes / 1e6, unit: 'MB' },
      ...(await latencies(context as unknown as Context, graph, registry)),
      ...(compares ? [compareClosure(graph, registry)] : []),
    ]
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
}

const figures: Figure[] = []
for (const [i, size] of sizes.entries()) {
  const found = await measure(size, i === 0)
  for (const { what, value, unit } of found) console.error(`${what} ${value.toFixed(1)} ${unit}`)
  figures.push(...found)
}
report('enterprise', `synthetic registers of ${sizes.join(', ')} companies on PostgreSQL`, figures)
