import { expect, test } from 'vitest'
import { testPhones } from '../../http/testing.ts'
import { closeDueAccounts } from './close-due-accounts.ts'
import { day, firstPassword, md5, secondPassword, withAccountDesk } from './testing.ts'

withAccountDesk(desk => {
  test('a reset by code changes the password and ends every session', async () => {
    const { phone, headers } = await desk.registered()
    const phoneCode = await desk.codeFor(phone, 3)
    const fields = { phoneNum: phone, phoneCode, pwd: secondPassword, passwdCheck: secondPassword }
    expect(
      (await desk.server.post('/api/user/password/reset', { ...fields, passwdCheck: firstPassword })).code,
    ).toBe(400)
    expect((await desk.server.post('/api/user/password/reset', fields)).code).toBe(200)
    expect(await desk.alive(headers)).toBe(false)
    expect([
      (await desk.login(phone, firstPassword)).code,
      (await desk.login(phone, secondPassword)).code,
    ]).toEqual([400, 200])
  })

  test('a change of password ends the other sessions and gives this one a new id', async () => {
    const { phone, headers } = await desk.registered()
    const other = { authorization: String((await desk.login(phone, firstPassword)).data['sessionId']) }
    const change = (oldPwd: string, pwd: string) =>
      desk.server.post('/api/user/password/change', { oldPwd, pwd, passwdCheck: pwd }, { headers })
    expect(await change(secondPassword, md5('invented-4'))).toMatchObject({
      code: 400,
      message: '原密码错误',
    })
    expect(await change(firstPassword, firstPassword)).toMatchObject({
      code: 400,
      message: '新密码不能与原密码相同',
    })
    const changed = await change(firstPassword, secondPassword)
    expect(changed.code).toBe(200)
    expect([await desk.alive(headers), await desk.alive(other)]).toEqual([false, false])
    expect(await desk.alive({ authorization: String(changed.data['sessionId']) })).toBe(true)
  })

  test('guesses of the old password through a session have to wait', async () => {
    const { headers } = await desk.registered()
    const fields = { oldPwd: secondPassword, pwd: md5('x'), passwdCheck: md5('x') }
    const codes: number[] = []
    for (let i = 0; i < 7; i++)
      codes.push((await desk.server.post('/api/user/password/change', fields, { headers })).code)
    expect(codes.at(-1)).toBe(429)
  })

  test('S1-063 a login from this browser ends the session it held', async () => {
    const { phone, headers } = await desk.registered()
    const again = await desk.server.post(
      '/api/login/phone',
      { phoneNum: phone, pwd: firstPassword },
      { headers },
    )
    expect(again.code).toBe(200)
    expect(await desk.alive(headers)).toBe(false)
  })

  test('S1-246 S2-240 S2-286 S2-287 the profile is completed with a proven phone, and the session rotates', async () => {
    const { phone, headers, id } = await desk.registered()
    const code = await desk.codeFor(phone, 2)
    const fields = { userName: '李华', company: '示例公司', industry: 'other', phone, code, userId: id }
    const update = (changed: Record<string, string> = {}) =>
      desk.server.post('/api/user/update', { ...fields, ...changed }, { headers })
    expect(await update({ userName: ' ' })).toMatchObject({ code: 400, message: '参数 userName：请输入姓名' })
    expect(await update({ company: '' })).toMatchObject({ message: '参数 company：请输入企业名称' })
    expect(await update({ phone: '' })).toMatchObject({ message: '参数 phone：请输入手机号' })
    expect(await update({ phone: '123' })).toMatchObject({ message: '参数 phone：手机号格式错误' })
    expect(await update({ code: '' })).toMatchObject({ message: '参数 code：请输入验证码' })
    expect((await update({ businessCard: 'javascript:alert(1)' })).code).toBe(400)
    expect((await update({ userId: 'A0' })).code).toBe(403)
    const saved = await update()
    expect(saved).toMatchObject({ code: 200, data: { loginName: '李华', profileComplete: 1 } })
    expect(await desk.alive(headers)).toBe(false)
    const fresh = { authorization: String(saved.data['sessionId']) }
    expect((await desk.server.get('/api/user/profile', {}, { headers: fresh })).data).toMatchObject({
      realName: '李华',
      company: '示例公司',
      industry: 'other',
      phone,
    })
  })

  test('S1-084 S1-090 the industry is one of the list, the business card an image that came as one', async () => {
    const { phone, headers } = await desk.registered()
    const upload = async (purpose: string, type: string, content: Buffer): Promise<string> => {
      const edge = 'invented-edge'
      const part = (head: string, body: Buffer | string) =>
        Buffer.concat([
          Buffer.from(`--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
          Buffer.from(body),
          Buffer.from('\r\n'),
        ])
      const payload = Buffer.concat([
        part('name="purpose"', purpose),
        part(`name="file"; filename="card.${type}"`, content),
        Buffer.from(`--${edge}--\r\n`),
      ])
      const sent = { 'content-type': `multipart/form-data; boundary=${edge}`, ...headers }
      const response = await desk.server.app.inject({
        method: 'POST',
        url: '/api/file/upload',
        payload,
        headers: sent,
      })
      return response.json<{ data: { fastDfsUrl: string } }>().data.fastDfsUrl
    }
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4])
    const code = await desk.codeFor(phone, 2)
    const save = (fields: Record<string, string>) =>
      desk.server.post(
        '/api/user/update',
        { userName: '李华', company: '示例公司', phone, code, ...fields },
        { headers },
      )
    expect(await save({ industry: 'piracy' })).toMatchObject({
      code: 400,
      message: '参数 industry：没有这个行业，请从列表中选择',
    })
    const large = await upload('document', 'png', Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]))
    const pdf = await upload('document', 'pdf', Buffer.from('%PDF-1.7\ninvented'))
    for (const businessCard of [large, pdf])
      expect(await save({ businessCard })).toMatchObject({
        code: 400,
        message: expect.stringContaining('1M'),
      })
    const businessCard = await upload('profile', 'png', png)
    expect((await save({ businessCard, industry: 'energy' })).code).toBe(200)
  })

  test('the number of another account cannot be taken', async () => {
    const { headers } = await desk.registered()
    const code = await desk.codeFor(testPhones.member, 2)
    const fields = {
      userName: '李华',
      company: '示例公司',
      phone: testPhones.member,
      code,
      pwd: firstPassword,
    }
    expect((await desk.server.post('/api/user/update', fields, { headers })).code).toBe(409)
  })

  test('sessions are listed and ended one by one or all others, never somebody else’s', async () => {
    const { phone, headers } = await desk.registered()
    const other = { authorization: String((await desk.login(phone, firstPassword)).data['sessionId']) }
    type Row = { id: string; current: boolean }
    const list = async (who: Record<string, string>) =>
      (await desk.server.get('/api/user/session/list', {}, { headers: who })).data as unknown as Row[]
    const rows = await list(headers)
    expect(rows.filter(row => row.current)).toHaveLength(1)
    expect(rows).toHaveLength(2)
    const stranger = await desk.server.login('member')
    const theirs = (await list({ authorization: stranger.Authorization }))[0]!
    const end = (id: string) => desk.server.post('/api/user/session/revoke', { id }, { headers })
    expect((await end(theirs.id)).code).toBe(404)
    expect(await end(rows.find(row => !row.current)!.id)).toMatchObject({ code: 200, data: { revoked: 1 } })
    expect(await desk.alive(other)).toBe(false)
    await desk.login(phone, firstPassword)
    expect(await end('others')).toMatchObject({ data: { revoked: 1 } })
    expect(await list(headers)).toHaveLength(1)
  })

  test('the use of an API key is noted to the minute, and only its own', async () => {
    const { headers } = await desk.registered()
    const make = async (name: string) =>
      (await desk.server.post('/api/account/apiKey/create', { name }, { headers })).data as unknown as {
        key: string
      }
    const { key } = await make('对接')
    desk.later(1000)
    await make('闲置')
    const use = () =>
      desk.server.app.inject({
        method: 'GET',
        url: '/yente/entities/P1',
        headers: { authorization: `ApiKey ${key}` },
      })
    const lastUses = async () =>
      (
        (await desk.server.get('/api/account/apiKey/list', {}, { headers })).data as { lastUsedAt: string }[]
      ).map(one => one.lastUsedAt)
    expect(await lastUses()).toEqual(['', ''])
    await use()
    const [first] = await lastUses()
    expect(first).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
    desk.later(30_000)
    await use()
    const stored = () =>
      desk.database.db
        .selectFrom('api_key')
        .select('last_used_at')
        .where('last_used_at', 'is not', null)
        .execute()
    const [before] = await stored()
    desk.later(30_000)
    await use()
    const [after] = await stored()
    expect(after!.last_used_at!.getTime() - before!.last_used_at!.getTime()).toBe(60_000)
    expect((await lastUses())[1]).toBe('')
  })

  test('usage says what is left and when it returns', async () => {
    const { headers } = await desk.registered()
    await desk.server.post('/api/sanction/search', { key: 'some name' }, { headers })
    const { data } = await desk.server.get('/api/user/usage', {}, { headers })
    expect(data).toMatchObject({
      resetsAt: expect.stringMatching(/^\d{4}-\d\d-\d\d 00:00$/),
      rows: expect.arrayContaining([{ kind: 'search', name: '查询', limit: 100, used: 0, left: 100 }]),
      freeItemCheck: { limit: 1, used: 0, left: 1 },
    })
    const member = await desk.server.login('member')
    const theirs = await desk.server.get('/api/user/usage', {}, { headers: member })
    expect(theirs.data['rows']).toContainEqual({
      kind: 'search',
      name: '查询',
      limit: null,
      used: 0,
      left: null,
    })
  })

  test('closing takes the password, waits seven days, and a login takes it back', async () => {
    const { phone, headers } = await desk.registered()
    const close = (pwd: string, who = headers) =>
      desk.server.post('/api/user/close', { pwd }, { headers: who })
    expect((await close(secondPassword)).code).toBe(400)
    const closing = await close(firstPassword)
    expect(new Date(String(closing.data['closesAt'])).getTime()).toBe(
      desk.server.clock.now.getTime() + 7 * day,
    )
    expect(await desk.alive(headers)).toBe(false)
    desk.later(6 * day)
    const back = await desk.login(phone, firstPassword)
    expect(back.code).toBe(200)
    desk.later(2 * day)
    expect(await closeDueAccounts(desk.database.db, desk.server.clock.now)).toBe(0)
    const again = await desk.login(phone, firstPassword)
    await close(firstPassword, { authorization: String(again.data['sessionId']) })
    desk.later(7 * day)
    expect((await desk.login(phone, firstPassword)).code).toBe(400)
    expect(await closeDueAccounts(desk.database.db, desk.server.clock.now)).toBe(1)
    const row = await desk.database.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', String(back.data['userId']))
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ phone: null, real_name: '', company: '', password_hash: null })
    expect((await desk.register(phone)).code).toBe(200)
  })
})
