import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { createFolderStore } from '../../adapters/file-store.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { removeOrphans } from './remove-orphans.ts'

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(40, 7),
])
const pdf = Buffer.from('%PDF-1.7\ninvented')

interface Sent {
  readonly name: string
  readonly content: Buffer
}

const multipart = (files: readonly Sent[], fields: Record<string, string> = {}) => {
  const edge = 'invented-edge'
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(file => [
      Buffer.from(
        `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: text/html\r\n\r\n`,
      ),
      file.content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${edge}--\r\n`),
  ]
  return { payload: Buffer.concat(parts), type: `multipart/form-data; boundary=${edge}` }
}

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let dataDir = ''
  let headers: Record<string, string>
  let member: Record<string, string>
  beforeAll(async () => {
    database = await open()
    dataDir = await mkdtemp(join(tmpdir(), 'file-'))
    server = await startTestServer(database, noEngine, { dataDir })
    headers = { ...(await server.login('basic')) }
    member = { ...(await server.login('member')) }
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  })
  const upload = async (
    files: readonly Sent[],
    { path = '/api/file/upload', who = headers, fields = {} as Record<string, string> } = {},
  ) => {
    const { payload, type } = multipart(files, fields)
    const response = await server.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': type, ...who },
    })
    return response.json<{ code: number; message: string; data: Record<string, unknown> & unknown[] }>()
  }
  const read = (url: string, who: Record<string, string> = headers) =>
    server.app.inject({ method: 'GET', url, headers: who })
  const left = async (): Promise<string[]> => readdir(join(dataDir, 'uploads'))

  test('S1-249 S2-242 S2-288 an upload answers an address of our own that opens for its owner', async () => {
    const { code, data } = await upload([{ name: '名片.png', content: png }], {
      fields: { purpose: 'profile' },
    })
    expect(code).toBe(200)
    expect(data).toMatchObject({ fileName: '名片.png', fileType: 'png', size: png.length })
    const answer = await read(String(data['fastDfsUrl']))
    expect(answer.rawPayload.equals(png)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''%E5/),
    })
    expect(await left()).toEqual([])
  })

  test('S1-250 business files come as a list; one that is refused keeps all out', async () => {
    const path = '/api/risk/file/upload'
    const good = { name: 'a.pdf', content: pdf }
    const both = await upload([good, { name: 'b.csv', content: Buffer.from('a,b\n1,2\n') }], { path })
    expect(both.data.map(one => (one as { fileType: string }).fileType)).toEqual(['pdf', 'csv'])
    const before = await database.db.selectFrom('file').select('id').execute()
    const bad = await upload([good, { name: 'x.pdf', content: Buffer.from('MZ\0\0') }], { path })
    expect(bad).toMatchObject({ code: 400, message: '不支持该类型的文件' })
    expect(await database.db.selectFrom('file').select('id').execute()).toHaveLength(before.length)
    expect(await left()).toEqual([])
  })

  test.each([
    ['page.html', '<!doctype html><script>'],
    ['image.svg', '<svg onload=x>'],
    ['note.txt', '  <script>alert(1)</script>'],
    ['run.exe', 'MZ\0'],
    ['fake.png', 'not an image'],
    ['bundle.zip', 'PK\u0003\u0004'],
  ])('%s is not taken, whatever type the browser names', async (name, content) => {
    expect((await upload([{ name, content: Buffer.from(content, 'latin1') }])).code).toBe(400)
  })

  test('S1-090 S2-307 a profile image may have 1 MB, any other file 20 MB', async () => {
    const big = { name: 'a.png', content: Buffer.concat([png, Buffer.alloc(1024 * 1024)]) }
    expect(await upload([big], { fields: { purpose: 'profile' } })).toMatchObject({
      code: 400,
      message: '图片大小不能超过 1M',
    })
    expect((await upload([big])).code).toBe(200)
    const huge = { name: 'a.pdf', content: Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]) }
    expect(await upload([huge])).toMatchObject({ code: 400, message: '文件大小不能超过 20M' })
    expect(await left()).toEqual([])
  })

  test('no file, no form and no session are told apart', async () => {
    expect(await upload([])).toMatchObject({ code: 400, message: '请选择文件' })
    expect((await server.post('/api/file/upload', { purpose: 'document' }, { headers })).code).toBe(400)
    expect((await upload([{ name: 'a.pdf', content: pdf }], { who: {} })).code).toBe(126)
  })

  test('a name keeps no folder and no control character', async () => {
    const { data } = await upload([{ name: '../../etc/pass\u202Ewd.pdf', content: pdf }])
    expect(data['fileName']).toBe('passwd.pdf')
  })

  test('what browsers do not show is saved, without its own type', async () => {
    const { data } = await upload([{ name: '表.csv', content: Buffer.from('=1+1,x\n') }])
    expect((await read(String(data['fastDfsUrl']))).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment/),
    })
  })

  test('another account sees neither file nor preview, and cannot use a preview address', async () => {
    const { data } = await upload([{ name: 'a.pdf', content: pdf }])
    const url = String(data['fastDfsUrl'])
    expect((await read(url, member)).json()).toMatchObject({ code: 404 })
    expect((await read(url, {})).json()).toMatchObject({ code: 126 })
    const fileId = String(data['fileId'])
    expect(
      (await server.get('/api/file/preview/code', { fileId, type: '1' }, { headers: member })).code,
    ).toBe(404)
    const preview = await server.get('/api/file/preview/code', { fileId, type: '1' }, { headers })
    expect(preview.data).toMatchObject({ inline: true, fileType: 'pdf' })
    expect((await read(String(preview.data['url']), member)).json()).toMatchObject({ code: 404 })
  })

  test('S1-251 a preview address opens for ten minutes, by the cookie of our own pages', async () => {
    const { data } = await upload([{ name: 'a.pdf', content: pdf }])
    const fileId = String(data['fileId'])
    const preview = await server.get('/api/file/preview/code', { fileId, type: '1' }, { headers })
    const url = String(preview.data['url'])
    const cookie = `maojian_session=${headers['Authorization']}`
    expect((await read(url, { cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
    expect((await read(url, { cookie, 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ code: 126 })
    expect((await read(`${url}x`)).json()).toMatchObject({ code: 404 })
    server.clock.now = new Date(server.clock.now.getTime() + 10 * 60_000)
    expect((await read(url)).json()).toMatchObject({ code: 404 })
  })

  test('what nothing refers to is gone after a day, its content when the last row goes', async () => {
    const store = createFolderStore(join(dataDir, 'files'))
    const content = Buffer.from('%PDF-1.7 only here')
    const one = await upload([{ name: 'a.pdf', content }])
    const two = await upload([{ name: 'b.pdf', content }], { who: member })
    const keep = (kept_at: Date | null) =>
      database.db.updateTable('file').set({ kept_at }).where('id', '=', String(two.data['fileId'])).execute()
    await keep(server.clock.now)
    const tomorrow = new Date(server.clock.now.getTime() + 25 * 3_600_000)
    expect(await removeOrphans(database.db, store, server.clock.now)).toBe(0)
    expect(await removeOrphans(database.db, store, tomorrow)).toBeGreaterThan(0)
    expect((await read(String(one.data['fastDfsUrl']))).json()).toMatchObject({ code: 404 })
    expect((await read(String(two.data['fastDfsUrl']), member)).rawPayload.equals(content)).toBe(true)
    await keep(null)
    await removeOrphans(database.db, store, tomorrow)
    const folders = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    expect(folders.filter(entry => entry.isFile())).toEqual([])
  })
})
