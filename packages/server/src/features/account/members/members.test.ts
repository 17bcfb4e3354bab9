import { expect, test } from 'vitest'
import { writeWaitingMessages } from '../../../background/testing.ts'
import { closeDueAccounts } from '../close-due-accounts.ts'
import { day, firstPassword, withAccountDesk, type Registered } from '../testing.ts'

interface Detail {
  readonly organisation: { organisationId: string; name: string; version: number }
  readonly role: string
  readonly members: { userId: string; role: string; phone: string; own: boolean }[]
}

const failLoudly = (message: string, error?: unknown): void => {
  throw new Error(message, { cause: error })
}

withAccountDesk(desk => {
  const act = (who: Registered, verb: string, fields: Record<string, string> = {}) =>
    desk.server.post(`/api/organisation/${verb}`, fields, { headers: who.headers })
  const detail = async (who: Registered): Promise<Detail> =>
    (await desk.server.get('/api/organisation/detail', {}, { headers: who.headers }))
      .data as unknown as Detail
  const roles = async (who: Registered): Promise<Record<string, string>> =>
    Object.fromEntries((await detail(who)).members.map(one => [one.userId, one.role]))
  const link = async (owner: Registered, role = 'member'): Promise<string> =>
    String((await act(owner, 'invitation/create', { role })).data['token'])
  const join = async (owner: Registered, guest: Registered, role = 'member'): Promise<void> =>
    expect(await act(guest, 'join', { token: await link(owner, role) })).toMatchObject({ code: 200 })
  const upload = async (who: Registered, number: string) => {
    const response = await desk.server.app.inject({
      method: 'POST',
      url: '/api/part/upload?name=parts.csv',
      headers: { 'content-type': 'application/octet-stream', ...who.headers },
      payload: `Part Number,ECCN,Vendor\n${number},EAR99,Sample Works\n`,
    })
    return response.json<{ code: number; message: string; data: { id: string } }>()
  }
  const sees = async (who: Registered, number: string): Promise<boolean> =>
    Number(
      (await desk.server.post('/api/component/search', { code: number }, { headers: who.headers })).data[
        'count'
      ],
    ) > 0
  const paying = async (): Promise<Registered> => {
    const user = await desk.registered()
    await desk.database.db.updateTable('account').set({ role: 2 }).where('id', '=', user.id).execute()
    return user
  }
  const anew = async (who: Registered): Promise<Registered> => {
    const { data } = await desk.login(who.phone, firstPassword)
    return { ...who, headers: { authorization: String(data['sessionId']) } }
  }
  const messagesOf = async (who: Registered): Promise<string[]> => {
    await writeWaitingMessages(desk.database, () => desk.server.clock.now, failLoudly)
    const { data } = await desk.server.get('/api/message/init', {}, { headers: who.headers })
    return (data['unread'] as { title: string }[]).map(one => one.title)
  }

  test('every new account owns an organisation of its own, named after its company', async () => {
    const user = await desk.registered()
    expect(await detail(user)).toMatchObject({
      organisation: { name: '示例贸易有限公司', version: 1 },
      role: 'owner',
      members: [{ userId: user.id, own: true, phone: `${user.phone.slice(0, 3)}****${user.phone.slice(7)}` }],
    })
  })

  test('what one member saves the other sees; removed, he sees nothing, and it stays with its author’s name', async () => {
    const [owner, guest] = [await paying(), await paying()]
    await join(owner, guest)
    expect(await messagesOf(owner)).toContain('王小明已加入本机构')
    const { data } = await upload(guest, 'SHARED-1')
    expect([await sees(owner, 'SHARED-1'), await sees(guest, 'SHARED-1')]).toEqual([true, true])
    const row = await desk.database.db
      .selectFrom('part_file')
      .select('author_id')
      .where('id', '=', data.id)
      .executeTakeFirst()
    expect(row?.author_id).toBe(guest.id)
    expect((await act(owner, 'member/remove', { userId: guest.id })).code).toBe(200)
    expect([await sees(owner, 'SHARED-1'), await sees(guest, 'SHARED-1')]).toEqual([true, false])
    expect(
      (await desk.server.post('/api/part/remove', { id: data.id }, { headers: guest.headers })).code,
    ).toBe(404)
    expect(await desk.alive(guest.headers)).toBe(true)
    expect((await detail(guest)).role).toBe('owner')
    expect(await messagesOf(guest)).toContain('您已被移出“示例贸易有限公司”')
  })

  test('a reader sees everything and saves nothing, until the owner changes the role', async () => {
    const [owner, guest] = [await paying(), await paying()]
    await join(owner, guest, 'reader')
    const { data } = await upload(owner, 'READ-1')
    expect(await sees(guest, 'READ-1')).toBe(true)
    expect(await upload(guest, 'READ-2')).toMatchObject({
      code: 403,
      message: expect.stringContaining('只读成员'),
    })
    const remove = () => desk.server.post('/api/part/remove', { id: data.id }, { headers: guest.headers })
    expect((await remove()).code).toBe(403)
    expect((await act(owner, 'member/role', { userId: guest.id, role: 'reviewer' })).code).toBe(200)
    expect((await upload(guest, 'READ-2')).code).toBe(200)
    expect((await remove()).code).toBe(200)
  })

  test('a link serves once and seven days; what is stored of it opens nothing', async () => {
    const [owner, first, second] = [await desk.registered(), await desk.registered(), await desk.registered()]
    const token = await link(owner)
    const stored = await desk.database.db.selectFrom('organisation_invitation').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect((await act(first, 'invitation/show', { token })).data).toMatchObject({
      organisationName: '示例贸易有限公司',
      invitedBy: '王小明',
      roleName: '成员',
      obstacle: '',
    })
    const codes = await Promise.all([act(first, 'join', { token }), act(second, 'join', { token })])
    expect(codes.map(one => one.code).toSorted((a, b) => a - b)).toEqual([200, 404])
    const late = await link(owner)
    desk.later(7 * day)
    const third = await desk.registered()
    expect(await act(third, 'join', { token: late })).toMatchObject({
      code: 404,
      message: expect.stringContaining('已过期'),
    })
  })

  test('an invitation by phone opens for who holds that number, and is told to him', async () => {
    const [owner, guest, other] = [await desk.registered(), await desk.registered(), await desk.registered()]
    const invited = await act(owner, 'invitation/create', { role: 'reviewer', phone: guest.phone })
    expect(invited.data).toMatchObject({
      token: '',
      phone: `${guest.phone.slice(0, 3)}****${guest.phone.slice(7)}`,
    })
    const id = String(invited.data['id'])
    expect(await messagesOf(guest)).toContain('邀请您加入“示例贸易有限公司”')
    const own = (who: Registered) =>
      desk.server.get('/api/organisation/invitation/own', {}, { headers: who.headers })
    expect((await own(guest)).data).toMatchObject([{ id, roleName: '复核人' }])
    expect((await own(other)).data).toEqual([])
    expect((await act(other, 'join', { id })).code).toBe(404)
    expect((await act(guest, 'join', { id })).code).toBe(200)
    expect((await roles(owner))[guest.id]).toBe('reviewer')
  })

  test('a revoked invitation is worth nothing', async () => {
    const [owner, guest] = [await desk.registered(), await desk.registered()]
    const { id, token } = (await act(owner, 'invitation/create', { role: 'member' })).data as unknown as {
      id: string
      token: string
    }
    expect((await act(owner, 'invitation/revoke', { id })).code).toBe(200)
    expect((await act(guest, 'join', { token })).code).toBe(404)
  })

  test('only the owner invites, removes, sets roles, hands over and renames', async () => {
    const [owner, guest, third] = [await desk.registered(), await desk.registered(), await desk.registered()]
    await join(owner, guest)
    await join(owner, third, 'reviewer')
    const { version } = (await detail(guest)).organisation
    for (const [verb, fields] of [
      ['invitation/create', { role: 'member' }],
      ['member/remove', { userId: third.id }],
      ['member/role', { userId: third.id, role: 'reader' }],
      ['handOver', { userId: guest.id }],
      ['update', { name: '改名', version: String(version) }],
    ] as const)
      expect((await act(guest, verb, fields)).code).toBe(403)
    expect((await act(owner, 'member/role', { userId: owner.id, role: 'reader' })).code).toBe(409)
    expect((await act(owner, 'member/role', { userId: guest.id, role: 'owner' })).code).toBe(400)
  })

  test('there is always one owner: who owns hands over before leaving, joining elsewhere or closing', async () => {
    const [owner, guest, elsewhere] = [
      await desk.registered(),
      await desk.registered(),
      await desk.registered(),
    ]
    await join(owner, guest)
    expect((await act(owner, 'leave')).code).toBe(409)
    expect(await act(owner, 'join', { token: await link(elsewhere) })).toMatchObject({
      code: 409,
      message: expect.stringContaining('请先移交所有权'),
    })
    const close = { pwd: firstPassword }
    const closing = () => desk.server.post('/api/user/close', close, { headers: owner.headers })
    expect((await closing()).code).toBe(409)
    expect((await act(owner, 'handOver', { userId: guest.id })).code).toBe(200)
    expect(await roles(guest)).toEqual({ [owner.id]: 'member', [guest.id]: 'owner' })
    expect((await act(owner, 'leave')).code).toBe(200)
    expect(await roles(guest)).toEqual({ [guest.id]: 'owner' })
    expect((await closing()).code).toBe(200)
  })

  test('who joins leaves his own work where it is and finds it again, or brings it along', async () => {
    const [owner, guest] = [await paying(), await paying()]
    await upload(guest, 'MINE-1')
    await upload(owner, 'BOTH-1')
    await upload(guest, 'BOTH-1')
    const { organisationId } = (await detail(guest)).organisation
    const token = await link(owner)
    expect((await act(guest, 'invitation/show', { token })).data).toMatchObject({ formerWork: 2 })
    expect((await act(guest, 'join', { token })).code).toBe(200)
    expect([await sees(owner, 'MINE-1'), await sees(guest, 'MINE-1')]).toEqual([false, false])
    expect((await act(guest, 'leave')).data).toMatchObject({ organisationId })
    expect(await sees(guest, 'MINE-1')).toBe(true)
    expect((await act(guest, 'join', { token: await link(owner), bringWork: '1' })).code).toBe(200)
    expect([await sees(owner, 'MINE-1'), await sees(guest, 'MINE-1')]).toEqual([true, true])
    const both = await desk.server.post(
      '/api/component/search',
      { code: 'BOTH-1' },
      { headers: owner.headers },
    )
    expect(both.data['count']).toBe(1)
  })

  test('what a closed account saved stays with the others; the last owner’s place is taken by the oldest member', async () => {
    const [owner, guest, third] = [await paying(), await paying(), await desk.registered()]
    await join(owner, guest)
    await upload(guest, 'LEFT-1')
    await desk.server.post('/api/user/close', { pwd: firstPassword }, { headers: guest.headers })
    desk.later(7 * day)
    await closeDueAccounts(desk.database.db, desk.server.clock.now)
    const again = await anew(owner)
    expect(await sees(again, 'LEFT-1')).toBe(true)
    expect(Object.keys(await roles(again))).toEqual([owner.id])
    // Somebody accepts while the owner, then alone, cools off.
    const token = await link(again)
    await desk.server.post('/api/user/close', { pwd: firstPassword }, { headers: again.headers })
    const heir = await anew(third)
    expect((await act(heir, 'join', { token })).code).toBe(200)
    expect((await detail(heir)).role).toBe('member')
    desk.later(7 * day)
    await closeDueAccounts(desk.database.db, desk.server.clock.now)
    expect(await roles(await anew(third))).toEqual({ [third.id]: 'owner' })
  })

  test('a name saved from an older version answers 204 with the name as it stands', async () => {
    const owner = await desk.registered()
    const save = (name: string, version: number) => act(owner, 'update', { name, version: String(version) })
    expect(await save('甲公司', 1)).toMatchObject({ code: 200, data: { name: '甲公司', version: 2 } })
    expect(await save('乙公司', 1)).toMatchObject({
      code: 204,
      message: '内容已被他人修改，请核对后再保存',
      data: { name: '甲公司', version: 2 },
    })
    expect((await detail(owner)).organisation.name).toBe('甲公司')
    expect(await save('乙公司', 2)).toMatchObject({ code: 200, data: { version: 3 } })
    expect((await save(' ', 3)).message).toContain('请输入机构名称')
    const both = await Promise.all([save('丙', 3), save('丁', 3)])
    expect(both.map(one => one.code).toSorted((a, b) => a - b)).toEqual([200, 204])
  })
})
