import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../../cli/run.ts'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { PageModel } from '../../documents/page-model.ts'
import type { Newcomer, TestServer } from '../../http/testing.ts'
import type { CertificateFile } from './certificate-content.ts'
import { certificateModel } from './certificate-model.ts'
import { evidenceCommands } from './commands.ts'
import { changeKeys } from './keeping.ts'
import { startEvidenceServer, type EvidenceServer } from './testing.ts'

forEachDatabase((_, open) => {
  let database: Database
  let evidence: EvidenceServer
  let sample: EvidenceServer
  let server: TestServer
  let user: Newcomer
  let folder = ''
  beforeAll(async () => {
    database = await open()
    folder = await mkdtemp(join(tmpdir(), 'certificate-'))
    evidence = await startEvidenceServer(database)
    server = evidence.server
  })
  afterAll(async () => {
    await evidence.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    user = await server.newcomer()
  })

  const certify = async (keyword: string, fields: Record<string, unknown> = {}) => {
    const { data } = await evidence.search(user, keyword)
    const asked = { record: data['record'], reference: '客户-007', ...fields }
    return server.post('/api/evidence/certificate/issue', asked, { headers: user.headers })
  }
  const fileOf = async (number: string): Promise<string> => {
    const url = `/api/evidence/certificate/file?format=json&number=${number}`
    const answer = await server.app.inject({ method: 'GET', url, headers: user.headers })
    expect(answer.headers['content-disposition']).toContain('.json')
    return answer.body
  }
  const certificateOf = async (keyword: string): Promise<CertificateFile> => {
    const { data } = await certify(keyword)
    return JSON.parse(await fileOf(String(data['number']))) as CertificateFile
  }
  const verifyFile = async (content: string, args: readonly string[] = []) => {
    const file = join(folder, `${String(Math.abs(content.length))}.json`)
    await writeFile(file, content)
    const output = new PassThrough()
    const errors = new PassThrough()
    const terminal = {
      env: { MAOJIAN_DATA: evidence.dataDir },
      input: Readable.from([]),
      output,
      errors,
      signal: new AbortController().signal,
      now: () => server.clock.now,
    }
    const code = await runCommand(evidenceCommands, terminal, ['certificate', 'verify', file, ...args])
    output.end()
    errors.end()
    return { code, output: await text(output), errors: await text(errors) }
  }
  const confirm = (token: string) => server.get('/api/evidence/certificate/confirm', { token })
  const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? ''

  describe('a certificate of no hit', () => {
    test('says what was asked, by which lists, what came nearest and why that is no hit', async () => {
      const { certificate } = await certificateOf('Belkorov Shipping Norvex')
      expect(certificate).toMatchObject({
        verdict: 0,
        warning: '',
        reference: '客户-007',
        subject: { name: 'Belkorov Shipping Norvex' },
        settings: { hit: 95, possible: 80, engine: 'test' },
        count: 0,
        hits: [],
        record: { seal: expect.stringMatching(/^[0-9a-f]{64}$/u) },
      })
      expect(certificate.number).toMatch(/^ZM-20261120-[0-9A-Z]{8}$/u)
      expect(certificate.near[0]).toMatchObject({ id: 'P1', level: 0, reason: expect.stringMatching(/./u) })
      expect(certificate.lists.map(list => list.id)).toEqual(['un-sc', 'ofac-sdn', 'eu-fsf', 'uk-sanctions'])
      const model = JSON.stringify(certificateModel(certificate, 'd'.repeat(64)))
      expect(model).toContain('未发现 No match found')
      expect(model).toContain('is below the threshold 80')
      expect(model).toContain('盖章处')
    })

    test('the names below the threshold come from a screening of its own, which is a record too', async () => {
      const issued = await certify('Nobody Known Whatever')
      const records = await evidence.list(user)
      expect(records.count).toBe(2)
      expect(records.data.map(row => row.id)).toContain(issued.data['record'])
      expect(await evidence.verify(user)).toMatchObject({ intact: true, records: 2 })
    })

    test('on sample data its first line says so, and nothing of it is green', async () => {
      sample = await startEvidenceServer(database, ['un-sc', 'ofac-sdn', 'eu-fsf', 'uk-sanctions'])
      const server2 = sample.server
      const headers = user.headers
      const found = await server2.post('/api/sanction/search', { keyword: 'Nobody Known' }, { headers })
      const issued = await server2.post(
        '/api/evidence/certificate/issue',
        { record: found.data['record'] },
        { headers },
      )
      const url = `/api/evidence/certificate/file?format=json&number=${String(issued.data['number'])}`
      const { certificate } = (
        await server2.app.inject({ method: 'GET', url, headers })
      ).json<CertificateFile>()
      await sample.close()
      expect(certificate.warning).toContain('示例数据')
      const model: PageModel = certificateModel(certificate, 'd'.repeat(64))
      expect(model.head).toContain('示例数据')
      expect(model.sections[0]!.blocks[0]).toMatchObject({
        kind: 'card',
        tone: 'orange',
        title: certificate.warning,
      })
      expect(JSON.stringify(model)).not.toContain('"green"')
    })
  })

  test('a certificate of a hit lists the parties with their reasons', async () => {
    const { certificate } = await certificateOf('Velkorov Shipping Holding')
    expect(certificate).toMatchObject({ verdict: 1 })
    expect(certificate.hits[0]).toMatchObject({ id: 'P1', score: 100, state: 'counted' })
  })

  test('the PDF is rendered by a job', async () => {
    const { data } = await certify('Nobody Known')
    const url = `/api/evidence/certificate/file?number=${String(data['number'])}`
    const answer = await server.app.inject({ method: 'GET', url, headers: user.headers })
    expect(answer.statusCode).toBe(202)
    expect(server.asked.at(-1)).toMatchObject({ name: 'document.render' })
  })

  describe('verified without us', () => {
    test('the file as issued is valid, and valid after a change of keys', async () => {
      const { data } = await certify('Nobody Known')
      const number = String(data['number'])
      const file = await fileOf(number)
      const before = await verifyFile(file)
      expect(before.code).toBe(0)
      expect(JSON.parse(before.output)).toMatchObject({ valid: true, problem: '', number, verdict: '未发现' })
      const asked = (text: string) =>
        server.post('/api/evidence/certificate/verify', JSON.parse(text) as never, { json: true })
      expect((await asked(file)).data).toEqual(JSON.parse(before.output))
      expect((await asked(file.replace('Nobody Known', 'Nobody Else'))).data).toMatchObject({ valid: false })
      await changeKeys({ dataDir: evidence.dataDir }, server.clock.now)
      expect((await asked(file)).data).toMatchObject({ valid: true, number })
      expect((await verifyFile(file)).code).toBe(0)
      const keys = await server.get('/api/evidence/keys')
      await writeFile(join(folder, 'keys.json'), JSON.stringify({ code: 200, data: keys.data }))
      expect((await verifyFile(file, ['--key', join(folder, 'keys.json')])).code).toBe(0)
    })

    test.each([
      ['another name', (file: string) => file.replace('Nobody Known', 'Nobody Else'), '已被改动'],
      ['another verdict', (file: string) => file.replace('"verdict":0', '"verdict":1'), '已被改动'],
      [
        'a field more',
        (file: string) => file.replace('{"certificate":{', '{"certificate":{"note":"x",'),
        '内容被增删',
      ],
    ])('%s is noticed', async (_what, change, words) => {
      const { data } = await certify('Nobody Known')
      const file = await fileOf(String(data['number']))
      const altered = change(file)
      expect(altered).not.toBe(file)
      const { code, output } = await verifyFile(altered)
      expect(code).toBe(1)
      expect(JSON.parse(output)).toMatchObject({ valid: false, problem: expect.stringContaining(words) })
    })

    test('one signed by somebody else’s key is not trusted, whatever key lies in it', async () => {
      const other = await startEvidenceServer(database)
      const foreign = await readFile(join(evidence.dataDir, 'keys', 'evidence.json'), 'utf8')
      await changeKeys({ dataDir: other.dataDir }, server.clock.now)
      const headers = user.headers
      const { data } = await other.server.post(
        '/api/sanction/search',
        { keyword: 'Nobody Known' },
        { headers },
      )
      const issued = await other.server.post(
        '/api/evidence/certificate/issue',
        { record: data['record'] },
        { headers },
      )
      const url = `/api/evidence/certificate/file?format=json&number=${String(issued.data['number'])}`
      const file = await other.server.app.inject({ method: 'GET', url, headers })
      await other.close()
      const { code, output } = await verifyFile(file.body)
      expect(foreign).not.toContain((JSON.parse(file.body) as CertificateFile).signature.publicKey)
      expect([code, output]).toEqual([1, expect.stringContaining('未知密钥')])
    })
  })

  describe('the public page', () => {
    test('confirms to whoever holds the code, with the name masked; an unknown code answers alike', async () => {
      const { data } = await certify('Nobody Known')
      const said = (await confirm(tokenOf(String(data['verifyUrl'])))).data
      expect(said).toMatchObject({
        number: data['number'],
        verdictName: '未发现',
        maskedName: 'N***** K****',
        intact: true,
        lists: 4,
        newestEdition: '2026-11-18',
      })
      expect(JSON.stringify(said)).not.toContain('Known')
      const unknown = await confirm('0'.repeat(32))
      expect([unknown.code, unknown.message]).toEqual([404, '没有这份证明，或核验码有误'])
    })

    test('an altered certificate in the database is not confirmed as whole', async () => {
      const { data } = await certify('Nobody Known')
      await sql`update evidence_certificate set content = replace(content, '"verdict":0', '"verdict":2')
        where number = ${String(data['number'])}`.execute(database.db)
      expect((await confirm(tokenOf(String(data['verifyUrl'])))).data).toMatchObject({ intact: false })
    })
  })

  test('a reader of the organisation issues none in its name', async () => {
    const reader = await server.newcomer()
    const post = (path: string, fields: Record<string, string>, { headers }: Newcomer) =>
      server.post(path, fields, { headers })
    const { data } = await post('/api/organisation/invitation/create', { role: 'reader' }, user)
    await post('/api/organisation/join', { token: String(data['token']) }, reader)
    const found = await post('/api/sanction/search', { keyword: 'Nobody Known' }, reader)
    const record = String(found.data['record'])
    const refused = await post('/api/evidence/certificate/issue', { record }, reader)
    expect([refused.code, refused.message]).toEqual([403, expect.stringContaining('只读成员')])
    expect((await post('/api/evidence/certificate/issue', { record }, user)).code).toBe(200)
  })

  test('a certificate belongs to the organisation; a tampered record gets none', async () => {
    const { data } = await certify('Nobody Known')
    const other = await server.newcomer()
    const asked = { number: String(data['number']), format: 'json' }
    expect((await server.get('/api/evidence/certificate/file', asked, { headers: other.headers })).code).toBe(
      404,
    )
    const taken = await server.post(
      '/api/evidence/certificate/issue',
      { record: data['record'] },
      { headers: other.headers },
    )
    expect(taken.code).toBe(404)
    await sql`update evidence_record set content = replace(content, 'Nobody', 'Anybody')
      where id = ${String(data['record'])}`.execute(database.db)
    const refused = await server.post(
      '/api/evidence/certificate/issue',
      { record: data['record'] },
      { headers: user.headers },
    )
    expect([refused.code, refused.message]).toEqual([409, expect.stringContaining('与封印不符')])
  })
})
