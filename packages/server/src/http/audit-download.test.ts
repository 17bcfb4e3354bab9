import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from './testing.ts'

let database: Database
let server: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer(database, noEngine)
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

const upload = async (headers: Record<string, string>, name: string, content: string): Promise<string> => {
  const head = `--e\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/file/upload',
    payload: Buffer.from(`${head}${content}\r\n--e--\r\n`, 'latin1'),
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=e' },
  })
  return answer.json<{ data: { fastDfsUrl: string } }>().data.fastDfsUrl
}

test('what is taken away stands in the audit log with who and what; what a page only shows does not', async () => {
  const { id, headers } = await server.newcomer('member')
  const table = await server.app.inject({ url: '/api/evidence/record/file?format=csv', headers })
  expect(table.statusCode).toBe(200)
  const shown = await upload(headers, 'card.png', '\x89PNG\r\n\x1a\n1234')
  expect((await server.app.inject({ url: shown, headers })).headers['content-disposition']).toMatch(/^inline/)
  const admin = await server.login('administrator')
  const log = await server.get(
    '/api/admin/audit/page',
    { userId: id, event: 'file.taken' },
    { headers: admin },
  )
  expect(log.data).toMatchObject({
    count: 1,
    data: [{ eventName: '下载文件', detail: expect.stringMatching(/检索记录-2026-11-20\.csv/u) }],
  })
})
