import type { Call } from '@maojian/contract/call'
import { wireFields } from '@maojian/contract/calls/wire-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { forEachDatabase } from '../db/testing.ts'
import { allRoutes } from '../routes.ts'
import { noEngine, startTestServer, type TestServer } from './testing.ts'

/** What lists publish belongs to nobody. */
const published = new Set(['/api/sanction/detail', '/api/sanction/entity', '/yente/entities/:id'])

const idFields = (call: Call): string[] =>
  wireFields(call.request).filter(field => /^(id|[a-z]+Id|[a-z]+_id|batchId|ids)$/.test(field))

const calls = allRoutes
  .map(route => route.call)
  .filter(call => call.access === 'session' && !published.has(call.path) && idFields(call).length > 0)

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let owner: { Authorization: string }
  let stranger: { Authorization: string }
  let owned: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, noEngine)
    owner = await server.login('member')
    stranger = await server.login('basic')
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
    return {
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
      const fields = owned[path]
      expect(fields, 'this call takes an id: add what its owner has').toBeDefined()
      expect(idFields(call).some(field => field in fields!)).toBe(true)
      const ask = call.method === 'GET' ? server.get : server.post
      const refused = await ask(path, fields, { headers: stranger })
      expect([403, 404]).toContain(refused.code)
      const own = await ask(path, fields, { headers: owner })
      // The owner gets further: to the answer (a file has no envelope), or to the code that he did not ask for.
      const further = path === '/api/user/update' ? 400 : path === '/api/file/content' ? 0 : 200
      expect(own.code).toBe(further)
    },
  )
})
