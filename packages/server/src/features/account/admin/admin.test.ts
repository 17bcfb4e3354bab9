import { beforeEach, expect, test } from 'vitest'
import { shanghaiDay } from '../../../shanghai-day.ts'
import { day, withAccountDesk } from '../testing.ts'

withAccountDesk(desk => {
  let headers: { Authorization: string }
  beforeEach(async () => {
    headers = await desk.server.login('administrator')
  })
  const get = (path: string, fields: Record<string, string> = {}) =>
    desk.server.get(`/api/admin/${path}`, fields, { headers })
  const post = (path: string, fields: Record<string, string>) =>
    desk.server.post(`/api/admin/${path}`, fields, { headers })
  const roleOf = async (id: string): Promise<unknown> =>
    ((await get('user/detail', { userId: id })).data['user'] as Record<string, unknown>)['roleId']
  const dayAhead = (days: number): string =>
    shanghaiDay(new Date(desk.server.clock.now.getTime() + days * day))

  test('a user is found by phone, name and id, and counted', async () => {
    const user = await desk.registered()
    for (const keyword of [user.phone, user.id])
      expect(await get('user/page', { keyword })).toMatchObject({
        code: 200,
        data: { count: 1, data: [{ userId: user.id, phone: user.phone, roleId: 1, state: 'open' }] },
      })
    expect((await get('user/page', { keyword: '%' })).data['count']).toBe(0)
    expect((await get('user/page', { role: '99' })).data['count']).toBe(1)
    expect((await get('user/detail', { userId: 'A0' })).code).toBe(404)
  })

  test('a membership lifts the role and the limits while it lasts, not a day longer', async () => {
    const user = await desk.registered()
    const until = dayAhead(3)
    const granted = await post('membership/grant', { userId: user.id, roleId: '2', until, note: '合同 1' })
    expect(granted.code).toBe(200)
    expect(await roleOf(user.id)).toBe(2)
    const usage = await desk.server.get('/api/user/usage', {}, { headers: user.headers })
    expect(usage.data).toMatchObject({ roleName: '会员', unlock: '' })
    desk.later(5 * day)
    headers = await desk.server.login('administrator')
    expect(await roleOf(user.id)).toBe(1)
    expect((await post('membership/grant', { userId: user.id, roleId: '2', until: dayAhead(-1) })).code).toBe(
      400,
    )
    expect((await post('membership/grant', { userId: user.id, roleId: '99', until: dayAhead(9) })).code).toBe(
      400,
    )
  })

  test('an ended membership gives nothing, and stays as record', async () => {
    const user = await desk.registered()
    const granted = await post('membership/grant', { userId: user.id, roleId: '17', until: dayAhead(30) })
    const id = String(granted.data['id'])
    expect(await roleOf(user.id)).toBe(17)
    expect((await post('membership/end', { id })).code).toBe(200)
    expect((await post('membership/end', { id })).code).toBe(404)
    expect(await roleOf(user.id)).toBe(1)
    expect((await get('user/detail', { userId: user.id })).data['memberships']).toMatchObject([
      { id, active: 0, grantedBy: 'administrator' },
    ])
  })

  test('137 a limit set by hand replaces that of the role, and blank returns to it', async () => {
    const user = await desk.registered()
    const left = async () =>
      (
        (await desk.server.get('/api/user/usage', {}, { headers: user.headers })).data['rows'] as {
          kind: string
          left: number | null
        }[]
      ).find(row => row.kind === 'search')?.left
    await post('quota/set', { userId: user.id, kind: 'search', daily: '0' })
    expect(await left()).toBe(0)
    const refused = await desk.server.post(
      '/api/sanction/search',
      { key: 'some name' },
      { headers: user.headers },
    )
    expect(refused.code).toBe(137)
    expect(refused.message).toMatch(/每日 0 次.*恢复.*会员/)
    await post('quota/set', { userId: user.id, kind: 'search', daily: '' })
    expect(await left()).toBe(100)
  })

  test('sessions of a user are ended one by one or all', async () => {
    const user = await desk.registered()
    const rows = (await get('user/detail', { userId: user.id })).data['sessions'] as { id: string }[]
    const stranger = await desk.registered()
    expect((await post('session/revoke', { userId: stranger.id, id: rows[0]!.id })).code).toBe(404)
    expect((await post('session/revoke', { userId: user.id, id: rows[0]!.id })).data['revoked']).toBe(1)
    expect(await desk.alive(user.headers)).toBe(false)
    expect((await post('session/revoke', { userId: stranger.id, id: 'all' })).data['revoked']).toBe(1)
    expect(await desk.alive(stranger.headers)).toBe(false)
  })

  test('a role is set for others, never for oneself', async () => {
    const user = await desk.registered()
    expect((await post('user/role', { userId: user.id, roleId: '17' })).code).toBe(200)
    expect(await roleOf(user.id)).toBe(17)
    expect((await post('user/role', { userId: user.id, roleId: '5' })).code).toBe(400)
    const own = (await get('user/page', { role: '99' })).data['data'] as unknown as { userId: string }[]
    expect((await post('user/role', { userId: own[0]!.userId, roleId: '1' })).code).toBe(409)
  })

  test('the audit log is filtered by who, what and when, and leaves as CSV', async () => {
    const user = await desk.registered()
    await post('quota/set', { userId: user.id, kind: 'detail', daily: '9' })
    const today = dayAhead(0)
    const found = await get('audit/page', {
      event: 'admin.quota',
      keyword: user.id,
      startDate: today,
      endDate: today,
    })
    expect(found.data).toMatchObject({
      count: 1,
      data: [
        { loginName: 'administrator', eventName: '设置配额', detail: expect.stringContaining('每日次数：9') },
      ],
    })
    expect((await get('audit/page', { userId: user.id, endDate: dayAhead(-1) })).data['count']).toBe(0)
    const csv = await get('audit/export', { userId: user.id })
    expect(csv.data).toMatchObject({ fileName: `审计日志-${today}.csv`, rows: 2 })
    expect(String(csv.data['content'])).toMatch(/^\uFEFF编号,.*\r\n\d+,/)
  })
})
