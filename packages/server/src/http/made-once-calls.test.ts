import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forEachDatabase } from '../db/testing.ts'
import type { Schema } from '../db/schema.ts'
import { plainItem, wholeProject } from '../features/project/testing.ts'
import { fixtureBytes, fixtureIndex } from '../features/screening/fixture.ts'
import { testBatches, type TestBatches } from '../features/screening/testing-batches.ts'
import { createTestIngest, ftmLines, type TestIngest } from '../ingest/testing.ts'
import { allRoutes } from '../routes.ts'
import { makesNothing } from './makes-nothing.table.ts'
import { startTestServer, testPassword, type Answer, type Newcomer, type TestServer } from './testing.ts'

type Fields = Record<string, unknown>

interface Making {
  /** Where what is made stands. */
  readonly table: keyof Schema
  readonly fields: () => Fields | Promise<Fields>
  readonly asAdministrator?: true
  /** What the second hears where it is not what the first made: that the thing stands already. */
  readonly second?: number
  readonly json?: true
  /** Sent as the body, with the fields in the query. */
  readonly file?: string
}

const partsFile = 'Part Number,ECCN,Vendor\nX-1,EAR99,Sample Works\n'
const csv = '编号,客户名称,国家\n001,Velkorov Shipping Holding,俄罗斯\n'
const asForm = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value as string | number),
    ]),
  )

const posts = allRoutes.filter(({ call }) => call.method === 'POST').map(({ call }) => call.path)

forEachDatabase((_, open) => {
  let ingest: TestIngest
  let server: TestServer
  let batches: TestBatches
  let dataDir = ''
  let me: Newcomer
  beforeAll(async () => {
    ingest = await createTestIngest(await open())
    dataDir = await mkdtemp(join(tmpdir(), 'made-once-'))
    const index = fixtureIndex()
    const { database } = ingest.context
    server = await startTestServer(database, { current: () => index }, { dataDir })
    const dated = { dataset: 'list_a', day: '2026-08-01' }
    const codes = { properties: { leiCode: ['5493001KJTIIGC8Y1R12'] } }
    const parties = [
      { id: 'a-1', name: 'Alpha Testing LLC', ...dated, ...codes },
      { id: 'a-2', name: 'Proba Omega', ...dated },
      { id: 'a-3', name: 'Norvex Baltic Freight', ...dated },
    ]
    await ingest.importText('one.json', ftmLines(parties))
    const same = { id: 'b-1', name: 'ALPHA TESTING', dataset: 'list_b', day: '2026-08-01', ...codes }
    await ingest.importText('two.json', ftmLines([same]))
  })
  afterAll(async () => {
    await server.app.close()
    await ingest.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(async () => {
    me = await server.newcomer('compliance')
    const { database } = ingest.context
    batches = testBatches({ database, server, dataDir, now: () => server.clock.now }, me.headers)
    await batches.publish(fixtureBytes())
  })

  const entryOf = (reference: string) =>
    ingest.context.database.db
      .selectFrom('entry')
      .select(['id', 'party_id'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  const ask = async (path: string, fields: Fields): Promise<Answer['data']> => {
    const answer = await server.post(path, asForm(fields), { headers: me.headers })
    expect(answer).toMatchObject({ code: 200 })
    return answer.data
  }
  let named = 0
  const project = async (): Promise<string> =>
    String((await ask('/api/risk/project/baseinfo/save', { name: `某项目 ${++named}` }))['id'])
  const classified = { name: '测试仪', eccn: 'EAR99', reason: '未列入清单' }
  const decided = { partyId: 'P1', same: 'no', reason: '注册地不同' }
  const record = async (): Promise<string> =>
    String((await ask('/api/sanction/search', { keyword: 'Nobody Trading' }))['record'])
  const partner = async (): Promise<Fields> => {
    const fields = { name: '甲', objectList: [{ type: 0, name: 'Velkorov Shipping Holding' }] }
    const saved = await ask('/api/risk/project/save', { projectId: await project(), ...fields })
    const [{ id } = { id: '' }] = saved['objectList'] as { id: string }[]
    const url = '/api/risk/project/transaction/object/match'
    const { data } = await server.get(url, { id }, { headers: me.headers })
    const shown = (data['data'] as unknown as Fields[]).map(({ id: one, sequence }) => ({
      id: one,
      sequence,
    }))
    return { id, subject: data['subject'], shown, partyId: '', note: '不同公司' }
  }
  const registering = async (): Promise<Fields> => {
    const phoneNum = '13512340001'
    await server.post('/api/phone/code', { phoneCodeTypeCode: '1', phoneNum })
    const phoneCode = server.outbox.messages()[0]!.code
    const passwords = { pwd: testPassword, passwdCheck: testPassword }
    return { realName: '王小明', phoneNum, ...passwords, industry: 'energy', cpyName: '示例', phoneCode }
  }
  const submitted = async (): Promise<Fields> => {
    const projectId = await project()
    await ask('/api/risk/project/item/save', { projectId, ...plainItem })
    return { projectId, ...wholeProject, isCommit: 1 }
  }
  const flow = async (): Promise<Fields> => ({
    projectId: await project(),
    module: '001',
    itemName: '办公桌',
    answer: [{ questionId: 'kind', answerId: 'goods' }],
  })

  const makings: Readonly<Record<string, Making>> = {
    '/api/register/phone': { table: 'account', fields: registering, second: 400 },
    '/api/account/apiKey/create': { table: 'api_key', fields: () => ({ name: '对接' }) },
    '/api/admin/membership/grant': {
      table: 'membership',
      fields: () => ({ userId: me.id, roleId: 2, until: '2027-01-01' }),
      asAdministrator: true,
    },
    '/api/organisation/invitation/create': {
      table: 'organisation_invitation',
      fields: () => ({ role: 'member' }),
    },
    '/api/evidence/certificate/issue': {
      table: 'evidence_certificate',
      fields: async () => ({ record: await record() }),
    },
    '/api/evidence/record/repeat': {
      table: 'evidence_repeat',
      fields: async () => ({ id: await record() }),
    },
    '/api/risk/project/baseinfo/save': { table: 'project', fields: () => ({ name: '新项目' }) },
    '/api/risk/project/duplicate': { table: 'project', fields: async () => ({ id: await project() }) },
    '/api/deal/project': {
      table: 'project',
      json: true,
      fields: () => ({ name: '一笔交易', partners: [{ name: '无名商行' }] }),
    },
    '/api/determination/project': {
      table: 'project',
      fields: () => ({ eccn: 'EAR99', destination: 'BR', made: 'us' }),
    },
    '/api/risk/project/item/save': {
      table: 'project_row',
      fields: async () => ({ projectId: await project(), ...plainItem }),
    },
    '/api/risk/project/save': { table: 'project_report', fields: submitted, second: 409 },
    '/api/investigation/item/next': { table: 'item_flow', fields: flow },
    '/api/risk/project/transaction/object/decide': { table: 'decision', fields: partner, second: 204 },
    '/api/decision/decide': {
      table: 'decision',
      fields: () => ({ name: 'Velkorov Holding', ...decided }),
      second: 204,
    },
    '/api/decision/decideRows': {
      table: 'decision',
      fields: async () => ({ batchId: await batches.finished(csv), rows: [{ line: 2 }], ...decided }),
    },
    '/api/classification/save': { table: 'classification', fields: () => classified },
    '/api/classification/copy': {
      table: 'classification',
      fields: async () => ({ id: (await ask('/api/classification/save', classified))['id'] }),
    },
    '/api/screening/batch/upload': {
      table: 'screening_batch',
      fields: () => ({ name: '客户.csv' }),
      file: csv,
    },
    '/api/screening/batch/repeat': {
      table: 'screening_batch',
      fields: async () => ({ id: await batches.finished(csv) }),
    },
    '/api/part/upload': { table: 'part_file', fields: () => ({ name: 'a.csv' }), file: partsFile },
    '/api/party/join': {
      table: 'party_merge',
      fields: async () => ({
        id: (await entryOf('a-2')).party_id,
        other: (await entryOf('a-3')).party_id,
        reason: '同一法人',
      }),
      asAdministrator: true,
    },
    '/api/party/apart': {
      table: 'party',
      json: true,
      fields: async () => {
        const { id, party_id } = await entryOf('b-1')
        return { id: party_id, entries: [id], reason: '同名' }
      },
      asAdministrator: true,
    },
    '/api/watch/channel/save': {
      table: 'watch_channel',
      fields: () => ({ kind: 'wecom', name: '群', address: 'https://erp.invalid/hook' }),
    },
    '/api/watch/add/search': { table: 'watch', fields: () => ({ keyword: 'Nobody Trading' }) },
    '/api/watch/add/party': { table: 'watch', fields: () => ({ partyId: 'P1' }) },
    '/api/watch/add/list': { table: 'watch', fields: () => ({ source: 'un-sc' }) },
    '/api/watch/add/batch': {
      table: 'watch',
      fields: async () => ({ id: await batches.finished(csv) }),
    },
  }

  const countOf = async (table: keyof Schema): Promise<number> => {
    const { db } = ingest.context.database
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  const sendFile = async (path: string, payload: string, fields: Fields): Promise<Answer> => {
    const response = await server.app.inject({
      method: 'POST',
      url: path,
      query: fields as Record<string, string>,
      headers: { ...me.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(payload),
    })
    return response.json()
  }

  test('every call by POST is told to make nothing, or has an example of what it makes', () => {
    const told = [...makesNothing, ...Object.keys(makings)]
    expect(told.toSorted()).toEqual(posts.toSorted())
  })

  test.each(posts.filter(path => !makesNothing.has(path)))(
    '%s sent twice at once, and once more, makes one thing',
    async path => {
      const { table, fields, second = 200, file, json, asAdministrator } = makings[path]!
      const headers = asAdministrator ? await server.login('administrator') : me.headers
      const asked = await fields()
      const send = () =>
        file === undefined
          ? server.post(path, json ? asked : asForm(asked), { headers, json })
          : sendFile(path, file, asked)
      const before = await countOf(table)
      const answers = [...(await Promise.all([send(), send()])), await send()]
      const codes = answers.map(({ code }) => code)
      expect(
        codes.filter(code => code === second),
        answers[0]!.message,
      ).toHaveLength(second === 200 ? 3 : 2)
      expect(codes).toContain(200)
      expect(await countOf(table)).toBe(before + 1)
      const idOf = ({ data }: Answer): unknown => {
        const of = (data['watch'] ?? data['batch'] ?? data) as Fields
        return [of['id'] ?? of['number'], of['key'], of['token']]
      }
      if (second === 200) for (const answer of answers) expect(idOf(answer)).toEqual(idOf(answers[0]!))
    },
  )
})
