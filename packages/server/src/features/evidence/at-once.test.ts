import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { startTestServer, type Newcomer, type TestServer } from '../../http/testing.ts'
import { accountSubject } from '../account/quota-store.ts'
import { fixtureIndex } from '../screening/fixture.ts'
import { startEvidenceServer, type EvidenceServer } from './testing.ts'

const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

forEachDatabase((_, open) => {
  let database: Database
  let evidence: EvidenceServer
  let server: TestServer
  /** Another process on the same database and key. */
  let other: TestServer
  beforeAll(async () => {
    database = await open()
    evidence = await startEvidenceServer(database)
    server = evidence.server
    const index = fixtureIndex()
    const elsewhere = { ...database, db: database.db.withoutPlugins() }
    const settings = { dataDir: evidence.dataDir, quotas: { basic: { search: 7 }, visitor: {} } }
    other = await startTestServer(elsewhere, { current: () => index }, settings)
  })
  afterAll(async () => {
    await other.app.close()
    await evidence.close()
    await database.close()
  })
  const search = (who: Pick<Newcomer, 'headers'>, keyword = 'Velkorov Shipping', on = server) =>
    on.post('/api/sanction/search', { keyword }, { headers: who.headers })
  const newcomers = async (count: number): Promise<Newcomer[]> => {
    const made: Newcomer[] = []
    for (let i = 0; i < count; i++) made.push(await server.newcomer())
    return made
  }

  test('searches of several organisations at once on two servers: each finds its own records, every chain is whole', async () => {
    const people = await newcomers(4)
    const asked = many(48, i => ({ who: people[i % 4]!, keyword: `Velkorov ${i}`, on: server }))
    const answers = await Promise.all([
      ...asked.map(({ who, keyword }) => search(who, keyword)),
      ...people.map(who => search(who, 'Velkorov elsewhere', other)),
    ])
    expect(answers.map(({ code }) => code)).toEqual(many(52, () => 200))
    for (const [at, who] of people.entries()) {
      const { data, count } = await evidence.list(who, { pageSize: '50' })
      expect(count).toBe(13)
      const own = asked.filter((_one, i) => i % 4 === at).map(({ keyword }) => keyword)
      expect(data.map(({ title }) => title).sort()).toEqual([...own, 'Velkorov elsewhere'].sort())
      expect(new Set(data.map(({ operator }) => operator)).size).toBe(1)
      const acknowledged = answers.map(({ data: said }) => said['record'])
      for (const { id } of data) expect(acknowledged).toContain(id)
      expect(await evidence.verify(who)).toMatchObject({ intact: true, records: 13, chains: 1 })
    }
  })

  test('a session that is ended opens nothing from then on, here and on another server, while others go on', async () => {
    const [leaving, staying] = await newcomers(2)
    const before = await Promise.all(many(10, i => search(i % 2 ? leaving! : staying!)))
    expect(before.every(({ code }) => code === 200)).toBe(true)
    const busy = many(10, () => search(staying!))
    await server.post('/api/login/logout', {}, { headers: leaving!.headers })
    const after = await Promise.all([
      search(leaving!),
      search(leaving!, 'Velkorov', other),
      search(staying!),
      ...busy,
    ])
    expect(after.map(({ code }) => code)).toEqual([126, 126, ...many(11, () => 200)])
  })

  test('fifty at once at the edge of a share of seven: seven are let in, and seven are counted', async () => {
    const [basic] = await newcomers(1)
    const answers = await Promise.all(many(50, () => search(basic!, 'Velkorov', other)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(7)
    expect(answers.filter(({ code }) => code === 137)).toHaveLength(43)
    const { used } = await database.db
      .selectFrom('quota_use')
      .select('used')
      .where('subject', '=', accountSubject(basic!.id))
      .executeTakeFirstOrThrow()
    expect(used).toBe(7)
    expect(await evidence.verify(basic!)).toMatchObject({ intact: true, records: 7 })
  })

  test('what cannot be written for one organisation is answered to it alone', async () => {
    const [broken, whole] = await newcomers(2)
    await search(broken!)
    // Somebody has put a record in the place of the next one.
    await sql`insert into evidence_record (id, organisation_id, author_id, chain_id, number, at, kind, title, verdict,
        hits, snapshot_id, digest, seal)
      select 'Eplaced', organisation_id, author_id, chain_id, 2, at, kind, title, verdict, hits, snapshot_id, digest, seal
      from evidence_record where author_id = ${broken!.id}`.execute(database.db)
    const answers = await Promise.all([search(whole!), search(broken!), search(whole!)])
    expect(answers.map(({ code }) => code)).toEqual([200, 500, 200])
    expect(await evidence.verify(whole!)).toMatchObject({ intact: true, records: 2 })
  })
})
