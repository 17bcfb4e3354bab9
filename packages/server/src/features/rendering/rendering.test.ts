import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { pdfText } from '../../documents/testing-pdf.ts'
import { zipMembers } from '../../documents/testing-zip.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { testRun } from '../../jobs/testing.ts'
import { renderDocument } from './render-job.ts'
import { forgetRenderings } from './store.ts'
import { renderAsked } from './testing.ts'

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let member: object
  let basic: object
  /** Jobs that earlier tests asked for. */
  let before = 0
  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, noEngine)
    member = await server.login('member')
    basic = await server.login('basic')
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('rendering').execute()
    await database.db.deleteFrom('quota_use').execute()
    before = server.asked.length
  })

  const ask = (headers: object = member, format = 'pdf') =>
    server.app.inject({
      method: 'GET',
      url: '/api/determination/report',
      query: { eccn: 'EAR99', destination: 'DE', date: '2026-11-20', format },
      headers: { ...headers },
    })
  const work = () => renderAsked(database.db, server.asked)
  const jobId = (number: number): string => `job-${before + number}`
  const job = (number: number) => server.asked[before + number - 1]!

  test('S1-297 a document is made off the request: 202 with its job while it runs, then the file', async () => {
    const first = await ask()
    expect(first.statusCode).toBe(202)
    expect(first.json()).toMatchObject({
      code: 202,
      message: '已受理，正在处理',
      data: { jobId: jobId(1), note: '正在排队' },
    })
    job(1).state = 'active'
    expect((await ask()).json()).toMatchObject({ code: 202, data: { jobId: jobId(1) } })
    job(1).state = 'created'
    await work()
    const file = await ask()
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toContain(
      encodeURIComponent('许可判定-EAR99-DE-2026-11-20.pdf'),
    )
    expect(pdfText(file.rawPayload)).toContain('出口许可判定书')
    expect(server.asked).toHaveLength(before + 1)
  })

  test('a file that is finished between the look at the row and the look at its job is given, not thrown away', async () => {
    await ask()
    job(1).whenLookedAt = work
    const file = await ask()
    expect(file.statusCode).toBe(200)
    expect(pdfText(file.rawPayload)).toContain('出口许可判定书')
    expect((await ask()).statusCode).toBe(200)
  })

  test('the same as Word file is another document', async () => {
    await ask()
    await ask(member, 'docx')
    expect(server.asked).toHaveLength(before + 2)
    await work()
    const file = await ask(member, 'docx')
    expect(file.headers['content-disposition']).toContain('.docx')
    expect(zipMembers(file.rawPayload).get('word/document.xml')?.toString()).toContain('出口许可判定书')
  })

  test('nobody gets the document of another, not even of the same question', async () => {
    await ask()
    await work()
    expect((await ask(basic)).json()).toMatchObject({ code: 202, data: { jobId: jobId(2) } })
    await work()
    expect(pdfText((await ask(basic)).rawPayload)).toContain('操作人basic')
    expect(pdfText((await ask()).rawPayload)).toContain('操作人member')
  })

  test('waiting costs nothing of the daily share; the file does', async () => {
    const used = async () =>
      (await database.db.selectFrom('quota_use').select('used').where('kind', '=', 'report').execute()).map(
        row => row.used,
      )
    await ask(basic)
    await ask(basic)
    expect((await used()).filter(count => count > 0)).toEqual([])
    await work()
    await ask(basic)
    expect(await used()).toEqual([1])
  })

  test('a job that failed for good is told as such, and asking again begins anew', async () => {
    await ask()
    job(1).state = 'failed'
    expect((await ask()).json()).toMatchObject({
      code: 500,
      message: '文件未能生成，请重新下载；仍不成功时请联系管理员',
    })
    expect((await ask()).json()).toMatchObject({ code: 202, data: { jobId: jobId(2) } })
  })

  test('a job that lost its place to another server leaves no file', async () => {
    await ask()
    const completeIn = (): Promise<void> => Promise.reject(new Error('已由另一进程接手'))
    const run = renderDocument(database.db)(job(1).payload as { id: string }, testRun({ completeIn }))
    await expect(run).rejects.toThrow('另一进程')
    expect((await ask()).statusCode).toBe(202)
  })

  test('an hour later it is gone, and a job without its document does nothing', async () => {
    await ask()
    await forgetRenderings(database.db, new Date(server.clock.now.getTime() + 59 * 60_000))
    expect((await ask()).json()).toMatchObject({ data: { jobId: jobId(1) } })
    await forgetRenderings(database.db, new Date(server.clock.now.getTime() + 61 * 60_000))
    await work()
    expect((await ask()).json()).toMatchObject({ code: 202, data: { jobId: jobId(2) } })
  })
})
