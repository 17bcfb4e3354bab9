import { storageLimits } from '@maojian/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type Newcomer, type TestServer } from '../../http/testing.ts'

const csv = 'name\nInvented Works\n'
const body =
  '--e\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n\r\n--e--\r\n'

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, noEngine)
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })

  const keep = async ({ id }: Newcomer, size: number, organisation: string | null): Promise<void> => {
    const row = { author_id: id, organisation_id: organisation, digest: 'd', name: 'a.pdf', type: 'x' }
    const file = { ...row, id: `F${Math.random()}`, size, purpose: 'document' as const }
    await database.db
      .insertInto('file')
      .values({
        ...file,
        created_at: server.clock.now,
        kept_at: organisation === null ? null : server.clock.now,
      })
      .execute()
  }
  const send = async ({ headers }: Newcomer, url: string, payload: string, type: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'content-type': type },
    })
    return answer.json<{ code: number; message: string }>()
  }
  const sendForm = (who: Newcomer) => send(who, '/api/file/upload', body, 'multipart/form-data; boundary=e')

  test('what does not fit beside what is kept is refused with the figures; what fits is taken', async () => {
    const who = await server.newcomer()
    await keep(who, storageLimits.basic - 50, null)
    expect((await sendForm(who)).code).toBe(200)
    await keep(who, 50, null)
    const refused = await sendForm(who)
    expect(refused.code).toBe(400)
    expect(refused.message).toContain('存储空间不足：上限 200 MB，已用 201 MB')
  })

  test("what others keep takes nobody else's room", async () => {
    const [full, other] = [await server.newcomer(), await server.newcomer()]
    await keep(full, storageLimits.basic, null)
    expect((await sendForm(full)).code).toBe(400)
    expect((await sendForm(other)).code).toBe(200)
  })

  test("saved files of the organisation count for its members, and a member's batch leaves no trace when refused", async () => {
    const who = await server.newcomer()
    const { organisation_id } = await database.db
      .selectFrom('account')
      .select('organisation_id')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    await database.db.updateTable('account').set({ role: 2 }).where('id', '=', who.id).execute()
    for (let i = 0; i < 5; i++) await keep(who, 1024 ** 3, organisation_id)
    const refused = await send(who, '/api/screening/batch/upload?name=a.csv', csv, 'application/octet-stream')
    expect([refused.code, refused.message]).toEqual([400, expect.stringContaining('上限 5,120 MB')])
    const batches = await database.db.selectFrom('screening_batch').select('id').execute()
    expect(batches).toEqual([])
  })
})
