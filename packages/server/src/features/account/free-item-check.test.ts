import { defineCall } from '@maojian/contract/call'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readConfig } from '../../config.ts'
import { admit } from './admit.ts'
import { day, withAccountDesk } from './testing.ts'

const check = defineCall({
  method: 'POST',
  path: '/api/invented/check',
  summary: '单物项检查',
  access: 'session',
  quota: 'item',
  request: z.object({}),
  reply: z.object({}),
})

withAccountDesk(desk => {
  const enter = (token: string, now = desk.server.clock.now) =>
    admit({ db: desk.database.db, config: readConfig({}) } as Parameters<typeof admit>[0], check, {
      now,
      token,
      address: '127.0.0.1',
      demo: true,
    })

  test('S1-099 127 a new user has one free single-item check in all, however many ask at once', async () => {
    const { headers } = await desk.registered()
    const token = headers['authorization']!
    const asked = await Promise.allSettled([enter(token), enter(token), enter(token)])
    expect(asked.filter(one => one.status === 'fulfilled')).toHaveLength(1)
    await expect(enter(token)).rejects.toMatchObject({
      code: 127,
      message: expect.stringContaining('共 1 次'),
    })
  })

  test('a check that came to nothing is given back, and the next day brings no other', async () => {
    const { headers } = await desk.registered()
    const token = headers['authorization']!
    await (await enter(token)).giveBack()
    await enter(token)
    const tomorrow = new Date(desk.server.clock.now.getTime() + day / 2)
    await expect(enter(token, tomorrow)).rejects.toMatchObject({ code: 127 })
  })

  test('a member checks without limit', async () => {
    const { Authorization } = await desk.server.login('member')
    for (let i = 0; i < 3; i++) expect((await enter(Authorization)).user?.role).toBe(2)
  })
})
