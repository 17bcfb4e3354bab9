import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase, openTestDatabase } from '../../db/testing.ts'
import { pdfText } from '../../documents/testing-pdf.ts'
import { startTestServer, type Newcomer, type TestServer } from '../../http/testing.ts'
import { renderAsked } from '../rendering/testing.ts'

const answers = 'industry.1,electronics.3'
const scope = {
  name: '四通道示波器',
  partNumber: 'DS-804',
  eccn: '3A002.a',
  cnCode: '无',
  reason: '带宽 70 GHz，高于规格书所列 60 GHz 的门槛',
}

interface Saved extends Record<string, unknown> {
  readonly id: string
  readonly version: number
}

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let user: Newcomer
  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, { current: () => undefined })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  beforeEach(async () => {
    user = await server.newcomer()
  })

  const post = (path: string, fields: Record<string, unknown>, who = user) =>
    server.post(`/api/classification/${path}`, fields, { headers: who.headers })
  const save = async (fields: Record<string, unknown> = {}, who = user): Promise<Saved> =>
    (await post('save', { ...scope, ...fields }, who)).data as unknown as Saved
  const list = async (keyword = '', who = user) =>
    (await server.get('/api/classification/list', { keyword }, { headers: who.headers })).data as unknown as {
      data: Saved[]
      count: number
    }
  const colleague = async (role: 'member' | 'reviewer' | 'reader'): Promise<Newcomer> => {
    const other = await server.newcomer()
    const { organisation_id } = await database.db
      .selectFrom('account')
      .select('organisation_id')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    await database.db
      .updateTable('account')
      .set({ organisation_id, organisation_role: role })
      .where('id', '=', other.id)
      .execute()
    return other
  }

  test('a classification is kept with its path, its facts and its author, and found by name, number or code', async () => {
    const saved = await save({ answers })
    expect(saved).toMatchObject({ ...scope, version: 1, stateName: '待复核', basisName: '事实未变' })
    expect((saved['steps'] as { answer: string; left: string[] }[]).map(step => step.answer)).toEqual([
      '电子元器件、芯片、半导体设备和材料',
      '测试测量仪器',
    ])
    expect(String(saved['factsDay'])).toMatch(/^2026-/u)
    for (const word of ['示波器', 'ds-804', '3a002'])
      expect((await list(word)).data.map(one => one.id)).toEqual([saved.id])
    expect((await list('光刻')).count).toBe(0)
  })

  test('a second change from the same version is shown what stands', async () => {
    const { id } = await save()
    expect(await save({ id, version: 1, eccn: '3A992' })).toMatchObject({ version: 2, eccn: '3A992' })
    const late = await post('save', { ...scope, id, version: 1 })
    expect([late.code, late.data]).toMatchObject([204, { version: 2, eccn: '3A992' }])
  })

  test('another one who reviews approves it; a change is to be reviewed again', async () => {
    const { id } = await save()
    const [reviewer, member] = [await colleague('reviewer'), await colleague('member')]
    const review = { id, version: 1, decision: 'approved', reason: '参数与规格书一致' }
    const offered = async (who = user) => (await list('', who)).data.map(one => one['mayReview'])
    expect([await offered(), await offered(member), await offered(reviewer)]).toEqual([
      [false],
      [false],
      [true],
    ])
    expect((await post('review', review)).message).toContain('不能复核自己的分类')
    expect((await post('review', review, member)).code).toBe(403)
    expect((await post('review', review, reviewer)).data).toMatchObject({
      stateName: '已复核',
      reviewReason: '参数与规格书一致',
    })
    expect(await save({ id, version: 2 })).toMatchObject({ stateName: '待复核', reviewer: '' })
  })

  test('who changed it does not approve it, is named as the one whose words stand, and another approves', async () => {
    const [reviewer, member] = [await colleague('reviewer'), await colleague('member')]
    const nameOf = async ({ id }: Newcomer) =>
      (
        await database.db
          .selectFrom('account')
          .select('login_name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).login_name
    const { id } = await save({ eccn: 'EAR99' }, member)
    const edited = await save({ id, version: 1, eccn: '3A991' })
    expect(edited['author']).toBe(`${await nameOf(user)}（最初由 ${await nameOf(member)} 建立）`)
    const review = { id, version: 2, decision: 'approved', reason: '参数与规格书一致' }
    expect(await post('review', review)).toMatchObject({
      code: 403,
      message: expect.stringContaining('自己改动过的分类') as string,
    })
    expect((await list()).data[0]!['mayReview']).toBe(false)
    expect((await list('', reviewer)).data[0]!['mayReview']).toBe(true)
    const { data: copy } = await post('copy', { id }, reviewer)
    const ofCopy = { ...review, id: copy['id'], version: 1 }
    for (const who of [user, reviewer]) expect((await post('review', ofCopy, who)).code).toBe(403)
    expect((await post('review', review, reviewer)).data).toMatchObject({ stateName: '已复核' })
    // Approved by another, what the owner wrote is done with: the next change is somebody else's.
    await save({ id, version: 3, eccn: 'EAR99' }, member)
    expect((await post('review', { ...review, version: 4 })).code).toBe(200)
  })

  test('looked at again counts as a change: who did so does not approve it', async () => {
    const reviewer = await colleague('reviewer')
    const { id } = await save()
    await post('recheck', { id, version: 1 }, reviewer)
    const review = { id, version: 2, decision: 'approved', reason: '参数与规格书一致' }
    expect((await post('review', review, reviewer)).code).toBe(403)
  })

  test('an approval does not come along into an organisation that asks for four eyes', async () => {
    const reviewer = await colleague('reviewer')
    const { id } = await save()
    await post('review', { id, version: 1, decision: 'approved', reason: '一致' }, reviewer)
    const host = await server.newcomer()
    await server.post('/api/organisation/leave', {}, { headers: reviewer.headers })
    await server.post('/api/decision/fourEyes', { fourEyes: 1 }, { headers: host.headers })
    const invited = await server.post(
      '/api/organisation/invitation/create',
      { role: 'member' },
      { headers: host.headers },
    )
    const joining = { token: invited.data['token'], bringWork: 1 }
    expect(await server.post('/api/organisation/join', joining, { headers: user.headers })).toMatchObject({
      code: 200,
    })
    expect((await list('', host)).data).toMatchObject([{ id, stateName: '待复核', reviewer: '' }])
  })

  test('a copy is of its own and to be reviewed; what is removed is gone', async () => {
    const { id } = await save()
    const { data } = await post('copy', { id })
    expect(data).toMatchObject({ name: '四通道示波器（副本）', eccn: '3A002.a', stateName: '待复核' })
    await post('remove', { id })
    expect((await list()).data.map(one => one.id)).toEqual([data['id']])
    expect((await post('remove', { id })).code).toBe(404)
  })

  test('newer facts are named against those it rests on, until somebody has looked again', async () => {
    const { id } = await save()
    await database.db
      .updateTable('classification')
      .set({ basis: JSON.stringify({ day: '2025-01-01', lines: ['标题：旧标题'] }) })
      .where('id', '=', id)
      .execute()
    const [old] = (await list()).data
    expect(old).toMatchObject({ basisName: '事实已变，须重新核对', factsDay: '2025-01-01' })
    expect(old!['changes']).toEqual(
      expect.arrayContaining(['不再有：标题：旧标题', expect.stringMatching(/^现为：管制：/u)]),
    )
    expect((await post('recheck', { id, version: 1 })).data).toMatchObject({
      basisName: '事实未变',
      changes: [],
      stateName: '待复核',
    })
  })

  test('only members who write, only within their organisation, only codes that stand', async () => {
    const { id } = await save()
    const reader = await colleague('reader')
    expect((await post('save', scope, reader)).code).toBe(403)
    expect((await list('', reader)).count).toBe(1)
    const other = await server.newcomer()
    for (const [path, fields] of [
      ['copy', { id }],
      ['remove', { id }],
      ['recheck', { id, version: 1 }],
    ] as const)
      expect((await post(path, fields, other)).code).toBe(404)
    expect((await list('', other)).count).toBe(0)
    expect((await server.post('/api/classification/save', scope)).code).toBe(126)
    expect((await post('save', { ...scope, eccn: '3A002.zz' })).message).toContain('参数 eccn')
    expect((await post('save', { ...scope, eccn: '5A001.i' })).message).toContain('5A001.f.1')
    expect((await post('save', { ...scope, cnCode: '9Z999' })).message).toContain('参数 cnCode')
    expect((await post('save', { ...scope, reason: '' })).message).toContain('请填写分类理由')
    expect((await post('save', { ...scope, answers: 'industry.99' })).message).toContain('第 1 个答案')
  })
})

describe('the guided path and the record', () => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(database, { current: () => undefined })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })

  const walk = async (chosen: readonly string[]) =>
    (await server.post('/api/classification/path', { answers: chosen.join(',') })).data as unknown as {
      ask: { options: { id: string; text: string }[] } | null
      codes: { code: string; thresholds: string }[]
    }

  test('every way through the path ends at codes, or at parameters not yet known', async () => {
    let ends = 0
    const follow = async (chosen: readonly string[]): Promise<void> => {
      const { ask, codes } = await walk(chosen)
      if (ask === null) {
        ends++
        expect(codes.length === 0).toBe(chosen.at(-1)!.endsWith('.none'))
        return
      }
      // The first and the last answer of each question reach every branch but the repeated ones.
      for (const option of [ask.options[0]!, ask.options.at(-1)!]) await follow([...chosen, option.id])
    }
    await follow([])
    expect(ends).toBeGreaterThan(5)
  })

  test('asks for the thresholds of the entries with their units', async () => {
    const { ask } = await walk(['industry.1', 'electronics.1', 'chip.1', 'tpp.1'])
    expect(ask?.options.map(one => one.text).join()).toContain('3A090.a')
    expect((await server.post('/api/classification/path', { answers: 'x' })).code).toBe(400)
  })

  test('the record as PDF names what was chosen, what was left, the facts and who reviewed', async () => {
    const user = await server.login('member')
    const { data } = await server.post('/api/classification/save', { ...scope, answers }, { headers: user })
    const ask = () =>
      server.app.inject({
        method: 'GET',
        url: `/api/classification/record?id=${String(data['id'])}`,
        headers: user,
      })
    await ask()
    await renderAsked(database.db, server.asked)
    const answer = await ask()
    expect(answer.headers['content-type']).toBe('application/pdf')
    const text = pdfText(answer.rawPayload)
    for (const words of [
      '物项分类记录',
      '四通道示波器',
      '3A002.a',
      '尚未复核',
      '未选的分支',
      '半导体制造',
      '管制事由',
    ])
      expect(text).toContain(words)
  })
})
