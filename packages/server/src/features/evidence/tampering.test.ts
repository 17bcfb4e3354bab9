import { sql } from 'kysely'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { Newcomer, TestServer } from '../../http/testing.ts'
import { firstSeal, nextSeal, sha256 } from './chain.ts'
import { changeKeys, keyFileOf, keysOf, signerOf } from '../../signing/keys-of.ts'
import { noteStandingHeads } from './note-heads-job.ts'
import { savedRecords } from './saved-evidence-store.ts'
import { startEvidenceServer, type EvidenceServer } from './testing.ts'
import { verifyChain } from './verify-chain.ts'
import { verifyAllRecords } from './verify-records.ts'

forEachDatabase((_, open) => {
  let database: Database
  let evidence: EvidenceServer
  let server: TestServer
  let user: Newcomer
  beforeAll(async () => {
    database = await open()
    evidence = await startEvidenceServer(database)
    server = evidence.server
  })
  afterAll(async () => {
    await evidence.close()
    await database.close()
  })
  beforeEach(async () => {
    user = await server.newcomer()
  })
  const search = (keyword: string) => evidence.search(user, keyword)
  const place = () => ({ dataDir: evidence.dataDir })
  const verify = () => evidence.verify(user)
  const searchMany = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) await search(`Nobody Known ${i}`)
  }
  const chainOf = async () => {
    const { id } = (await evidence.list(user)).data[0]!
    return database.db
      .selectFrom('evidence_chain')
      .selectAll()
      .where('id', '=', build =>
        build.selectFrom('evidence_record').select('chain_id').where('evidence_record.id', '=', id),
      )
      .executeTakeFirstOrThrow()
  }
  const forgetAll = async (): Promise<void> => {
    await sql`delete from evidence_record`.execute(database.db)
    await sql`delete from evidence_chain`.execute(database.db)
  }

  describe('what was kept cannot be changed unnoticed', () => {
    test('a colleague who searches while all is checked raises no alarm', async () => {
      await searchMany(3)
      const asRead = await chainOf()
      await searchMany(2)
      const keys = await keysOf(place(), server.clock.now)
      expect(await verifyChain(database.db, asRead, { keys })).toMatchObject({ records: 3, problems: [] })
    })

    test('a record written behind the signed end is told', async () => {
      await searchMany(2)
      const { id } = await chainOf()
      await sql`insert into evidence_record (id, organisation_id, author_id, chain_id, number, at, kind, title, verdict,
          hits, snapshot_id, digest, seal, content)
        select 'V' || substr(md5(id), 1, 24), organisation_id, author_id, chain_id, 3, at, kind, title, verdict,
          hits, snapshot_id, digest, seal, content
        from evidence_record where chain_id = ${id} and number = 2`.execute(database.db)
      expect(await verify()).toMatchObject({
        intact: false,
        problems: ['记录链的末端与最后一条记录不符'],
      })
    })

    test('an altered content is named, and told on the record itself', async () => {
      await searchMany(5)
      const { data } = await evidence.list(user)
      const victim = data.find(row => row.number === 3)!
      await sql`update evidence_record set content = replace(content, '"verdict":0', '"verdict":1')
        where id = ${victim.id}`.execute(database.db)
      const found = await verify()
      expect(found).toMatchObject({ intact: false, records: 5 })
      expect(found.problems).toEqual([expect.stringContaining(`第 3 条（${victim.id}）`)])
      expect((await evidence.detail(user, victim.id)).data).toMatchObject({ intact: false })
    })

    test('a content that was cut short is told on the record, not as erased', async () => {
      await search('Nobody Known')
      const victim = (await evidence.list(user)).data[0]!
      await sql`update evidence_record set content = left(content, 20) where id = ${victim.id}`.execute(
        database.db,
      )
      expect((await evidence.detail(user, victim.id)).data).toMatchObject({ intact: false, erased: false })
    })

    test.each(["title = 'Somebody Else'", 'warned = not warned'])(
      'a column beside the content that was altered (%s) is noticed too',
      async change => {
        await searchMany(2)
        await sql`update evidence_record set ${sql.raw(change)}
          where author_id = ${user.id} and number = 1`.execute(database.db)
        expect((await verify()).problems).toEqual([expect.stringContaining('第 1 条')])
      },
    )

    test('contents taken away with the row rewritten to a no-hit are named, and told on the record', async () => {
      await search('Velkorov Shipping Holding')
      await search('Nobody Known')
      const victim = (await evidence.list(user)).data.find(row => row.number === 1)!
      expect(victim.verdict).toBe(1)
      await sql`update evidence_record set content = null, title = 'Qingdao Kite Co', verdict = 0, hits = 0
        where id = ${victim.id}`.execute(database.db)
      const found = await verify()
      expect(found).toMatchObject({ intact: false, erased: 0 })
      expect(found.problems).toEqual([expect.stringContaining('没有到期清除的签名')])
      expect((await evidence.detail(user, victim.id)).data).toMatchObject({ intact: false })
    })

    test('contents erased in their time are proven by our signature, and what stays cannot be rewritten', async () => {
      await search('Velkorov Shipping Holding')
      await search('Nobody Known')
      const { organisation_id: organisationId } = await chainOf()
      const sign = signerOf(place(), () => server.clock.now)
      await savedRecords.erase(database.db, organisationId, { now: server.clock.now, sign })
      expect(await verify()).toMatchObject({ intact: true, records: 2, erased: 2, problems: [] })
      const victim = (await evidence.list(user)).data.find(row => row.number === 1)!
      expect((await evidence.detail(user, victim.id)).data).toMatchObject({ intact: true, erased: true })
      await sql`update evidence_record set verdict = 0, hits = 0 where id = ${victim.id}`.execute(database.db)
      expect((await verify()).problems).toEqual([expect.stringContaining('第 1 条')])
    })

    test('a record moved out of the sight of its organisation is noticed', async () => {
      await search('Velkorov Shipping Holding')
      const { organisation_id: organisationId } = await chainOf()
      await sql`update evidence_record set organisation_id =
        (select id from organisation where id <> ${organisationId} limit 1)
        where organisation_id = ${organisationId}`.execute(database.db)
      expect((await verify()).problems).toEqual([expect.stringContaining('所属的机构')])
      await forgetAll()
    })

    test('a record altered with the whole chain computed anew, without the key', async () => {
      await searchMany(3)
      const chain = await chainOf()
      const { id } = chain
      const rows = await database.db
        .selectFrom('evidence_record')
        .selectAll()
        .where('chain_id', '=', id)
        .orderBy('number')
        .execute()
      let seal = firstSeal(id, chain.follows)
      for (const row of rows) {
        const content = row.content!.replaceAll('Nobody Known 1', 'Nobody Known X')
        const digest = sha256(content)
        seal = nextSeal(seal, { chainId: id, number: row.number, digest })
        const title = row.title.replace('Known 1', 'Known X')
        await database.db
          .updateTable('evidence_record')
          .set({ content, digest, seal, title })
          .where('id', '=', row.id)
          .execute()
      }
      await database.db.updateTable('evidence_chain').set({ seal }).where('id', '=', id).execute()
      expect((await verify()).problems).toEqual([expect.stringContaining('签名无效')])
    })

    test('the last ten records cut off, with the head put back to what it must have been', async () => {
      await searchMany(12)
      const { id } = await chainOf()
      await sql`delete from evidence_record where chain_id = ${id} and number > 2`.execute(database.db)
      expect((await verify()).problems.join()).toContain('末尾缺少 10 条')
      await sql`update evidence_chain c set records = 2,
        seal = (select seal from evidence_record where chain_id = c.id and number = 2) where id = ${id}`.execute(
        database.db,
      )
      expect((await verify()).problems).toEqual([expect.stringContaining('签名无效')])
      // What is screened next begins another chain: nobody signs the shortened one.
      await search('Nobody Known again')
      const after = await verify()
      expect(after).toMatchObject({ intact: false, chains: 2, records: 3 })
      expect(after.problems).toEqual([expect.stringContaining('签名无效')])
    })

    test('a database put back to an older state, or a chain removed whole, is known from the notes beside the key', async () => {
      await searchMany(2)
      const old = await chainOf()
      const { id } = old
      await searchMany(3)
      const note = noteStandingHeads(database.db, place(), () => server.clock.now)
      await note({}, {} as never)
      await sql`delete from evidence_record where chain_id = ${id} and number > 2`.execute(database.db)
      const { records, seal, signature } = old
      await database.db
        .updateTable('evidence_chain')
        .set({ records, seal, signature })
        .where('id', '=', id)
        .execute()
      expect((await verify()).problems).toEqual([expect.stringContaining('已有 5 条')])
      await sql`delete from evidence_record where chain_id = ${id}`.execute(database.db)
      await sql`delete from evidence_chain where id = ${id}`.execute(database.db)
      const all = await verifyAllRecords({ db: database.db, place: place(), now: server.clock.now })
      expect(all.problems.join()).toContain(id)
      await forgetAll()
      await rm(join(evidence.dataDir, 'keys', 'heads.json'))
    })

    test('whose chain was removed whole is told so on his own page, also where it was searched on since or brought elsewhere', async () => {
      await searchMany(2)
      const { id } = await chainOf()
      const note = noteStandingHeads(database.db, place(), () => server.clock.now)
      await note({}, {} as never)
      const host = await server.newcomer()
      const invited = await server.post(
        '/api/organisation/invitation/create',
        { role: 'member' },
        { headers: host.headers },
      )
      const joining = { token: invited.data['token'], bringWork: 1 }
      await server.post('/api/organisation/join', joining, { headers: user.headers })
      await note({}, {} as never)
      expect(await verify()).toMatchObject({ intact: true, records: 2 })
      await sql`delete from evidence_record where chain_id = ${id}`.execute(database.db)
      await sql`delete from evidence_chain where id = ${id}`.execute(database.db)
      const told = { intact: false, problems: [expect.stringContaining(`${id} 在`)] }
      expect(await verify()).toMatchObject({ ...told, records: 0 })
      await search('Nobody Known again')
      expect(await verify()).toMatchObject({ ...told, records: 1 })
      expect(await evidence.verify(await server.newcomer())).toMatchObject({ intact: true, problems: [] })
      await forgetAll()
      await rm(join(evidence.dataDir, 'keys', 'heads.json'))
    })

    test('after a change of keys what was signed before still holds, and a foreign key does not', async () => {
      await searchMany(2)
      await changeKeys(place(), server.clock.now)
      await searchMany(2)
      expect(await verify()).toMatchObject({ intact: true, chains: 2, records: 4 })
      const key = await readFile(keyFileOf(place()), 'utf8')
      expect(key.match(/privateKey/gu)).toHaveLength(1)
      await database.db
        .updateTable('evidence_chain')
        .set({ key_id: 'feedfeedfeedfeed', open: false })
        .execute()
      expect((await verify()).problems.join()).toContain('密钥文件之外的密钥')
      await forgetAll()
    })
  })
})
