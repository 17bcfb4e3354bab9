import { buildIndex, openIndex } from '@maojian/screening'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { createFontText } from '../../documents/pdf-font.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { pdfText } from '../../documents/testing-pdf.ts'
import { renderAsked } from '../rendering/testing.ts'

const index = openIndex(
  buildIndex(
    [
      {
        id: 'P1',
        type: '01',
        typeStated: true,
        subtypes: ['0101'],
        names: [{ text: 'Qorvath Avionics Institute', kind: 'primary', entries: [0] }],
        countries: ['CN'],
        birthDates: [],
        identifiers: [],
        entries: [
          { source: 'bis-entity-list', reference: 'Q-1', since: '2020-01-01', until: '', status: 'active' },
        ],
        facts: {},
      },
    ],
    { engine: 'test', publishedAt: '2026-11-19T20:00:00.000Z', sources: [] },
  ),
)

describe('the determination as PDF', () => {
  let database: Database
  let server: TestServer
  let member: { Authorization: string }
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(database, { current: () => index })
    member = await server.login('member')
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })

  const ask = (fields: Record<string, string>, headers: object = member) =>
    server.app.inject({
      method: 'GET',
      url: `/api/determination/report?${new URLSearchParams({ date: '2026-11-20', ...fields }).toString()}`,
      headers: { ...headers },
    })
  const download = async (fields: Record<string, string>) => {
    await ask(fields)
    await renderAsked(database.db, server.asked)
    return ask(fields)
  }

  test('holds verdict, inputs, proof with citations, exceptions, changes, versions and digest as text', async () => {
    const answer = await download({
      eccn: '3A001.a.2',
      destination: 'BR',
      value: '4000',
      endUses: '{"106":"no"}',
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain('.pdf')
    const text = pdfText(answer.rawPayload)
    for (const words of [
      '出口许可判定书',
      '需要许可证，可能适用例外',
      '编号XK-20261120-',
      '操作人member',
      '不构成法律意见',
      '15 CFR 738.4(a)(2); 738 Supp. 1',
      'LVS',
      '什么会改变结论',
      '最终用途 106',
      '管制事实截至',
      '中国出口管制',
    ])
      expect(text).toContain(words.replace(/\s/gu, ''))
    expect(text).toMatch(/核验摘要（SHA-256，含输入与全部结论）：[0-9a-f]{64}/u)
  })

  test('names the screened end user, the snapshot, and what counts', async () => {
    const answer = await download({ eccn: 'EAR99', destination: 'CN', endUser: 'Qorvath Avionics Institute' })
    const text = pdfText(answer.rawPayload)
    expect(text).toContain('QorvathAvionicsInstitute')
    expect(text).toContain(`名单快照${index.id}`)
    expect(text).toContain('计入')
    // Made at 20:00 UTC: the next day in China.
    expect(text).toContain('制成于2026-11-2004:00（北京时间）')
  })

  test('the digest says the same for the same determination and another for another', async () => {
    const digestOf = async (fields: Record<string, string>) =>
      /：([0-9a-f]{64})/u.exec(pdfText((await download(fields)).rawPayload))?.[1]
    const asked = { eccn: 'EAR99', destination: 'DE' }
    const first = await digestOf(asked)
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    expect(await digestOf(asked)).toBe(first)
    expect(await digestOf({ ...asked, destination: 'FR' })).not.toBe(first)
  })

  test('needs a session, and a fault is told as one', async () => {
    expect((await ask({ eccn: 'EAR99', destination: 'DE' }, {})).json()).toMatchObject({ code: 126 })
    expect((await ask({ eccn: 'EAR99', destination: '亚特兰蒂斯' })).json()).toMatchObject({ code: 400 })
  })
})

test('what the font cannot show becomes its base letter or its number, never a box', () => {
  const { text } = createFontText()
  expect(text('深圳市 ACME → §744.21 “×”')).toBe('深圳市 ACME → §744.21 “×”')
  expect(text('Şişecam ı')).toBe('Sisecam i')
  expect(text('ا\u0007')).toBe('[U+0627]')
})
