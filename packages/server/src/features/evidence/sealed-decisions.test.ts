import { sql } from 'kysely'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { Newcomer, TestServer } from '../../http/testing.ts'
import { savedDecisions } from '../decision/entry.ts'
import { changeKeys, signerOf } from '../../signing/keys-of.ts'
import { savedRecords } from './saved-evidence-store.ts'
import { testDecisions, type TestDecisions } from './testing-decisions.ts'
import { startEvidenceServer, type EvidenceServer } from './testing.ts'
import { verifyAllRecords } from './verify-records.ts'

forEachDatabase((_, open) => {
  let database: Database
  let evidence: EvidenceServer
  let decisions: TestDecisions
  let server: TestServer
  let user: Newcomer
  beforeAll(async () => {
    database = await open()
    evidence = await startEvidenceServer(database)
    server = evidence.server
    decisions = testDecisions(database, evidence)
  })
  afterAll(async () => {
    await evidence.close()
    await database.close()
  })
  beforeEach(async () => {
    server.clock.now = new Date('2026-11-20T04:00:00Z')
    user = await server.newcomer()
    await decisions.seal()
  })
  const organisationOf = async ({ id }: Newcomer): Promise<string> =>
    (
      await database.db
        .selectFrom('account')
        .select('organisation_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).organisation_id
  /** A second member of the same organisation. */
  const colleague = async (): Promise<Newcomer> => {
    const other = await server.newcomer()
    await database.db
      .updateTable('account')
      .set({ organisation_id: await organisationOf(user), organisation_role: 'member' })
      .where('id', '=', other.id)
      .execute()
    return other
  }
  const verify = () => evidence.verify(user)
  const later = (minutes = 1): void => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
  }
  const sealedDecision = async (fields: Record<string, unknown> = {}): Promise<string> => {
    const id = await decisions.decide(user, fields)
    await decisions.seal()
    expect(await verify()).toMatchObject({ intact: true, decisions: 1, waiting: 0, problems: [] })
    return id
  }

  describe('a decision cannot be changed behind the product unnoticed', () => {
    test.each([
      ["same = 'no'", '结论'],
      ["reason = '名称不同'", '理由'],
      ["decided_at = decided_at - interval '1 month'", '判定时间'],
      ['review_on = review_on + 30', '复核日期'],
      ['author_id = (select id from account where id <> author_id limit 1)', '判定人'],
      ['approved_by = (select id from account where id <> author_id limit 1)', '复核人'],
      ['approved_at = decided_at', '复核时间'],
      ["state = 'withdrawn'", '状态'],
      ['ended_by = author_id', '终止人'],
      ['ended_at = decided_at', '终止时间'],
      ["end_reason = '误判'", '终止理由'],
      ["subject_key = 'k'", '被筛查者'],
      ["subject_name = 'Qingdao Kite Co'", '被筛查者名称'],
      ["party_id = 'P2'", '名单主体'],
      ["party_name = 'Somebody Else'", '名单主体名称'],
      ["entries = array['x']", '名单条目'],
      ["mark = 'm'", '条目内容摘要'],
      ['sequence = 7', '序次'],
      ['revision = 7', '变更次数'],
    ])('%s', async (change, field) => {
      const id = await sealedDecision()
      await sql`update decision set ${sql.raw(change)} where id = ${id}`.execute(database.db)
      const found = await verify()
      expect(found).toMatchObject({ intact: false, problems: [expect.stringContaining(id)] })
      expect(found.problems[0]!.split('：').at(-1)).toBe(field)
    })

    test('a row that is removed, and one given to another organisation', async () => {
      const id = await sealedDecision()
      const other = await server.newcomer()
      await database.db
        .updateTable('decision')
        .set({ organisation_id: await organisationOf(other) })
        .where('id', '=', id)
        .execute()
      expect((await verify()).problems).toEqual([expect.stringMatching(`${id}.*已不存在`)])
      expect((await evidence.verify(other)).problems).toEqual([
        expect.stringMatching(`${id}.*没有封存的记录`),
      ])
      await sql`delete from decision where id = ${id}`.execute(database.db)
      expect((await verify()).problems).toEqual([expect.stringMatching(`${id}.*已不存在`)])
      const all = await verifyAllRecords({
        db: database.db,
        place: { dataDir: evidence.dataDir },
        now: server.clock.now,
      })
      expect(all.problems.filter(problem => problem.includes(id))).toHaveLength(1)
    })

    test('a record that is removed', async () => {
      const id = await sealedDecision()
      await evidence.search(user, 'Nobody Known')
      await sql`delete from evidence_record where organisation_id = ${await organisationOf(user)}
        and kind = 'decision'`.execute(database.db)
      expect((await verify()).problems).toEqual([
        expect.stringContaining('第 1 条缺失'),
        expect.stringMatching(`${id}.*没有封存的记录`),
      ])
    })

    test('a decision that was taken back, put again into the very state that was sealed before', async () => {
      const id = await sealedDecision({ same: 'no' })
      const before = await database.db
        .selectFrom('decision')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      later()
      expect(await decisions.post('withdraw', { id, reason: '误判' }, user)).toMatchObject({ code: 200 })
      await decisions.seal()
      expect(await verify()).toMatchObject({ intact: true, waiting: 0 })
      const { state, ended_at, ended_by, end_reason, revision } = before
      await database.db
        .updateTable('decision')
        .set({ state, ended_at, ended_by, end_reason, revision })
        .where('id', '=', id)
        .execute()
      expect((await verify()).problems).toEqual([
        expect.stringMatching(`${id}.*状态、终止人、终止时间、终止理由、变更次数`),
      ])
    })

    test('a decision written into the database is not sealed, though it is called a change that waits', async () => {
      const id = await sealedDecision()
      const organisation = await organisationOf(user)
      const forged = `D${'0'.repeat(20)}${organisation.slice(-4)}`
      await sql`insert into decision select ${forged}, organisation_id, author_id, 'k2', subject_name, party_id, party_name,
          entries, mark, 'no', reason, state, sequence, decided_at, review_on, approved_by, approved_at, ended_by,
          ended_at, end_reason, revision from decision where id = ${id}`.execute(database.db)
      const content = JSON.stringify({ change: 'earlier', decision: { id: forged } })
      await sql`insert into decision_change (organisation_id, author_id, at, content, key_id, signature)
        values (${organisation}, ${user.id}, now(), ${content}, 'k', 'c2lnbmVk')`.execute(database.db)
      await decisions.seal()
      expect((await verify()).problems).toEqual([
        expect.stringMatching(`${forged}.*没有封存的记录`),
        expect.stringContaining('签名无效'),
      ])
      await sql`delete from decision_change where organisation_id = ${organisation}`.execute(database.db)
    })
  })

  describe('what the product itself changes stays whole', () => {
    test('until the background has sealed it a change waits, and is told when that takes too long', async () => {
      const id = await decisions.decide(user)
      expect(await verify()).toMatchObject({ intact: true, decisions: 1, waiting: 1 })
      await sql`update decision set same = 'no' where id = ${id}`.execute(database.db)
      expect((await verify()).problems).toEqual([expect.stringContaining('结论')])
      await sql`update decision set same = 'yes' where id = ${id}`.execute(database.db)
      later(61)
      expect((await verify()).problems).toEqual([expect.stringContaining('1 小时仍未封存')])
      await decisions.seal()
      await decisions.seal()
      expect(await verify()).toMatchObject({ intact: true, waiting: 0, records: 1 })
    })

    test('four eyes: proposed, approved, and what it replaced, each with who and when', async () => {
      const former = await decisions.decide(user)
      const author = await colleague()
      await decisions.post('fourEyes', { fourEyes: 1 }, user)
      later()
      const id = await decisions.decide(author, { same: 'no', previous: 1 })
      later()
      expect(await decisions.post('approve', { id }, user)).toMatchObject({ code: 200 })
      await decisions.seal()
      expect(await verify()).toMatchObject({ intact: true, decisions: 2, waiting: 0, records: 3 })
      const [newest] = (await evidence.list(user)).data
      expect(newest).toMatchObject({
        kind: 'decision',
        title: expect.stringContaining('不是同一主体（复核）'),
      })
      const { data } = await evidence.detail(user, newest!.id)
      const detail = data as unknown as { intact: boolean; decisions: Record<string, string>[] }
      expect(detail.intact).toBe(true)
      expect(detail.decisions).toMatchObject([
        { id: former, changeName: '被取代', stateName: '已被取代' },
        {
          id,
          changeName: '复核',
          stateName: '生效',
          sameName: '不是同一主体',
          decidedAt: '2026-11-20 12:01',
        },
      ])
      expect(detail.decisions[1]!['author']).not.toBe(detail.decisions[1]!['approvedBy'])
      await sql`update decision set approved_by = author_id where id = ${id}`.execute(database.db)
      expect((await verify()).problems).toEqual([expect.stringMatching(`${id}.*：复核人$`)])
    })

    test('decisions that come along with somebody who joins, sealed there or not', async () => {
      const host = await server.newcomer()
      await decisions.decide(host, { same: 'yes' })
      await decisions.decide(user, { same: 'no' })
      await decisions.seal()
      await decisions.decide(user, { name: 'Velkorov Shipping', same: 'no' })
      const invited = await server.post(
        '/api/organisation/invitation/create',
        { role: 'member' },
        { headers: host.headers },
      )
      later()
      await server.post(
        '/api/organisation/join',
        { token: invited.data['token'], bringWork: 1 },
        { headers: user.headers },
      )
      expect(await evidence.verify(host)).toMatchObject({ intact: true, decisions: 3, waiting: 2 })
      await decisions.seal()
      expect(await evidence.verify(host)).toMatchObject({ intact: true, decisions: 3, waiting: 0 })
      await sql`update decision set state = 'standing' where state = 'replaced' and author_id = ${user.id}`.execute(
        database.db,
      )
      expect((await evidence.verify(host)).problems).toEqual([expect.stringContaining('：状态')])
    })

    test('decisions of an earlier release are sealed once as they stand, and told with the day', async () => {
      await decisions.decide(user)
      await sql`delete from decision_change`.execute(database.db)
      await rm(join(evidence.dataDir, 'keys', 'decisions.json'))
      expect(await verify()).toMatchObject({ intact: true, decisions: 1, waiting: 1 })
      later(13 * 60)
      await decisions.seal()
      expect(await verify()).toMatchObject({
        intact: true,
        decisions: 1,
        waiting: 0,
        sealedLater: 1,
        sealedLaterOn: '2026-11-21',
      })
      const id = await decisions.decide(user, { name: 'Velkorov Shipping' })
      await sql`delete from decision_change`.execute(database.db)
      await decisions.seal()
      expect((await verify()).problems).toEqual([expect.stringMatching(`${id}.*没有封存的记录`)])
    })

    test('what is erased in its time leaves no complaint', async () => {
      await sealedDecision()
      const organisationId = await organisationOf(user)
      const sign = signerOf({ dataDir: evidence.dataDir }, () => server.clock.now)
      for (const work of [savedDecisions, savedRecords])
        await work.erase(database.db, organisationId, { now: server.clock.now, sign })
      expect(await verify()).toMatchObject({ intact: true, erased: 1, decisions: 0 })
    })

    test('a change that waits while the keys are changed', async () => {
      await decisions.decide(user)
      await changeKeys({ dataDir: evidence.dataDir }, server.clock.now)
      await decisions.seal()
      expect(await verify()).toMatchObject({ intact: true, decisions: 1, waiting: 0 })
    })

    test('who decides while all is checked raises no alarm', async () => {
      await sealedDecision()
      const names = ['Velkorov', 'Velkorov Shipping', 'Velkorov Holding']
      const [found] = await Promise.all([
        verify(),
        ...names.map(name => decisions.decide(user, { name })),
        decisions.seal(),
      ])
      expect(found).toMatchObject({ intact: true, problems: [] })
    })
  })
})
