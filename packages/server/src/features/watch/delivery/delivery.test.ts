import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Server as SocketServer } from 'node:net'
import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOutbound } from '../../../adapters/outbound.ts'
import { writeWaitingMessages } from '../../../background/testing.ts'
import type { SmtpConfig } from '../../../config.ts'
import type { Database } from '../../../db/database.ts'
import { forEachDatabase } from '../../../db/testing.ts'
import { startTestServer, type Newcomer, type TestServer } from '../../../http/testing.ts'
import { testRun } from '../../../jobs/testing.ts'
import { fixtureSubjects } from '../../screening/fixture.ts'
import { insertChanges } from '../change-store.ts'
import { indexBytes } from '../testing.ts'
import { deliverJob } from './delivery-jobs.ts'
import { deliverOne, tellChannels } from './tell-channels.ts'

interface Received {
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A stand-in for whoever is told: notes what comes and answers as asked. */
const openReceiver = async () => {
  const received: Received[] = []
  const answer = { status: 200, body: '{"errcode":0,"errmsg":"ok"}' }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', part => (body += part))
    request.on('end', () => {
      received.push({ url: new URL(request.url ?? '', 'http://x'), headers: request.headers, body })
      response.writeHead(answer.status).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { received, answer, address, close: () => new Promise(done => server.close(done)) }
}

/** A stand-in for a server of mail: takes whatever comes. */
const openMailServer = async () => {
  const mails: string[] = []
  const server: SocketServer = createSocketServer(socket => {
    let inData = false
    let text = ''
    socket.write('220 stand-in\r\n')
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return
        mails.push(text)
        inData = false
        socket.write('250 taken\r\n')
      } else if (text.startsWith('DATA')) {
        inData = true
        socket.write('354 go on\r\n')
      } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 stand-in\r\n')
      text = ''
    })
  }).listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  return {
    mails,
    port: (server.address() as AddressInfo).port,
    close: () => new Promise(done => server.close(done)),
  }
}

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let owner: Newcomer
  let receiver: Awaited<ReturnType<typeof openReceiver>>
  let mail: Awaited<ReturnType<typeof openMailServer>>
  let smtp: SmtpConfig
  let index: ScreeningIndex
  const allowInternalHosts = ['127.0.0.1']
  const outbound = createOutbound({ allowInternalHosts })
  const secret = 'SEC-0123456789abcdef'
  const save = (fields: Record<string, unknown>, who = owner) =>
    server.post('/api/watch/channel/save', { name: '合规群', ...fields }, { headers: who.headers })
  const channel = async (kind: string, more: Record<string, unknown> = {}) => {
    const { data, code, message } = await save({
      kind,
      address: `${receiver.address}/hook?key=k-12345678`,
      secret,
      ...more,
    })
    expect({ code, message }).toMatchObject({ code: 200 })
    return String(data['id'])
  }
  const send = (id: string) => server.post('/api/watch/channel/test', { id }, { headers: owner.headers })
  const log = async () =>
    (await server.get('/api/watch/channel/list', {}, { headers: owner.headers })).data as unknown as {
      channels: Record<string, unknown>[]
      deliveries: Record<string, unknown>[]
    }
  /** A watch of the owner in which a verdict changed. */
  const changed = async (): Promise<{ id: string; round: string }> => {
    const { data } = await server.post(
      '/api/watch/add/search',
      { keyword: 'Brandelius' },
      { headers: owner.headers },
    )
    const { id } = data['watch'] as { id: string }
    const hit = {
      party: 'P9',
      name: 'Brandelius_[x](y)',
      nameZh: '',
      score: 100,
      state: 'counted',
      level: 1,
    } as const
    const after = { verdict: 1 as const, hits: [{ ...hit, lists: 'OFAC SDN', entries: [] }] }
    const round = { watchId: id, snapshotId: 's', round: 'r1', place: 0, at: server.clock.now }
    const said = { subject: 'Brandelius', reference: '', cause: 'list', entries: [] } as const
    await insertChanges(database.db, [{ ...round, ...said, before: { verdict: 0, hits: [] }, after }])
    return { id, round: 'r1' }
  }
  const tell = async (told: { id: string; round: string }): Promise<number[]> => {
    const asked: number[] = []
    const enqueue = async (_job: unknown, payload: object) =>
      String(asked.push((payload as { id: number }).id))
    await tellChannels({ db: database.db, jobs: { enqueue }, now: () => server.clock.now })(told, testRun())
    return asked
  }
  const context = () => ({
    db: database.db,
    outbound,
    now: () => server.clock.now,
    config: { port: 8080, smtp },
  })

  beforeAll(async () => {
    database = await open()
    receiver = await openReceiver()
    mail = await openMailServer()
    smtp = {
      host: '127.0.0.1',
      port: mail.port,
      secure: false,
      requireTls: false,
      user: '',
      password: '',
      from: '贸鉴 <notice@maojian.example>',
    }
    index = openIndex(indexBytes(fixtureSubjects))
    server = await startTestServer(database, { current: () => index }, { smtp, allowInternalHosts })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
    await receiver.close()
    await mail.close()
  })
  beforeEach(async () => {
    owner = await server.newcomer()
    receiver.received.splice(0)
    Object.assign(receiver.answer, { status: 200, body: '{"errcode":0,"errmsg":"ok"}' })
  })

  test('a webhook carries a signature over timestamp and body that its receiver can compute again', async () => {
    const id = await channel('webhook')
    expect((await send(id)).data).toEqual({ sent: true, error: '' })
    const [{ headers, body }] = receiver.received as [Received]
    const timestamp = String(headers['x-maojian-timestamp'])
    const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    expect(headers['x-maojian-signature']).toBe(`sha256=${expected}`)
    expect(Number(timestamp)).toBe(server.clock.now.getTime() / 1000)
    expect(JSON.parse(body)).toMatchObject({ event: 'watch.changed', title: '监控通知测试' })
  })

  test('企业微信, 钉钉 and 飞书 are told in their own form, signed as they ask for it', async () => {
    for (const kind of ['wecom', 'dingtalk', 'feishu'])
      expect((await send(await channel(kind))).data['sent']).toBe(true)
    const [wecom, dingtalk, feishu] = receiver.received as [Received, Received, Received]
    expect(JSON.parse(wecom.body)).toMatchObject({
      msgtype: 'markdown',
      markdown: { content: expect.stringContaining('监控通知测试') as string },
    })
    const millis = String(dingtalk.url.searchParams.get('timestamp'))
    const dingSign = createHmac('sha256', secret).update(`${millis}\n${secret}`).digest('base64')
    expect(dingtalk.url.searchParams.get('sign')).toBe(dingSign)
    expect(JSON.parse(dingtalk.body)).toMatchObject({
      msgtype: 'markdown',
      markdown: { title: '监控通知测试' },
    })
    const said = JSON.parse(feishu.body) as Record<string, string>
    expect(said['sign']).toBe(createHmac('sha256', `${said['timestamp']}\n${secret}`).digest('base64'))
    expect(said).toMatchObject({ msg_type: 'post', content: { post: { zh_cn: { title: '监控通知测试' } } } })
  })

  test('a changed verdict goes to each channel once, with before and after; names cannot make marks', async () => {
    await channel('wecom')
    await save({ kind: 'mail', address: 'a@example.com；b@example.com' })
    await channel('dingtalk', { enabled: 0 })
    const told = await changed()
    const asked = await tell(told)
    expect(asked).toHaveLength(2)
    expect(await tell(told)).toEqual([])
    for (const id of asked) await deliverOne(context())({ id }, testRun())
    for (const id of asked) await deliverOne(context())({ id }, testRun())
    expect(receiver.received).toHaveLength(1)
    const { markdown } = JSON.parse(receiver.received[0]!.body) as { markdown: { content: string } }
    expect(markdown.content).toContain('由未发现变为命中')
    expect(markdown.content).toContain('Brandelius\\_\\[x\\](y)')
    expect(markdown.content).toContain(`(http://localhost:8080/watches?id=${told.id})`)
    const [letter] = mail.mails.splice(0)
    expect(letter).toMatch(/^To: a@example.com, b@example.com/m)
    expect((await log()).deliveries.map(one => [one['stateName'], one['attempts']])).toEqual([
      ['已送达', 1],
      ['已送达', 1],
    ])
  })

  test('what is refused is tried again, and after the last try the owner hears that it is dead', async () => {
    await channel('feishu')
    const [id] = await tell(await changed())
    Object.assign(receiver.answer, { body: '{"code":19021,"msg":"sign match fail"}' })
    await expect(deliverOne(context())({ id: id! }, testRun())).rejects.toThrow('对方未接受（19021）')
    expect((await log()).deliveries[0]).toMatchObject({
      state: 'waiting',
      attempts: 1,
      error: '对方未接受（19021）',
    })
    Object.assign(receiver.answer, { status: 503 })
    const last = testRun({ attempt: deliverJob.retries })
    await expect(deliverOne(context())({ id: id! }, last)).rejects.toThrow('状态 503')
    expect((await log()).deliveries[0]).toMatchObject({ stateName: '未能送达', attempts: 2 })
    await writeWaitingMessages(
      database,
      () => server.clock.now,
      (_message, error) => {
        throw error
      },
    )
    const { data } = await server.get('/api/message/init', {}, { headers: owner.headers })
    expect(data['unread']).toMatchObject([
      { title: '监控通知未能送达：合规群', link: '/watches?tab=channels' },
    ])
  })

  test('an address of the own network is refused, without telling what it resolved to', async () => {
    const strict = createOutbound({ allowInternalHosts: [], resolve: async () => ['10.1.2.3'] })
    await channel('webhook', { address: 'https://hooks.example.com/x' })
    const [id] = await tell(await changed())
    const refused = deliverOne({ ...context(), outbound: strict })({ id: id! }, testRun())
    await expect(refused).rejects.toThrow('hooks.example.com 指向内部或保留地址，已拒绝连接')
  })

  test('secrets and keys of robots are never shown again, and stay when they are left empty', async () => {
    const id = await channel('dingtalk')
    const { channels } = await log()
    expect(channels[0]).toMatchObject({ hasSecret: true, address: `${new URL(receiver.address).host}/…5678` })
    expect(JSON.stringify(channels)).not.toContain(secret)
    expect(JSON.stringify(channels)).not.toContain('k-1234')
    const renamed = await save({ id, version: 1, kind: 'dingtalk', name: '新名称' })
    expect(renamed.data).toMatchObject({ name: '新名称', hasSecret: true, version: 2 })
    expect((await send(id)).data['sent']).toBe(true)
    expect((await save({ id, version: 1, kind: 'dingtalk', name: '旧' })).code).toBe(204)
    const kept = await database.db
      .selectFrom('audit_log')
      .select('detail')
      .where('account_id', '=', owner.id)
      .execute()
    expect(JSON.stringify(kept)).not.toContain(secret)
  })

  test('only the owner sets channels, and wrong ones are named', async () => {
    const web = { address: 'https://hooks.example.com/x' }
    const wrong = async (fields: Record<string, unknown>) => (await save(fields)).message
    expect(await wrong({ kind: 'webhook', ...web, secret: 'short' })).toContain('secret')
    expect(await wrong({ kind: 'feishu', ...web })).toContain('secret')
    expect(await wrong({ kind: 'wecom', address: 'ftp://x/' })).toContain('address')
    expect(await wrong({ kind: 'wecom', address: '' })).toContain('请填写通知地址')
    expect(await wrong({ kind: 'mail', address: 'nobody' })).toContain('不是邮箱地址')
    expect(await wrong({ kind: 'pigeon', ...web })).toContain('kind')
    const id = await channel('wecom')
    const member = await server.newcomer()
    const home = await database.db
      .selectFrom('account')
      .select('organisation_id')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    const values = { ...home, organisation_role: 'member' as const }
    await database.db.updateTable('account').set(values).where('id', '=', member.id).execute()
    expect((await save({ kind: 'wecom', ...web }, member)).code).toBe(403)
    for (const path of ['test', 'remove'])
      expect(
        (await server.post(`/api/watch/channel/${path}`, { id }, { headers: member.headers })).code,
      ).toBe(403)
    expect((await server.post('/api/watch/channel/remove', { id }, { headers: owner.headers })).code).toBe(
      200,
    )
    expect((await log()).channels).toEqual([])
  })
})
