import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, testPassword, testPhones, type TestServer } from '../../http/testing.ts'
import { emit } from '../../events/emit.ts'
import { writeWaitingMessages } from '../../background/testing.ts'
import { insertMessages } from './store.ts'

interface Row {
  readonly msg_id: string
  readonly title: string
}

/** Events of a stream as they arrive. */
const readEvents = async function* (response: Response): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    yield* blocks
  }
}

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let headers: { Authorization: string }
  let accountId = ''
  let address = ''
  const wrong: unknown[] = []
  const drain = (): Promise<void> =>
    writeWaitingMessages(
      database,
      () => server.clock.now,
      (_message, error) => void wrong.push(error),
    )
  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, noEngine)
    headers = await server.login('basic')
    accountId = String((await server.get('/api/user/profile', {}, { headers })).data['userId'])
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
    expect(wrong).toEqual([])
  })
  const write = (title: string, account = accountId) =>
    insertMessages(
      database.db,
      [account],
      { kind: 'list', title, content: `${title}的内容`, link: '/listHealth' },
      server.clock.now,
    )
  const init = async (who: Record<string, string> = headers) =>
    (await server.get('/message/init', {}, { headers: who })).data as unknown as Record<string, Row[]> & {
      counts: Record<string, number>
    }
  const move = (how: string, msg_id: string, who: Record<string, string> = headers) =>
    server.post(`/message/${how}`, { msg_id }, { headers: who })

  test('S2-243 S2-244 S2-245 S2-246 S2-247 S2-290 messages go unread → readed → trash → readed, and no other way', async () => {
    await write('甲')
    const id = (await init())['unread']![0]!.msg_id
    expect((await move('remove_readed', id)).code).toBe(404)
    expect((await move('restore', id)).code).toBe(404)
    expect(await move('has_read', id)).toMatchObject({
      code: 200,
      data: { moved: 1, counts: { unread: 0, readed: 1 } },
    })
    expect((await move('has_read', id)).code).toBe(404)
    expect((await move('remove_readed', id)).data['counts']).toEqual({ unread: 0, readed: 0, trash: 1 })
    expect((await move('restore', id)).data['counts']).toEqual({ unread: 0, readed: 1, trash: 0 })
    expect((await server.get('/message/content', { msg_id: id }, { headers })).data).toMatchObject({
      content: '甲的内容',
      link: '/listHealth',
      list: 'readed',
    })
  })

  test('several are moved at once, or all', async () => {
    for (const title of ['乙', '丙', '丁']) await write(title)
    const unread = (await init())['unread']!
    expect(unread.map(row => row.title)).toEqual(['丁', '丙', '乙'])
    expect((await move('has_read', `${unread[0]!.msg_id},${unread[1]!.msg_id}`)).data['moved']).toBe(2)
    expect((await move('has_read', 'all')).data['moved']).toBe(1)
    expect((await move('remove_readed', 'all')).data['counts']).toEqual({ unread: 0, readed: 0, trash: 4 })
    expect((await move('restore', 'x')).code).toBe(400)
  })

  test('another account neither sees nor moves a message', async () => {
    await write('私')
    const id = (await init())['unread']![0]!.msg_id
    const other = await server.login('member')
    expect((await init(other))['unread']!.map(row => row.msg_id)).not.toContain(id)
    expect((await server.get('/message/content', { msg_id: id }, { headers: other })).code).toBe(404)
    expect((await move('has_read', id, other)).code).toBe(404)
    await move('has_read', 'all', other)
    expect((await init()).counts['unread']).toBe(1)
    await move('has_read', 'all')
  })

  test('S2-248 a stream tells the count at once, every new message, and after a break what was missed', async () => {
    const stop = new AbortController()
    const connect = async (more: Record<string, string> = {}) =>
      readEvents(
        await fetch(`${address}/message/events`, {
          headers: { ...headers, ...more },
          signal: stop.signal,
        }),
      )
    const next = async (events: AsyncGenerator<string>, kind: string): Promise<string> => {
      for (;;) {
        const { value, done } = await events.next()
        if (done) throw new Error('the stream ended')
        if (value.includes(`event: ${kind}\n`)) return value
      }
    }
    const events = await connect()
    expect(await next(events, 'counts')).toContain('"unread":0')
    await write('流一')
    const told = await next(events, 'message')
    expect(told).toContain('流一')
    expect(await next(events, 'counts')).toContain('"unread":1')
    const id = /id: (\d+)/.exec(told)![1]!
    await write('流二')
    const again = await connect({ 'last-event-id': id })
    expect(await next(again, 'message')).toContain('流二')
    stop.abort()
  })

  test('a stream ends with its session, at once', async () => {
    const mine = await server.login('member')
    const events = readEvents(await fetch(`${address}/message/events`, { headers: mine }))
    expect(String((await events.next()).value)).toContain('retry')
    expect((await server.post('/api/login/logout', {}, { headers: mine })).code).toBe(200)
    const rest: string[] = []
    for await (const event of events) rest.push(event)
    expect(rest.every(event => event.includes('event: counts'))).toBe(true)
  })

  test('an event becomes messages once, in the transaction that takes it', async () => {
    const admin = await server.login('administrator')
    await drain()
    const before = (await init(admin)).counts['unread']!
    const lists = [{ id: 'un-sc', added: 3, removed: 1, changed: 0 }]
    await emit(database.db, 'edition.published', { lists })
    await drain()
    const after = await init(admin)
    expect(after.counts['unread']).toBe(before + 1)
    expect(after['unread']![0]!.title).toMatch(/^名单已更新：/)
    expect((await init()).counts['unread']).toBe(2)
  })

  test('a login from a new address leaves a message', async () => {
    const sent = { phoneNum: testPhones.member, pwd: testPassword }
    const other = { Authorization: String((await server.post('/api/login/phone', sent)).data['sessionId']) }
    await drain()
    const before = (await init(other)).counts['unread']!
    const far = await startTestServer(database, noEngine, {})
    const forwarded = await far.post('/api/login/phone', sent, { address: '127.0.0.2' })
    expect(forwarded.code).toBe(200)
    await far.app.close()
    await drain()
    const after = await init(other)
    expect(after.counts['unread']).toBe(before + 1)
    expect(after['unread']![0]!.title).toBe('您的账户在新的地址登录')
  })
})
