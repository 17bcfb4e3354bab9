/**
 * Two servers and a worker on one PostgreSQL and one bucket, killed in turn under searches while lists are imported
 * and batches started; CHAOS_SECONDS (600 unless told). What was acknowledged must be there at the end, every answer
 * must be right, and index and database must agree.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startTestBucket } from '../packages/server/src/adapters/testing-bucket.ts'
import { ftmLines } from '../packages/server/src/ingest/testing.ts'
import { obtainPostgres } from '../scripts/test/obtain-postgres.ts'
import { closeClient, form, logIn, send } from './chaos/client.ts'
import { createDatabase } from './chaos/database.ts'
import { createCluster, type Cluster, type Member } from './chaos/servers.ts'
import { report } from './report.ts'

const seconds = Number(process.env['CHAOS_SECONDS'] ?? 600)
const perSecond = 100
const settleMs = 180_000

const listed = (n: number): string => `Quorvalis Tembrook Works ${n} LLC`
const count = { answers: 0, away: 0, refused: 0, wrong: 0, kills: 0, slowestMs: 0 }
/** What the cluster has said yes to. */
const kept = { parties: new Set<number>([1]), batches: new Set<string>(), records: new Set<string>() }

const isFound = async (url: string, session: string, n: number): Promise<boolean | undefined> => {
  const answer = await send(`${url}/api/sanction/search`, form({ keyword: listed(n) }), { session })
  if (answer === undefined) return void count.away++
  if (answer.code !== 200) return void count.refused++
  kept.records.add(String(answer.data['record']))
  return JSON.stringify(answer.data).includes(listed(n))
}

/** Searches for what stood before the first kill: an answer without it is wrong. */
const search = async (urls: readonly string[], session: string, until: number): Promise<void> => {
  const pending = new Set<Promise<void>>()
  const start = Date.now()
  for (let i = 0; Date.now() < until; i++) {
    const asked = isFound(urls[i % urls.length]!, session, 1).then(found => {
      if (found === undefined) return
      count.answers++
      if (!found) count.wrong++
    })
    pending.add(asked)
    void asked.then(() => pending.delete(asked))
    await wait(Math.max(0, start + ((i + 1) * 1000) / perSecond - Date.now()))
    if (pending.size > 2 * perSecond) await Promise.race(pending)
  }
  await Promise.all(pending)
}

const importParty = async (cluster: Cluster, n: number, killAfterMs?: number): Promise<boolean> => {
  const path = join(cluster.folder, `list-${n}.json`)
  const parties = Array.from({ length: n }, (_, i) => ({ id: `chaos-${i + 1}`, name: listed(i + 1) }))
  writeFileSync(path, ftmLines(parties))
  return cluster.command(['lists', 'import', 'ftm', path], killAfterMs)
}

/** Imports growing lists, every second one killed somewhere in the middle; how long until both servers answer. */
const changeLists = async (
  cluster: Cluster,
  urls: readonly string[],
  { session, until }: { session: string; until: number },
): Promise<void> => {
  for (let n = 2; Date.now() < until; n++) {
    const done = await importParty(cluster, n, n % 2 === 0 ? undefined : 1500 + ((n * 977) % 3000))
    if (!done) continue
    kept.parties.add(n)
    const since = Date.now()
    const missing = new Set(urls)
    while (missing.size > 0 && Date.now() - since < settleMs) {
      for (const url of missing) {
        const found = await isFound(url, session, n)
        // A server that was killed meanwhile answers when it is back.
        if (found === true) missing.delete(url)
      }
      await wait(100)
    }
    count.slowestMs = Math.max(count.slowestMs, Date.now() - since)
  }
}

const rows = 300
const csv = `名称\n${listed(1)}\n${Array.from({ length: rows - 1 }, (_, i) => `某某第${i}面包店`).join('\n')}\n`

const startBatches = async (urls: readonly string[], session: string, until: number): Promise<void> => {
  for (let i = 0; Date.now() < until; i++) {
    const url = urls[i % urls.length]!
    const type = 'application/octet-stream'
    const sent = await send(`${url}/api/screening/batch/upload?name=chaos.csv`, csv, { session, type })
    const id = (sent?.data['batch'] as { id?: string } | undefined)?.id
    if (id !== undefined) {
      const begun = await send(`${url}/api/screening/batch/start`, form({ id, name: '0' }), { session })
      if (begun?.code === 200) kept.batches.add(id)
    }
    await wait(4000)
  }
}

const killInTurn = async (members: readonly Member[], until: number): Promise<void> => {
  for (let i = 0; Date.now() < until; i++) {
    await wait(3000)
    const member = members[i % members.length]!
    await member.kill()
    count.kills++
    await member.start()
  }
}

const batchState = async (url: string, session: string, id: string): Promise<string> => {
  const { data } = (await send(`${url}/api/screening/batch/detail?id=${id}`, undefined, { session })) ?? {}
  const batch = data?.['batch'] as Record<string, unknown> | undefined
  const right = batch?.['screened'] === rows && Number(batch['hits']) === 1
  return batch?.['state'] === 'done' && !right ? 'wrong' : String(batch?.['state'])
}

/** Records of answered searches that are not in the database, and whether every chain is whole. */
const findLostRecords = async (cluster: Cluster): Promise<string[]> => {
  const rows = await chaos.database.db.selectFrom('evidence_record').select('id').execute()
  const standing = new Set(rows.map(({ id }) => id))
  const lost = [...kept.records].filter(id => !standing.has(id)).map(id => `record ${id}`)
  return (await cluster.command(['evidence', 'verify'])) ? lost : [...lost, 'a chain of records']
}

/** What was acknowledged and is not there after everything has come to rest. */
const findLost = async (urls: readonly string[], session: string): Promise<string[]> => {
  const until = Date.now() + settleMs
  for (;;) {
    const lost: string[] = []
    for (const url of urls) {
      const ready = await send(`${url}/api/ready`, undefined)
      if (ready?.data['index'] !== 'current') lost.push(`${url}: index ${String(ready?.data['index'])}`)
      for (const n of kept.parties)
        if ((await isFound(url, session, n)) !== true) lost.push(`${url}: ${listed(n)}`)
    }
    for (const id of kept.batches) {
      const state = await batchState(urls[0]!, session, id)
      if (state !== 'done') lost.push(`batch ${id}: ${state}`)
    }
    if (lost.length === 0 || Date.now() > until) return lost
    await wait(1000)
  }
}

const run = async (cluster: Cluster): Promise<string[]> => {
  const members = [
    await cluster.member('worker', 'worker'),
    await cluster.member('east', 'web'),
    await cluster.member('west', 'web'),
  ]
  for (const member of members) await member.start()
  const urls = members.flatMap(({ url }) => url ?? [])
  if (!(await importParty(cluster, 1))) throw new Error('the first list could not be imported')
  const session = await logIn(urls[0]!)
  while ((await Promise.all(urls.map(url => isFound(url, session, 1)))).some(found => found !== true))
    await wait(100)
  const until = Date.now() + seconds * 1000
  await Promise.all([
    search(urls, session, until),
    changeLists(cluster, urls, { session, until }),
    startBatches(urls, session, until),
    killInTurn(members, until),
  ])
  return [...(await findLost(urls, session)), ...(await findLostRecords(cluster))]
}

const postgres = await obtainPostgres()
if (!postgres) throw new Error('no PostgreSQL: set TEST_DATABASE_URL or install a server')
const chaos = await createDatabase(postgres.url)
const bucket = await startTestBucket()
const cluster = createCluster({
  DATABASE_URL: chaos.url,
  S3_ENDPOINT: bucket.config.endpoint,
  S3_BUCKET: bucket.config.bucket,
  S3_REGION: bucket.config.region,
  S3_KEY_ID: bucket.config.keyId,
  S3_KEY_SECRET: bucket.config.keySecret,
  ALLOW_INTERNAL_HOSTS: '127.0.0.1',
})
try {
  const lost = await run(cluster)
  for (const one of lost) console.error(`lost: ${one}`)
  report('chaos', `${seconds} s, two servers and a worker on one PostgreSQL and one bucket, killed in turn`, [
    { what: 'processes killed', value: count.kills, unit: '' },
    { what: 'searches sent', value: (count.answers + count.refused + count.away) / seconds, unit: '/s' },
    { what: 'searches answered', value: count.answers, unit: '' },
    { what: 'of them wrong', value: count.wrong, unit: '', target: 0 },
    { what: 'searches refused', value: count.refused, unit: '' },
    { what: 'searches to a killed server', value: count.away, unit: '' },
    { what: 'imports acknowledged', value: kept.parties.size, unit: '' },
    { what: 'batches acknowledged', value: kept.batches.size, unit: '' },
    { what: 'records acknowledged', value: kept.records.size, unit: '' },
    { what: 'acknowledged and lost', value: lost.length, unit: '', target: 0 },
    { what: 'import to answers of both, slowest', value: count.slowestMs / 1000, unit: 's' },
  ])
  if (lost.length > 0 || count.wrong > 0) process.exitCode = 1
} finally {
  closeClient()
  await cluster.close()
  await bucket.close()
  await chaos.drop()
  await postgres.stop()
}
