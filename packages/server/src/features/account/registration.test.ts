import { expect, test } from 'vitest'
import { testPassword, testPhones } from '../../http/testing.ts'
import { firstPassword, minute, secondPassword, withAccountDesk } from './testing.ts'

withAccountDesk(desk => {
  test('S1-010 S1-069 S1-244 a phone and its code make an account that is logged in and has to complete its profile', async () => {
    const phone = desk.newPhone()
    const answer = await desk.register(phone)
    expect(answer).toMatchObject({
      code: 200,
      data: { loginName: '王小明', roleIds: [1], profileComplete: 0 },
    })
    expect((await desk.login(phone, firstPassword)).code).toBe(200)
  })

  test('the version of the terms that a user agreed to is kept with the registration', async () => {
    const { data } = await desk.register(desk.newPhone(), { terms: '2026-11' })
    const userId = String(data['userId'])
    const row = await desk.database.db
      .selectFrom('audit_log')
      .select('detail')
      .where('account_id', '=', userId)
      .where('event', '=', 'register')
      .executeTakeFirstOrThrow()
    expect(row.detail).toMatchObject({ terms: '2026-11' })
  })

  test.each([
    ['S1-073', { phoneNum: '12900000001' }, '参数 phoneNum：手机号格式错误'],
    ['S1-074', { pwd: 'abc123' }, '参数 pwd：密码格式错误'],
    ['S1-072', { passwdCheck: secondPassword }, '两次输入密码不匹配'],
    ['S1-077', { realName: '名'.repeat(21) }, '参数 realName：姓名最多 20 个字符'],
    ['S1-071', { phoneCode: '' }, '参数 phoneCode：请输入验证码'],
    ['S1-081', { phoneCode: '000000' }, '验证码错误或已失效'],
  ] as const)('%s registration says what is wrong: %j', async (_row, fields, message) => {
    const answer = await desk.register(desk.newPhone(), { phoneCode: '123456', ...fields })
    expect(answer).toMatchObject({ code: 400, message })
  })

  test('S1-082 S1-084 the industries of the profile have code and name', async () => {
    const { code, data } = await desk.server.get('/api/dic/industry')
    expect(code).toBe(200)
    expect(data).toEqual([
      { code: 'energy', name: '能源' },
      { code: 'chemicals', name: '化工' },
      { code: 'pharmaceuticals', name: '医药' },
      { code: 'automotive', name: '汽车' },
      { code: 'electronics', name: '电子' },
      { code: 'other', name: '其他' },
    ])
    const countries = (await desk.server.get('/api/dic/country')).data
    expect(countries).toContainEqual(expect.objectContaining({ id: 'CN', nameCn: '中国' }))
  })

  test('S1-079 the next code waits a minute', async () => {
    const phone = desk.newPhone()
    await desk.codeFor(phone, 1)
    desk.later(20_000)
    expect(await desk.ask(phone, 1)).toMatchObject({
      code: 429,
      message: '验证码发送过于频繁，请 40 秒后再试',
    })
    desk.later(40_000)
    expect((await desk.ask(phone, 1)).code).toBe(200)
  })

  test('S1-080 a code that could not be sent starts no wait and is worth nothing', async () => {
    const phone = desk.newPhone()
    const { send } = desk.server.outbox
    Object.assign(desk.server.outbox, { send: () => Promise.reject(new Error('down')) })
    expect(await desk.ask(phone, 1)).toMatchObject({ code: 500, message: '短信发送失败，请稍后重试' })
    Object.assign(desk.server.outbox, { send })
    expect((await desk.ask(phone, 1)).code).toBe(200)
  })

  test('141 the codes of a phone, and of an address, are limited a day', async () => {
    const phone = desk.newPhone()
    for (let i = 0; i < 10; i++) {
      expect((await desk.ask(phone, 1, `203.0.113.${i % 2}`)).code).toBe(200)
      desk.later(minute)
    }
    const refused = await desk.ask(phone, 1, '203.0.113.2')
    expect(refused.code).toBe(141)
    expect(refused.message).toMatch(/每日 10 次.*恢复/)
    for (let i = 0; i < 50; i++) expect((await desk.ask(desk.newPhone(), 1, '203.0.113.9')).code).toBe(200)
    expect((await desk.ask(desk.newPhone(), 1, '203.0.113.9')).code).toBe(141)
    expect((await desk.ask(desk.newPhone(), 1, '203.0.113.10')).code).toBe(200)
  })

  test('S1-245 a code is good for its own purpose and phone, five minutes, five tries, once', async () => {
    const phone = desk.newPhone()
    const code = await desk.codeFor(phone, 2)
    expect((await desk.register(phone, { phoneCode: code })).code).toBe(400)
    desk.later(minute)
    const late = await desk.codeFor(phone, 1)
    desk.later(5 * minute)
    expect((await desk.register(phone, { phoneCode: late })).code).toBe(400)
    const guessed = await desk.codeFor(phone, 1)
    const wrong = guessed === '111111' ? '222222' : '111111'
    await Promise.all(Array.from({ length: 6 }, () => desk.register(phone, { phoneCode: wrong })))
    expect((await desk.register(phone, { phoneCode: guessed })).code).toBe(400)
    desk.later(20 * minute)
    const right = await desk.codeFor(phone, 1)
    const both = await Promise.all([right, right].map(phoneCode => desk.register(phone, { phoneCode })))
    expect(both.map(answer => answer.code).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('only who holds the phone learns that it is registered', async () => {
    const { phone } = await desk.registered()
    const known = await desk.ask(phone, 1)
    const unknown = await desk.ask(desk.newPhone(), 1)
    expect(known).toMatchObject({ code: unknown.code, message: unknown.message, data: unknown.data })
    desk.later(minute)
    expect(await desk.register(phone)).toMatchObject({ code: 409, message: '该手机号已注册，请直接登录' })
  })

  test('a code to log in or reset goes only to a known phone, and the answer does not tell', async () => {
    const { phone } = await desk.registered()
    const before = desk.server.outbox.messages()[0]
    const stranger = await desk.ask(desk.newPhone(), 4)
    expect(desk.server.outbox.messages()[0]).toBe(before)
    const known = await desk.ask(phone, 4)
    expect(stranger).toMatchObject({ code: known.code, message: known.message, data: known.data })
    expect(desk.server.outbox.messages()[0]?.phone).toBe(phone)
  })

  test('code login opens a session; a stranger’s phone fails like a wrong code', async () => {
    const { phone } = await desk.registered()
    const phoneCode = await desk.codeFor(phone, 4)
    const answer = await desk.server.post('/api/login/phone/code', { phoneNum: phone, phoneCode })
    expect(answer).toMatchObject({ code: 200, data: { loginName: '王小明' } })
    const other = await desk.server.post('/api/login/phone/code', { phoneNum: desk.newPhone(), phoneCode })
    expect(other).toMatchObject({ code: 400, message: '验证码错误或已失效' })
  })

  test('guesses of codes at many phones from one address have to wait', async () => {
    const codes: number[] = []
    for (let i = 0; i < 40; i++) {
      const sent = { phoneNum: desk.newPhone(), phoneCode: '123456' }
      codes.push((await desk.server.post('/api/login/phone/code', sent, { address: '203.0.113.77' })).code)
    }
    expect(codes.filter(code => code === 400)).toHaveLength(30)
    expect(codes.at(-1)).toBe(429)
  })

  test('a demonstration password opens nothing for a forwarded caller', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const sent = { phoneNum: testPhones.basic, pwd: testPassword }
    expect((await desk.server.post('/api/login/phone', sent, { headers })).code).toBe(400)
    expect((await desk.server.get('/api/dev/outbox', {}, { headers })).code).toBe(404)
    expect((await desk.server.get('/api/dev/outbox')).code).toBe(200)
  })

  test('no secret is stored as it is', async () => {
    const phone = desk.newPhone()
    const code = await desk.codeFor(phone, 1)
    const rows = JSON.stringify([
      await desk.database.db.selectFrom('phone_code').selectAll().execute(),
      await desk.database.db.selectFrom('audit_log').selectAll().execute(),
    ])
    expect(rows).not.toContain(phone)
    expect(rows).not.toContain(`"${code}"`)
  })
})
