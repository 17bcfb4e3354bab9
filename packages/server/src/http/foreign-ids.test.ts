import { randomBytes } from 'node:crypto'
import type { Call } from '@maojian/contract/call'
import { roles } from '@maojian/contract/roles'
import { wireFields } from '@maojian/contract/calls/wire-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { forEachDatabase } from '../db/testing.ts'
import { allRoutes } from '../routes.ts'
import { fixtureIndex } from '../features/screening/fixture.ts'
import { decidedRows, further, ofDoneBatches, published } from './foreign-ids.table.ts'
import { startTestServer, type TestServer } from './testing.ts'

const idFields = (call: Call): string[] =>
  wireFields(call.request).filter(field => /^(id|[a-z]+Id|[a-z]+_id|batchId|ids|record|number)$/.test(field))

/** Administrators may see what is another's. */
const isForMembers = ({ access }: Call): boolean =>
  access === 'session' || (typeof access === 'object' && access.roles.includes(roles.member))

const calls = allRoutes
  .map(route => route.call)
  .filter(call => isForMembers(call) && !published.has(call.path) && idFields(call).length > 0)

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let owner: { Authorization: string }
  let stranger: { Authorization: string }
  let owned: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
  beforeAll(async () => {
    database = await open()
    const index = fixtureIndex()
    server = await startTestServer(database, { current: () => index })
    owner = await server.login('member')
    stranger = await server.login('compliance')
    owned = await makeOwned()
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })

  const upload = async (): Promise<string> => {
    const edge = 'invented-edge'
    const payload = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--${edge}--\r\n`
    const headers = { 'content-type': `multipart/form-data; boundary=${edge}`, ...owner }
    const response = await server.app.inject({ method: 'POST', url: '/api/file/upload', payload, headers })
    return response.json<{ data: { fileId: string } }>().data.fileId
  }

  const message = async (accountId: string, list: 'unread' | 'readed' | 'trash'): Promise<string> => {
    const row = await database.db
      .insertInto('message')
      .values({
        account_id: accountId,
        kind: 'list',
        title: '甲',
        content: '乙',
        link: '',
        list,
        created_at: server.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return String(row.id)
  }

  /** A batch in the state in which the call may be made. */
  const batch = async (author_id: string, state: 'draft' | 'queued' | 'done'): Promise<string> => {
    const id = `B${randomBytes(12).toString('hex')}`
    const { organisation_id } = await database.db
      .selectFrom('account')
      .select('organisation_id')
      .where('id', '=', author_id)
      .executeTakeFirstOrThrow()
    const titles = JSON.stringify(['名称'])
    const row = { id, organisation_id, author_id, name: '甲', state, titles, created_at: server.clock.now }
    await database.db.insertInto('screening_batch').values(row).execute()
    return id
  }

  /** A decision that waits for somebody else's approval. */
  const proposed = async (organisation_id: string, author_id: string): Promise<string> => {
    const id = `D${randomBytes(12).toString('hex')}`
    const party = { party_id: 'P1', party_name: '乙', entries: [], mark: '' }
    const said = {
      same: 'no',
      reason: '丙',
      state: 'proposed',
      sequence: 1,
      review_on: '2027-11-20',
    } as const
    const row = { id, organisation_id, author_id, subject_key: id, subject_name: '甲', ...party, ...said }
    const values = { ...row, decided_at: server.clock.now }
    await database.db.insertInto('decision').values(values).execute()
    return id
  }

  const partFile = async (): Promise<string> => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/part/upload?name=a.csv',
      headers: { 'content-type': 'application/octet-stream', ...owner },
      payload: 'Part Number,ECCN,Vendor\nX-1,EAR99,Sample Works\n',
    })
    return response.json<{ data: { id: string } }>().data.id
  }

  /** A project of the owner with a row in each section, and what of it each call names. */
  const projectThings = async (): Promise<Record<string, Record<string, string>>> => {
    const ask = async (path: string, fields: Record<string, string>) =>
      (await server.post(path, fields, { headers: owner })).data
    let count = 0
    const made = async () =>
      String((await ask('/api/risk/project/baseinfo/save', { name: `甲${++count}` }))['id'])
    const id = await made()
    const item = await ask('/api/risk/project/item/save', { projectId: id, name: '办公桌' })
    const saved = await ask('/api/risk/project/save', {
      projectId: id,
      name: '甲',
      countryList: '[{"type":2,"countryId":"DE"}]',
      objectList: '[{"type":0,"name":"乙公司"},{"type":0,"name":"丙公司"}]',
    })
    const [country] = saved['countryList'] as { id: string }[]
    const [partner, former] = saved['objectList'] as { id: string }[]
    const [gone, deleted] = [await made(), await made()]
    await server.get('/api/risk/project/delete', { id: deleted }, { headers: owner })
    const { organisation_id, author_id } = await database.db
      .selectFrom('project')
      .select(['organisation_id', 'author_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const reportId = `R${randomBytes(12).toString('hex')}`
    const asked = JSON.stringify({ name: '甲', summary: '', author: '', content: {} })
    const created_at = server.clock.now
    const whose = { id: reportId, organisation_id, author_id, project_id: id }
    const report = { ...whose, number: reportId, asked, created_at }
    await database.db
      .insertInto('project_report')
      .values({ ...report, state: 'running', checked_at: null, reviewer_id: null, reviewed_at: null })
      .execute()
    const projectId = { projectId: id }
    const begun = async (): Promise<string> => {
      const page = { ...projectId, module: '001', itemName: '办公桌' }
      const answer = JSON.stringify([{ questionId: 'kind', answerId: 'goods' }])
      return String((await ask('/api/investigation/item/next', { ...page, answer }))['id'])
    }
    const rows = '/api/risk/project'
    return {
      [`${rows}/delete`]: { id: gone },
      [`${rows}/restore`]: { id: deleted },
      [`${rows}/duplicate`]: { id },
      [`${rows}/baseinfo`]: { id },
      [`${rows}/baseinfo/save`]: { id, name: '乙' },
      [`${rows}/detail`]: { id },
      [`${rows}/save`]: { ...projectId, name: '乙' },
      [`${rows}/endUse`]: projectId,
      [`${rows}/settlement/detail`]: projectId,
      '/api/risk/logistics/detail': projectId,
      [`${rows}/transaction/country/list`]: projectId,
      [`${rows}/transaction/object/list`]: projectId,
      [`${rows}/transactionItem/list`]: projectId,
      [`${rows}/item/save`]: { ...projectId, name: '椅子' },
      [`${rows}/transaction/country/delete`]: { id: country!.id },
      [`${rows}/transaction/object/match`]: { id: partner!.id },
      [`${rows}/transaction/object/decide`]: { id: partner!.id, subject: '', note: '不同公司' },
      [`${rows}/transaction/object/delete`]: { id: former!.id },
      [`${rows}/item/delete`]: { id: String(item['id']) },
      '/api/investigation/item/next': { id: await begun() },
      '/api/investigation/item/previous': { id: await begun() },
      [`${rows}/item/flows`]: projectId,
      [`${rows}/item/flow/delete`]: { id: await begun() },
      '/api/investigation/report/new': { reportId },
      '/api/risk/report/export': { reportId },
      '/api/risk/report/review': { reportId, decision: 'released', reason: '无' },
    }
  }

  const watchThings = async (userId: string): Promise<Record<string, Record<string, string>>> => {
    const made = async (path: string, fields: Record<string, string>): Promise<string> => {
      const { data } = await server.post(`/api/watch/${path}`, fields, { headers: owner })
      return ((data['watch'] ?? data) as { id: string }).id
    }
    const watch = (keyword: string) => made('add/search', { keyword })
    const robot = { kind: 'wecom', name: '甲', address: 'https://erp.invalid/' }
    const channel = () => made('channel/save', { ...robot, name: `甲${++counted}` })
    return {
      '/api/watch/add/batch': { id: await batch(userId, 'done') },
      '/api/watch/detail': { id: await watch('Nobody One') },
      '/api/watch/pause': { id: await watch('Nobody Two'), paused: '1', version: '1' },
      '/api/watch/remove': { id: await watch('Nobody Three') },
      '/api/watch/channel/save': { id: await channel(), ...robot },
      '/api/watch/channel/remove': { id: await channel() },
      '/api/watch/channel/test': { id: await channel() },
    }
  }

  const evidenceThings = async (): Promise<Record<string, Record<string, string>>> => {
    const { data } = await server.post('/api/sanction/search', { keyword: '无名商行' }, { headers: owner })
    const record = String(data['record'])
    const issued = await server.post('/api/evidence/certificate/issue', { record }, { headers: owner })
    return {
      '/api/evidence/record/detail': { id: record },
      '/api/evidence/record/repeat': { id: record },
      '/api/evidence/certificate/issue': { record },
      '/api/evidence/certificate/list': { record },
      '/api/evidence/certificate/file': { number: String(issued.data['number']), format: 'json' },
    }
  }

  /** An owner of an organisation with one more member, and what he may do to that one or to an invitation. */
  const makeOrganisation = async (
    path: string,
  ): Promise<{ headers: Record<string, string>; fields: Record<string, string> }> => {
    const [founder, guest] = [await server.newcomer(), await server.newcomer()]
    const invite = async (fields: Record<string, string>) =>
      (await server.post('/api/organisation/invitation/create', fields, { headers: founder.headers }))
        .data as unknown as { id: string; token: string }
    const invitation = await invite({ role: 'member', phone: guest.phone })
    if (path.endsWith('/revoke')) return { headers: founder.headers, fields: { id: invitation.id } }
    if (path.endsWith('/join') || path.endsWith('/show'))
      return { headers: guest.headers, fields: { id: invitation.id } }
    await server.post('/api/organisation/join', { id: invitation.id }, { headers: guest.headers })
    return { headers: founder.headers, fields: { userId: guest.id, role: 'reader' } }
  }

  // The same twice would be one thing: each has words of its own.
  let counted = 0
  const classified = { name: '甲', eccn: 'EAR99', reason: '乙' }
  const classification = async (): Promise<{ id: string; version: string }> => {
    const one = { ...classified, name: `甲${++counted}` }
    const { data } = await server.post('/api/classification/save', one, { headers: owner })
    return { id: String(data['id']), version: '1' }
  }

  /** One thing of the owner for every call that names a thing; a call that is missing here fails the test. */
  const makeOwned = async () => {
    const profile = await server.get('/api/user/profile', {}, { headers: owner })
    const userId = String(profile.data['userId'])
    await server.login('member')
    const sessions = (await server.get('/api/user/session/list', {}, { headers: owner })).data
    const others = (sessions as unknown as { id: string; current: boolean }[]).filter(one => !one.current)
    const fileId = await upload()
    const key = await server.post('/api/account/apiKey/create', { name: '甲' }, { headers: owner })
    const code = '123456'
    const { organisation_id: home } = await database.db
      .selectFrom('account')
      .select('organisation_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const other = await server.newcomer()
    return {
      ...(await projectThings()),
      ...(await evidenceThings()),
      ...(await watchThings(userId)),
      '/api/classification/save': { ...(await classification()), ...classified },
      '/api/classification/review': { ...(await classification()), decision: 'approved', reason: '丙' },
      '/api/classification/copy': { id: (await classification()).id },
      '/api/classification/recheck': await classification(),
      '/api/classification/remove': { id: (await classification()).id },
      '/api/classification/record': { id: (await classification()).id },
      ...(await ofDoneBatches(() => batch(userId, 'done'))),
      '/api/screening/batch/start': { id: await batch(userId, 'draft'), name: '0' },
      '/api/screening/batch/cancel': { id: await batch(userId, 'queued') },
      '/api/decision/decideRows': { batchId: await batch(userId, 'done'), ...decidedRows },
      '/api/decision/approve': { id: await proposed(home, other.id) },
      '/api/decision/withdraw': { id: await proposed(home, other.id), reason: '丁' },
      '/api/part/remove': { id: await partFile() },
      '/api/user/session/revoke': { id: String(others[0]!.id) },
      '/api/user/update': { userId, userName: '甲', company: '乙', phone: '13700000001', code },
      '/api/account/apiKey/revoke': { id: String(key.data['id']) },
      '/api/file/preview/code': { fileId },
      '/api/file/content': { id: fileId },
      '/api/message/content': { msg_id: await message(userId, 'unread') },
      '/api/message/has_read': { msg_id: await message(userId, 'unread') },
      '/api/message/remove_readed': { msg_id: await message(userId, 'readed') },
      '/api/message/restore': { msg_id: await message(userId, 'trash') },
    }
  }

  test.each(calls.map(call => [call.path, call] as const))(
    '%s refuses what is another’s',
    async (path, call) => {
      const made = path.startsWith('/api/organisation/') ? await makeOrganisation(path) : undefined
      const fields = made?.fields ?? owned[path]
      expect(fields, 'this call takes an id: add what its owner has').toBeDefined()
      expect(idFields(call).some(field => field in fields!)).toBe(true)
      const ask = call.method === 'GET' ? server.get : server.post
      const refused = await ask(path, fields, { headers: stranger })
      expect([403, 404]).toContain(refused.code)
      const own = await ask(path, fields, { headers: made?.headers ?? owner })
      expect(own.code).toBe(further[path] ?? 200)
    },
  )
})
