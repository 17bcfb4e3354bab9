import { sql } from 'kysely'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { withAccountDesk, type Registered } from './testing.ts'

interface Exported {
  readonly generatedAt: string
  readonly withheld: Record<string, string>
  readonly parts: Record<string, Record<string, unknown>[]>
}

withAccountDesk(desk => {
  const ask = (headers: Record<string, string>) =>
    desk.server.app.inject({ url: '/api/user/export', headers })
  const exported = async (headers: Record<string, string>): Promise<Exported> =>
    (await ask(headers)).json<Exported>()
  const organisationOf = async (id: string): Promise<string> =>
    (
      await desk.database.db.selectFrom('account').select('organisation_id').where('id', '=', id).execute()
    )[0]!.organisation_id

  /** Somebody who has joined the organisation of another with this role. */
  const joined = async (owner: Registered, role: string): Promise<Registered> => {
    const { db } = desk.database
    const guest = await desk.registered()
    const organisation_id = await organisationOf(owner.id)
    await db
      .updateTable('account')
      .set({ organisation_id, organisation_role: role as 'reader' })
      .where('id', '=', guest.id)
      .execute()
    return guest
  }

  test('own data are exported as a file to save, without secrets', async () => {
    const { phone, headers } = await desk.registered()
    const answer = await ask(headers)
    expect(answer.headers['content-disposition']).toContain(
      encodeURIComponent('贸鉴-我的数据-').replaceAll("'", '%27'),
    )
    const { parts } = answer.json<Exported>()
    expect(parts['account']?.[0]).toMatchObject({ phone, real_name: '王小明', has_password: true })
    expect(parts['audit']?.map(row => row['event'])).toContain('register')
    expect(answer.body).not.toMatch(/argon2|digest/)
  })

  /** Ways to items, 300 of one microsecond: what parts the pages is the number of the row then. */
  const addFlows = async (
    id: string,
    { rows, letters }: { rows: number; letters: number },
  ): Promise<void> => {
    const { db } = desk.database
    const [organisationId, projectId] = [await organisationOf(id), `P-${id}`]
    await sql`insert into project (id, organisation_id, author_id, name, created_at, changed_at)
      values (${projectId}, ${organisationId}, ${id}, '示例项目', now(), now())`.execute(db)
    await sql`insert into item_flow (id, organisation_id, author_id, project_id, state, created_at, changed_at)
      select ${id} || '-' || n, ${organisationId}, ${id}, ${projectId},
        jsonb_build_object('said', repeat('x', ${letters}::integer)),
        timestamptz '2026-11-01 00:00:00.123456Z' + (n / 300) * interval '1 microsecond', now()
      from generate_series(1, ${rows}::integer) n`.execute(db)
  }

  test('of twenty thousand rows each is there once, the oldest first', async () => {
    const { id, headers } = await desk.registered()
    await addFlows(id, { rows: 20_500, letters: 10 })
    const { parts } = await exported(headers)
    const ids = parts['itemFlows']!.map(row => String(row['id']))
    expect([ids.length, new Set(ids).size]).toEqual([20_500, 20_500])
    const groups = ids.map(one => Math.floor(Number(one.split('-')[1]) / 300))
    expect(groups).toEqual(groups.toSorted((a, b) => a - b))
    expect(Object.keys(parts['itemFlows']![0]!)).not.toContain('place')
  })

  test('a second export of a user is refused while the first is read, and nobody else waits', async () => {
    const { id, headers } = await desk.registered()
    const other = await desk.registered()
    await addFlows(id, { rows: 3000, letters: 8000 })
    const address = await desk.server.app.listen({ port: 0, host: '127.0.0.1' })
    const begin = async (who: Record<string, string>): Promise<IncomingMessage> => {
      const asked = get(`${address}/api/user/export`, { headers: who, agent: false })
      return ((await once(asked, 'response')) as [IncomingMessage])[0]
    }
    const first = await begin(headers)
    expect(JSON.parse(await text(await begin(headers)))).toMatchObject({
      code: 429,
      message: '正在导出您的数据，请等待其完成后再试',
    })
    expect(await text(await begin(other.headers))).toContain('generatedAt')
    expect((await text(first)).length).toBeGreaterThan(3000 * 8000)
    // Who stops reading is done with it, too.
    const again = await begin(headers)
    expect(again.headers['content-disposition']).toBeDefined()
    again.destroy()
    await expect.poll(async () => await text(await begin(headers))).toContain('generatedAt')
  })

  test('a reader reads no more by it than calls show him: no invitations, and those of the owner are masked', async () => {
    const owner = await desk.registered()
    const reader = await joined(owner, 'reader')
    const phone = desk.newPhone()
    const invited = await desk.server.post(
      '/api/organisation/invitation/create',
      { role: 'member', phone },
      { headers: owner.headers },
    )
    expect(invited.code).toBe(200)
    const his = await exported(reader.headers)
    expect(his.parts['organisationInvitations']).toBeUndefined()
    expect(his.withheld).toEqual({
      organisationInvitations: '仅所有者可见',
      screeningBatches: '仅会员可见',
      partFiles: '仅会员可见',
    })
    const owners = await exported(owner.headers)
    expect(owners.parts['organisationInvitations']).toEqual([
      expect.objectContaining({ phone: `137****${phone.slice(7)}` }),
    ])
    expect(JSON.stringify(owners)).not.toContain(phone)
  })
})
