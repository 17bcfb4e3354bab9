import { expect, test } from 'vitest'
import { firstPassword, minute, secondPassword, withAccountDesk } from './testing.ts'

/** Loopback, where a password may travel without TLS; each another address to the counters. */
const addressOf = (n: number): string => `127.0.${Math.floor(n / 250)}.${(n % 250) + 1}`
const waitOf = (message: string): number => Number(/请 (\d+) 秒/.exec(message)?.[1] ?? 0) * 1000

withAccountDesk(desk => {
  const guess = (phone: string, address: string) =>
    desk.server.post('/api/login/phone', { phoneNum: phone, pwd: secondPassword }, { address })

  test('whoever guesses at one password from ever new addresses, as soon as allowed, gets 40 guesses in six hours', async () => {
    const { phone } = await desk.registered()
    let guesses = 0
    let waited = 0
    for (let n = 0; waited < 360 * minute; n++) {
      const answer = await guess(phone, addressOf(n))
      if (answer.code === 400) guesses += 1
      else {
        expect(answer.code).toBe(429)
        const wait = waitOf(answer.message)
        expect(wait).toBeGreaterThan(0)
        desk.later(wait)
        waited += wait
      }
    }
    expect(guesses).toBeGreaterThan(5)
    expect(guesses).toBeLessThanOrEqual(40)
    expect((await desk.login(phone, firstPassword)).code).toBe(200)
  })

  test('strangers who guess at a number lock out neither its owner where he logs in nor his session', async () => {
    const { phone } = await desk.registered()
    const session = await desk.login(phone, firstPassword)
    const headers = { authorization: String(session.data['sessionId']) }
    const strangers: number[] = []
    for (let n = 0; n < 8; n++) strangers.push((await guess(phone, addressOf(900 + n))).code)
    expect(strangers.slice(5)).toEqual([429, 429, 429])
    expect((await desk.login(phone, firstPassword)).code).toBe(200)
    const change = { oldPwd: firstPassword, pwd: secondPassword, passwdCheck: secondPassword }
    expect((await desk.server.post('/api/user/password/change', change, { headers })).code).toBe(200)
    // Whoever sits where he sits has five guesses of his own.
    const beside: number[] = []
    for (let n = 0; n < 7; n++) beside.push((await desk.login(phone, firstPassword)).code)
    expect(beside).toEqual([400, 400, 400, 400, 400, 429, 429])
  })

  test('a code admits five guesses, even all at once and from many addresses; a day has ten codes', async () => {
    const { phone } = await desk.registered()
    const { post, outbox } = desk.server
    let guesses = 0
    // From where he never logged in, a different stranger each time.
    let asked = await desk.ask(phone, 4, addressOf(2000))
    for (let codes = 0; asked.code === 200; codes++) {
      const code = outbox.messages()[0]!.code
      const wrong = code === '000000' ? '000001' : '000000'
      const login = (phoneCode: string, n: number) =>
        post('/api/login/phone/code', { phoneNum: phone, phoneCode }, { address: addressOf(codes * 20 + n) })
      const burst = await Promise.all(Array.from({ length: 8 }, (_, n) => login(wrong, n)))
      expect(new Set(burst.map(answer => answer.message))).toEqual(new Set(['验证码错误或已失效']))
      // Five of them were weighed, so that the right one comes too late.
      expect((await login(code, 9)).code).toBe(400)
      guesses += 5
      desk.later(minute)
      asked = await desk.ask(phone, 4, addressOf(2001 + codes))
    }
    expect(asked.code).toBe(141)
    // The registration took the first of the day's ten.
    expect(guesses).toBe(45)
  })

  test('strangers who ask for codes for a number neither delay, replace nor use up those of its owner', async () => {
    const { phone } = await desk.registered()
    desk.later(minute)
    const { post, outbox } = desk.server
    const enter = (phoneCode: string, address?: string) =>
      post('/api/login/phone/code', { phoneNum: phone, phoneCode }, { address })
    const stranger = (n: number): string => `203.0.${n}.7`
    for (let n = 0; (await desk.ask(phone, 4, stranger(n))).code === 200; n++) desk.later(minute)
    // The day of everybody else is over; his own has begun with this code, in whose minute strangers go on asking.
    const code = await desk.codeFor(phone, 4)
    expect((await desk.ask(phone, 3, stranger(100))).code).toBe(141)
    for (let n = 0; n < 6; n++) expect((await enter('000000', stranger(n))).code).toBe(400)
    expect((await enter(code, stranger(50))).code).toBe(400)
    expect((await enter(code)).code).toBe(200)
    expect(outbox.messages()[0]).toMatchObject({ phone, kind: 4 })
    const sent = outbox.messages().filter(one => one.phone === phone && !one.isNotice).length
    for (let n = 0; n < 30; n++) {
      desk.later(minute)
      await desk.ask(phone, 4, n % 2 === 0 ? undefined : stranger(n))
    }
    // Ten for strangers, ten for him, the registration among the strangers' as he had never been here.
    expect(outbox.messages().filter(one => one.phone === phone && !one.isNotice).length).toBeLessThanOrEqual(
      20,
    )
    expect(sent).toBe(11)
  })

  test('a single stranger uses up half of the day of a number', async () => {
    const phone = desk.newPhone()
    const codes: number[] = []
    for (let n = 0; n < 6; n++) {
      codes.push((await desk.ask(phone, 1, '203.0.113.5')).code)
      desk.later(minute)
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 141])
    expect((await desk.ask(phone, 1, '203.0.113.6')).code).toBe(200)
  })

  test('an unknown phone answers in the same words after the same work as a wrong password', async () => {
    const { phone } = await desk.registered()
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let n = 0; n < 5; n++) {
      const both = [
        ['known', phone],
        ['unknown', desk.newPhone()],
      ] as const
      for (const [kind, number] of both) {
        const start = performance.now()
        expect(await guess(number, addressOf(600 + n))).toMatchObject({
          code: 400,
          message: '账号或密码错误',
        })
        times[kind].push(performance.now() - start)
      }
    }
    // The quickest of each tells the work that was done; a missing hash would cost a tenth.
    expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 4)
  })

  test('to log in, to reset and to be told apart: an unknown phone gets the same answers as a known one', async () => {
    const { phone } = await desk.registered()
    const stranger = desk.newPhone()
    const told = (answer: { code: number; message: string; data: unknown }) => ({
      code: answer.code,
      message: answer.message,
      data: answer.data,
    })
    for (const kind of [3, 4]) {
      expect(told(await desk.ask(stranger, kind))).toEqual(told(await desk.ask(phone, kind)))
      desk.later(2 * minute)
    }
    const reset = (phoneNum: string) =>
      desk.server.post('/api/user/password/reset', {
        phoneNum,
        phoneCode: '123456',
        pwd: secondPassword,
        passwdCheck: secondPassword,
      })
    expect(told(await reset(stranger))).toEqual(told(await reset(phone)))
  })
})
