import { expect, test } from 'vitest'
import { putAdministrator } from './put-administrator.ts'
import { firstPassword, md5, withAccountDesk } from './testing.ts'

withAccountDesk(desk => {
  const put = (phone: string, password: string) =>
    putAdministrator(desk.database.db, { phone, password, now: desk.server.clock.now })

  test('the first administrator of an installation logs in with the password shown', async () => {
    const phone = desk.newPhone()
    expect(await put(phone, 'shown-once-1')).toBe(true)
    expect((await desk.login(phone, md5('shown-once-1'))).data['roleIds']).toEqual([99])
  })

  test('a known account becomes administrator, and its old password and sessions are worth nothing', async () => {
    const user = await desk.registered()
    expect(await put(user.phone, 'shown-once-2')).toBe(false)
    expect(await desk.alive(user.headers)).toBe(false)
    expect((await desk.login(user.phone, firstPassword)).code).toBe(400)
    expect((await desk.login(user.phone, md5('shown-once-2'))).data['roleIds']).toEqual([99])
  })
})
