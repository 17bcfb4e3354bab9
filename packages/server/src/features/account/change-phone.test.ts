import { expect, test } from 'vitest'
import { firstPassword, minute, secondPassword, withAccountDesk, type Registered } from './testing.ts'

withAccountDesk(desk => {
  const save = (headers: Record<string, string>, fields: Record<string, string>) =>
    desk.server.post('/api/user/update', { userName: '李华', company: '示例公司', ...fields }, { headers })
  /** An account that is to get another number, and the code that was sent to that number. */
  const moving = async (): Promise<Registered & { fresh: { phone: string; code: string } }> => {
    const account = await desk.registered()
    const phone = desk.newPhone()
    return { ...account, fresh: { phone, code: await desk.codeFor(phone, 2) } }
  }
  const loginCodes = async (...pairs: [string, string][]): Promise<number[]> => {
    const codes: number[] = []
    for (const [phone, pwd] of pairs) codes.push((await desk.login(phone, pwd)).code)
    return codes
  }

  test('a session alone does not replace the number of its account', async () => {
    const { phone, headers, fresh } = await moving()
    expect(await save(headers, fresh)).toMatchObject({
      code: 400,
      message: '更换手机号须输入登录密码，或原手机号收到的验证码',
    })
    expect(await save(headers, { ...fresh, pwd: secondPassword })).toMatchObject({ message: '原密码错误' })
    const guess = fresh.code === '000000' ? '000001' : '000000'
    expect(await save(headers, { ...fresh, oldCode: guess })).toMatchObject({
      message: '原手机号的验证码错误或已失效',
    })
    // The code of the new number is no code of the old one.
    expect((await save(headers, { ...fresh, oldCode: fresh.code })).code).toBe(400)
    expect(await loginCodes([phone, firstPassword], [fresh.phone, firstPassword])).toEqual([200, 400])
  })

  test('the password replaces it, and other sessions and keys end', async () => {
    const { phone, headers, fresh } = await moving()
    const other = { authorization: String((await desk.login(phone, firstPassword)).data['sessionId']) }
    const made = await desk.server.post('/api/account/apiKey/create', { name: '对接' }, { headers })
    const keyAnswers = async () =>
      (
        await desk.server.app.inject({
          method: 'GET',
          url: '/yente/entities/P1',
          headers: { authorization: `ApiKey ${String(made.data['key'])}` },
        })
      ).statusCode
    expect(await keyAnswers()).not.toBe(401)
    const saved = await save(headers, { ...fresh, pwd: firstPassword })
    expect(saved.code).toBe(200)
    const renewed = { authorization: String(saved.data['sessionId']) }
    expect([await desk.alive(headers), await desk.alive(other), await desk.alive(renewed)]).toEqual([
      false,
      false,
      true,
    ])
    expect(await keyAnswers()).toBe(401)
    expect(await loginCodes([phone, firstPassword], [fresh.phone, firstPassword])).toEqual([400, 200])
  })

  test('the number until now proves it as well, and a wrong new code uses its code not up', async () => {
    const { phone, headers, fresh } = await moving()
    const oldCode = await desk.codeFor(phone, 2)
    const wrong = fresh.code === '000000' ? '000001' : '000000'
    expect(await save(headers, { ...fresh, oldCode, code: wrong })).toMatchObject({
      code: 400,
      message: '验证码错误或已失效',
    })
    expect((await save(headers, { ...fresh, oldCode })).code).toBe(200)
  })

  test('the old number is told by short message, and the account in the product', async () => {
    const { phone, headers, fresh, id } = await moving()
    expect((await save(headers, { ...fresh, pwd: firstPassword })).code).toBe(200)
    const { data } = await desk.server.get('/api/dev/outbox')
    expect(data[0]).toMatchObject({ phone, code: '', text: expect.stringContaining('已更换手机号') })
    const told = await desk.database.db
      .selectFrom('event')
      .select('data')
      .where('name', '=', 'phone.changed')
      .execute()
    expect(told.map(row => row.data)).toContainEqual(
      expect.objectContaining({ accountId: id, phone: `137****${fresh.phone.slice(7)}` }),
    )
  })

  test('a profile that keeps its number asks for nothing more, and ends nothing else', async () => {
    const { phone, headers } = await desk.registered()
    const other = { authorization: String((await desk.login(phone, firstPassword)).data['sessionId']) }
    desk.later(minute)
    expect((await save(headers, { phone, code: await desk.codeFor(phone, 2) })).code).toBe(200)
    expect(await desk.alive(other)).toBe(true)
  })
})
