import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type Answer, type TestServer } from '../../http/testing.ts'

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex')
export const firstPassword = md5('invented-2')
export const secondPassword = md5('invented-3')
export const minute = 60_000
export const day = 24 * 60 * minute

export interface Registered {
  readonly phone: string
  readonly id: string
  readonly headers: Record<string, string>
}

export interface AccountDesk {
  readonly database: Database
  readonly server: TestServer
  readonly later: (ms: number) => void
  readonly newPhone: () => string
  readonly ask: (phone: string, kind: number, address?: string) => Promise<Answer>
  /** Asks for a code and reads it from the outbox. */
  readonly codeFor: (phone: string, kind: number) => Promise<string>
  readonly register: (phone: string, fields?: Record<string, string>) => Promise<Answer>
  /** A new account, logged in. */
  readonly registered: () => Promise<Registered>
  readonly login: (phone: string, pwd: string) => Promise<Answer>
  readonly alive: (headers: Record<string, string>) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** The real server with what tests of accounts do again and again. */
const openAccountDesk = async (database: Database): Promise<AccountDesk> => {
  const server = await startTestServer(database, noEngine)
  let number = 0
  const later: AccountDesk['later'] = ms => {
    server.clock.now = new Date(server.clock.now.getTime() + ms)
  }
  const newPhone = (): string => `137000${String((number += 1)).padStart(5, '0')}`
  const ask: AccountDesk['ask'] = (phone, kind, address) =>
    server.post('/api/phone/code', { phoneCodeTypeCode: String(kind), phoneNum: phone }, { address })
  const codeFor: AccountDesk['codeFor'] = async (phone, kind) => {
    const { code, message } = await ask(phone, kind)
    if (code !== 200) throw new Error(`no code: ${code} ${message}`)
    return server.outbox.messages()[0]!.code
  }
  const register: AccountDesk['register'] = async (phone, fields = {}) =>
    server.post('/api/register/phone', {
      realName: '王小明',
      phoneNum: phone,
      pwd: firstPassword,
      passwdCheck: firstPassword,
      industry: 'energy',
      cpyName: '示例贸易有限公司',
      phoneCode: fields['phoneCode'] ?? (await codeFor(phone, 1)),
      ...fields,
    })
  const registered: AccountDesk['registered'] = async () => {
    const phone = newPhone()
    const { data } = await register(phone)
    later(minute)
    return { phone, headers: { authorization: String(data['sessionId']) }, id: String(data['userId']) }
  }
  return {
    database,
    server,
    later,
    newPhone,
    ask,
    codeFor,
    register,
    registered,
    login: (phone, pwd) => server.post('/api/login/phone', { phoneNum: phone, pwd }),
    alive: async headers => (await server.get('/api/user/profile', {}, { headers })).code === 200,
    close: async () => {
      await server.app.close()
      await database.close()
    },
  }
}

/**
 * Declares the same tests on both databases, each two days after the one before it. The desk is filled before the
 * first test: nothing of it may be taken apart while tests are declared.
 */
export const withAccountDesk = (tests: (desk: AccountDesk) => void): void =>
  forEachDatabase((_, open) => {
    const desk = {} as AccountDesk
    beforeAll(async () => Object.assign(desk, await openAccountDesk(await open())))
    afterAll(() => desk.close())
    beforeEach(() => desk.later(2 * day))
    tests(desk)
  })
