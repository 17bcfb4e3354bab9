import { expect, test } from 'vitest'
import { closeDueAccounts } from './close-due-accounts.ts'
import { putAdministrator } from './put-administrator.ts'
import { day, firstPassword, secondPassword, withAccountDesk, type Registered } from './testing.ts'

withAccountDesk(desk => {
  const makeKey = async ({ headers }: Registered): Promise<{ id: string; key: string }> =>
    (await desk.server.post('/api/account/apiKey/create', { name: '对接' }, { headers })).data as unknown as {
      id: string
      key: string
    }
  /** 404: let in, and no such entity; 401: shut. */
  const opens = async (key: string): Promise<boolean> => {
    const headers = { authorization: `ApiKey ${key}` }
    const { statusCode } = await desk.server.app.inject({ url: '/yente/entities/P1', headers })
    return statusCode !== 401
  }
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    desk.server.post(path, fields, { headers })

  const ends: readonly (readonly [string, (user: Registered) => Promise<unknown>])[] = [
    [
      'a change of password',
      ({ headers }) =>
        post(
          '/api/user/password/change',
          { oldPwd: firstPassword, pwd: secondPassword, passwdCheck: secondPassword },
          headers,
        ),
    ],
    [
      'a reset by phone',
      async ({ phone }) =>
        post('/api/user/password/reset', {
          phoneNum: phone,
          phoneCode: await desk.codeFor(phone, 3),
          pwd: secondPassword,
          passwdCheck: secondPassword,
        }),
    ],
    [
      'ending all other sessions',
      ({ headers }) => post('/api/user/session/revoke', { id: 'others' }, headers),
    ],
    ['closing the account', ({ headers }) => post('/api/user/close', { pwd: firstPassword }, headers)],
    [
      'an administrator who ends all sessions',
      async ({ id }) =>
        post(
          '/api/admin/session/revoke',
          { userId: id, id: 'all' },
          await desk.server.login('administrator'),
        ),
    ],
    [
      'a new password from the command line',
      ({ phone }) => putAdministrator(desk.database.db, { phone, password: 'x', now: desk.server.clock.now }),
    ],
  ]

  test.each(ends)('an API key ends with %s', async (_, end) => {
    const user = await desk.registered()
    const { key } = await makeKey(user)
    expect(await opens(key)).toBe(true)
    await end(user)
    expect(await opens(key)).toBe(false)
  })

  test('a closed account’s key stays shut when a login takes the closing back', async () => {
    const user = await desk.registered()
    const { key } = await makeKey(user)
    await post('/api/user/close', { pwd: firstPassword }, user.headers)
    await desk.login(user.phone, firstPassword)
    desk.later(7 * day)
    await closeDueAccounts(desk.database.db, desk.server.clock.now)
    expect(await opens(key)).toBe(false)
  })

  test('an administrator sees the keys of a user, without what opens anything, and ends one', async () => {
    const user = await desk.registered()
    const { id, key } = await makeKey(user)
    const headers = await desk.server.login('administrator')
    const seen = await desk.server.get('/api/admin/user/detail', { userId: user.id }, { headers })
    expect(seen.data['apiKeys']).toMatchObject([{ id, name: '对接', hint: key.slice(-4), lastUsedAt: '' }])
    expect(JSON.stringify(seen.data)).not.toContain(key)
    const revoke = (userId: string, who: Record<string, string> = headers) =>
      post('/api/admin/apiKey/revoke', { userId, id }, who)
    expect((await revoke(user.id, user.headers)).code).toBe(403)
    expect((await revoke('A0')).code).toBe(404)
    expect((await revoke(user.id)).code).toBe(200)
    expect(await opens(key)).toBe(false)
  })
})
