import { toldBearers } from '@maojian/domain/ownership/told-bearers'
import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { Worker } from 'node:worker_threads'
import { industryCounts } from './count-industries.ts'
import { graphVersion, type GraphHead } from '../../graph/graph-sections.ts'
import { openGraph } from '../../graph/open-graph.ts'
import { withAdvisoryLock, type AdvisoryLock } from '../../db/advisory-lock.ts'
import type { Database } from '../../db/database.ts'
import { endThread } from '../../end-thread.ts'
import { enterpriseNameKey } from '../../graph/enterprise-name-key.ts'
import type { GraphEdgeInput, GraphNodeInput, LinkedParty } from '../../graph/graph-input.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { isUnusable } from '../../snapshots/read-verified.ts'
import type { MadeSnapshot, Snapshots } from '../../snapshots/snapshots.ts'
import type { GraphMessage, GraphOrder, GraphReply } from './graph-messages.ts'
import { edgePages, nodePages, type StoredNode } from './graph-store.ts'
import { linkParties } from './link-parties.ts'
import { listedNames } from './listed-names.ts'
import { looseNameKeys } from './named-enterprises.ts'
import { deniedLinks, standingLinks } from './link-store.ts'
import { linkedParty } from './party-regimes.ts'
import { graphState, partialSources } from './source-store.ts'

export interface PublishGraphContext {
  readonly database: Database
  readonly snapshots: Pick<Snapshots, 'current' | 'read' | 'verify' | 'discard' | 'publish' | 'point'>
  readonly now: () => Date
  readonly signal?: AbortSignal
  readonly tell?: (done: number, note: string) => Promise<void> | void
}

/** Whoever builds the graph holds it, and others wait; imports go on meanwhile. */
const graphLock: AdvisoryLock = { number: 7_260_316 }

type Links = ReadonlyMap<number, LinkedParty>

/** What a listed party is called; under an alias that is weak by itself nobody is found here. */
const namesOfParty = (index: ScreeningIndex, { partyId }: LinkedParty): string[] =>
  index.subject(index.positionOf(partyId)).names.flatMap(({ text, kind }) => (kind === 'weak' ? [] : text))

const readLinks = async (db: Database['db'], index: ScreeningIndex, day: string): Promise<Links> => {
  const links = new Map<number, LinkedParty>()
  for (const { enterprise, party } of await standingLinks(db)) {
    const known = links.get(enterprise)
    const found = linkedParty(index, party, day)
    if (found && (!known || (found.listed && !known.listed))) links.set(enterprise, found)
  }
  return links
}

/** A person's name has no legal form. */
const keysOf = ({ kind }: StoredNode, names: readonly string[]): string[] =>
  kind === 'person' ? [] : names.flatMap(looseNameKeys)

/** What only relations name is found by the names of the listed party that it is. */
const nameKeysOf = (node: StoredNode, index: ScreeningIndex, party: LinkedParty | undefined): string[] => {
  if (node.nameKeys.length > 0) return [...node.nameKeys, ...keysOf(node, [node.name, ...node.otherNames])]
  const names = party ? namesOfParty(index, party) : []
  return [...names.map(enterpriseNameKey), ...keysOf(node, names)]
}

type FindListed = (names: readonly string[]) => LinkedParty[]

/** Who is listed under which name is read when it is first asked for. */
const findListed = (index: ScreeningIndex, day: string): FindListed => {
  let find: ReturnType<typeof listedNames> | undefined
  const known = new Map<string, LinkedParty | null>()
  const partyOf = (id: string): LinkedParty | null => {
    const party = known.get(id) ?? linkedParty(index, id, day)
    known.set(id, party)
    return party
  }
  return names => (find ??= listedNames(index))(names).flatMap(id => partyOf(id) ?? [])
}

/** Gathers what holdings tell of whom they are held for; only whom a list names is kept. */
const bearersIn = (find: FindListed) => {
  const controls = new Set<string>()
  return {
    add: (rows: readonly GraphEdgeInput[]): void => {
      for (const { control } of rows) controls.add(control)
    },
    all: (): GraphHead['bearers'] =>
      [...new Set([...controls].flatMap(toldBearers))].flatMap(name => {
        const parties = find([name])
        return parties.length > 0 ? [[name, parties] as const] : []
      }),
  }
}

/** Listed parties of a stored enterprise's name, without those that a person has told apart from it. */
const namesakesIn = async (db: Database['db'], find: FindListed) => {
  const denied = new Set((await deniedLinks(db)).map(({ enterprise, party }) => `${enterprise} ${party}`))
  return ({ id, name, otherNames, sample }: StoredNode): LinkedParty[] => {
    if (sample || name === '') return []
    return find([name, ...otherNames]).filter(({ partyId }) => !denied.has(`${id} ${partyId}`))
  }
}

const inputOf = (
  node: StoredNode,
  index: ScreeningIndex,
  party: LinkedParty | undefined,
): GraphNodeInput => ({
  id: node.id,
  kind: node.kind,
  sample: node.sample,
  nameKeys: nameKeysOf(node, index, party),
  linked:
    party ??
    (node.sample && node.sampleListed.length > 0
      ? { partyId: '', listed: true, regimes: node.sampleListed }
      : null),
})

/** A thread that takes one message at a time, so that pages never pile up. */
const openBuilder = (order: GraphOrder) => {
  const worker = new Worker(new URL('./graph-worker.ts', import.meta.url), { workerData: order })
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  worker.on('error', failed.reject)
  worker.on('exit', code => failed.reject(new Error(`图谱线程意外退出（${code}）`)))
  return {
    ask: (message: GraphMessage): Promise<GraphReply> => {
      const answered = new Promise<GraphReply>(answer => worker.once('message', answer))
      worker.postMessage(message)
      return Promise.race([answered, failed.promise])
    },
    end: () => endThread(worker),
  }
}

const buildGraph = async (
  { database: { db }, signal, tell }: PublishGraphContext,
  index: ScreeningIndex,
  day: string,
): Promise<Pick<MadeSnapshot, 'bytes' | 'parties'>> => {
  const links = await readLinks(db, index, day)
  const find = findListed(index, day)
  const namesakesOf = await namesakesIn(db, find)
  const bearers = bearersIn(find)
  const inputs = (rows: readonly StoredNode[]): GraphNodeInput[] =>
    rows.map(row => {
      const party = links.get(row.id)
      return { ...inputOf(row, index, party), ...(!party && { namesakes: namesakesOf(row) }) }
    })
  const builder = openBuilder({ day, madeOf: index.id })
  let done = 0
  try {
    for await (const rows of nodePages(db)) {
      signal?.throwIfAborted()
      await builder.ask({ kind: 'nodes', rows: inputs(rows) })
      await tell?.((done += rows.length), '读取企业')
    }
    for await (const rows of edgePages(db)) {
      signal?.throwIfAborted()
      bearers.add(rows)
      await builder.ask({ kind: 'edges', rows })
      await tell?.((done += rows.length), '读取关系')
    }
    await tell?.(done, '按各制度规则推算')
    const built = await builder.ask({
      kind: 'end',
      told: { bearers: bearers.all(), partial: await partialSources(db) },
    })
    if (built.kind !== 'built') throw new Error('图谱线程没有给出结果')
    return { bytes: built.bytes, parties: built.nodes }
  } finally {
    await builder.end()
  }
}

/** Whether the published graph is made of this, and its file is whole; a broken file is removed. */
const stands = async ({ snapshots }: PublishGraphContext, basis: string): Promise<boolean> => {
  const row = await snapshots.current('enterprises')
  if (row?.basis !== basis) return false
  try {
    await snapshots.verify(row.digest)
    await snapshots.point('enterprises', row.digest)
    return true
  } catch (error) {
    if (!isUnusable(error)) throw error
    await snapshots.discard(row.digest)
    return false
  }
}

/**
 * Sees to it that the published graph is made of the stored enterprises, the published lists and the rules of today.
 * Imports ask for it, and so does a job every few minutes; done twice it does nothing.
 */
export const publishGraph = (context: PublishGraphContext): Promise<{ id: string; built: boolean }> =>
  withAdvisoryLock(context.database, graphLock, async () => {
    const { database, snapshots, now } = context
    const names = await snapshots.current('names')
    if (!names) return { id: '', built: false }
    const day = shanghaiDay(now())
    const basisNow = async (): Promise<string> =>
      JSON.stringify({ version: graphVersion, graph: await graphState(database.db), names: names.id, day })
    const current = await snapshots.current('enterprises')
    if (current && (await stands(context, await basisNow()))) return { id: current.id, built: false }
    const index = openIndex(await snapshots.read(names.digest), names.id)
    await linkParties(database.db, index, now())
    const basis = await basisNow()
    const made = await buildGraph(context, index, day)
    const industries = await industryCounts(database.db, openGraph(made.bytes, ''))
    const id = await snapshots.publish('enterprises', { ...made, meta: { day, industries }, basis })
    return { id, built: true }
  })
