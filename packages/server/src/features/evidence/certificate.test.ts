import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { PageModel } from '../../documents/page-model.ts'
import type { Newcomer, TestServer } from '../../http/testing.ts'
import type { CertificateFile } from './certificate-content.ts'
import { certificateModel } from './certificate-model.ts'
import { certificatesOf, tokenOf } from './testing-certificates.ts'
import { startEvidenceServer, type EvidenceServer } from './testing.ts'

forEachDatabase((_, open) => {
  let database: Database
  let evidence: EvidenceServer
  let sample: EvidenceServer
  let server: TestServer
  let user: Newcomer
  let desk: ReturnType<typeof certificatesOf>
  beforeAll(async () => {
    database = await open()
    evidence = await startEvidenceServer(database)
    server = evidence.server
  })
  afterAll(async () => {
    await evidence.close()
    await database.close()
  })
  beforeEach(async () => {
    user = await server.newcomer()
    desk = certificatesOf(evidence, user)
  })

  test('the same certificate asked for twice at once is one, with one record and one number', async () => {
    const found = await server.post(
      '/api/sanction/search',
      { keyword: 'Nobody Known Twice' },
      { headers: user.headers },
    )
    const ask = (reference: string) =>
      server.post(
        '/api/evidence/certificate/issue',
        { record: found.data['record'], reference },
        { headers: user.headers },
      )
    const [one, again] = await Promise.all([ask('客户-1'), ask('客户-1')])
    expect(again).toMatchObject({ code: 200, data: one.data })
    expect((await ask('客户-2')).data['number']).not.toBe(one.data['number'])
    // The search, and the names below the threshold of each certificate.
    expect((await evidence.list(user)).count).toBe(3)
  })

  describe('a certificate of no hit', () => {
    test('says what was asked, by which lists, what came nearest and why that is no hit', async () => {
      const { certificate } = await desk.certificateOf('Belkorov Shipping Norvex')
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
      const issued = await desk.certify('Nobody Known Whatever')
      const records = await evidence.list(user)
      expect(records.count).toBe(2)
      expect(records.data.map(row => row.id)).toContain(issued.data['record'])
      expect(await evidence.verify(user)).toMatchObject({ intact: true, records: 2 })
    })

    test('asked with a type that hides a listed party of the name, it names that party and is not green', async () => {
      const issued = await desk.certifySearch({ keyword: 'Velkorov Shipping Holding', type: '04' })
      const { certificate } = JSON.parse(await desk.fileOf(issued.data['number'])) as CertificateFile
      expect(certificate).toMatchObject({ verdict: 0, count: 0, subject: { type: '04' } })
      expect(certificate.warning).toContain('其他类型的主体使用此名称（Velkorov Shipping Holding')
      expect(certificate.near[0]).toMatchObject({ id: 'P1', score: 100, level: 1, state: 'other-type' })
      const model = certificateModel(certificate, 'd'.repeat(64))
      expect(JSON.stringify(model)).toContain('类型与所问不同，未计入')
      expect(JSON.stringify(model)).not.toContain('"green"')
      expect(model.watermark).not.toContain('示例')
      const said = (await desk.confirm(tokenOf(issued.data['verifyUrl']))).data
      expect(said).toMatchObject({ typeName: '航空器', warning: certificate.warning, intact: true })
    })

    test('asked with a type that hides nobody, it is as green as without', async () => {
      const issued = await desk.certifySearch({ keyword: 'Nobody Known', type: '04' })
      const { certificate } = JSON.parse(await desk.fileOf(issued.data['number'])) as CertificateFile
      expect(certificate).toMatchObject({ verdict: 0, warning: '', near: [] })
      expect(JSON.stringify(certificateModel(certificate, 'd'.repeat(64)))).toContain('"green"')
    })

    test('asked as of a day gone by, it says so in orange, and so do confirmation and verification', async () => {
      const asOf = '2010-01-01'
      const issued = await desk.certifySearch({ keyword: 'Velkorov Shipping Holding', asOf })
      const file = await desk.fileOf(issued.data['number'])
      const { certificate } = JSON.parse(file) as CertificateFile
      const model = JSON.stringify(certificateModel(certificate, 'd'.repeat(64)))
      expect(model).toContain('只答 2010-01-01 当日的名单')
      expect(model).not.toContain('"green"')
      expect((await desk.confirm(tokenOf(issued.data['verifyUrl']))).data).toMatchObject({ asOf })
      const verified = await server.post('/api/evidence/certificate/verify', JSON.parse(file) as never, {
        json: true,
      })
      expect(verified.data).toMatchObject({ valid: true, asked: { asOf } })
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

  test('where a single list is a sample, search, record, certificate, paper and public page name it, and nothing is green', async () => {
    const mixed = await startEvidenceServer(database, ['ofac-sdn'])
    const who = certificatesOf(mixed, user)
    const found = await mixed.search(user, 'Nobody Known')
    const issued = await who.certify('Nobody Known')
    const { certificate } = JSON.parse(await who.fileOf(issued.data['number'])) as CertificateFile
    const record = await mixed.detail(user, certificate.record.id)
    const said = (await who.confirm(tokenOf(issued.data['verifyUrl']))).data
    await mixed.close()
    expect(found.data['basis']).toMatchObject({
      warning: expect.stringContaining('请先导入真实名单：OFAC SDN。'),
      missing: expect.stringContaining('世行除名'),
    })
    expect(certificate.warning).toBe((found.data['basis'] as { warning: string }).warning)
    expect(record.data).toMatchObject({ warning: certificate.warning, record: { warned: true } })
    expect(said).toMatchObject({ warning: certificate.warning })
    const { missing } = found.data['basis'] as { missing: string }
    expect([certificate.missing, record.data['missing'], said['missing']]).toEqual([
      missing,
      missing,
      missing,
    ])
    const model = certificateModel(certificate, 'd'.repeat(64))
    expect(model.head).toContain('Some lists are only the sample')
    expect(model.watermark).toContain('示例')
    expect(JSON.stringify(model)).toContain(missing)
    expect(JSON.stringify(model)).not.toContain('"green"')
  })

  test('on lists past their time record, certificate, paper and public page say so, and nothing is green', async () => {
    const old = await startEvidenceServer(database, [], '2026-02-27')
    const who = certificatesOf(old, user)
    const issued = await who.certify('Nobody Known')
    const { certificate } = JSON.parse(await who.fileOf(issued.data['number'])) as CertificateFile
    const record = await old.detail(user, certificate.record.id)
    const said = (await who.confirm(tokenOf(issued.data['verifyUrl']))).data
    await old.close()
    expect(certificate).toMatchObject({
      verdict: 0,
      warning: expect.stringContaining('（2026-02-27，266 天）'),
    })
    expect(record.data).toMatchObject({ warning: certificate.warning, record: { warned: true } })
    expect(said).toMatchObject({ warning: certificate.warning, oldestEdition: '2026-02-27' })
    const model = certificateModel(certificate, 'd'.repeat(64))
    expect(model.head).toContain('parties listed since were not screened')
    expect(model.watermark).not.toContain('示例')
    expect(JSON.stringify(model)).not.toContain('"green"')
  })

  test('of a listed party that somebody decided away, nothing says that no listed party was found', async () => {
    const decision = {
      name: 'Velkorov Shipping Holding',
      partyId: 'P1',
      same: 'no',
      reason: '注册号不同',
    }
    const { headers } = user
    expect((await server.post('/api/decision/decide', decision, { headers })).code).toBe(200)
    const issued = await desk.certifySearch({ keyword: 'Velkorov Shipping Holding' })
    const file = await desk.fileOf(issued.data['number'])
    const { certificate } = JSON.parse(file) as CertificateFile
    expect(certificate).toMatchObject({
      verdict: 0,
      warning: expect.stringMatching(
        /^1 个达到阈值的名单主体（最高 100 分）由本机构判定不是同一主体，未计入结论（.+，2026-11-20 判定）。/u,
      ),
      hits: [{ id: 'P1', score: 100, decided: { reason: '注册号不同', decidedOn: '2026-11-20' } }],
    })
    const model = JSON.stringify(certificateModel(certificate, 'd'.repeat(64)))
    expect(model).not.toMatch(/"green"|No listed party scored|未发现 No match/u)
    expect(model).toContain('理由：注册号不同')
    expect(model).toContain('decided of 1 that it is another party')
    const told = { decidedAway: 1, warning: certificate.warning }
    const said = (await desk.confirm(tokenOf(issued.data['verifyUrl']))).data
    expect(said).toMatchObject({ ...told, intact: true })
    expect(said['verdictName']).toContain('均未计入命中（其中 1 个由本机构判定不是同一主体）')
    const asFile = JSON.parse(file) as never
    const verified = await server.post('/api/evidence/certificate/verify', asFile, { json: true })
    expect(verified.data).toMatchObject({ ...told, valid: true, verdict: said['verdictName'] })
    const record = await evidence.detail(user, certificate.record.id)
    expect(record.data).toMatchObject({ warning: certificate.warning, record: { warned: true } })
    expect(JSON.stringify(record.data['subjects'])).toContain('理由：注册号不同')
  })

  test('a certificate of a hit lists the parties with their reasons', async () => {
    const { certificate } = await desk.certificateOf('Velkorov Shipping Holding')
    expect(certificate).toMatchObject({ verdict: 1 })
    expect(certificate.hits[0]).toMatchObject({ id: 'P1', score: 100, state: 'counted' })
  })

  test('the PDF is rendered by a job', async () => {
    const { data } = await desk.certify('Nobody Known')
    const url = `/api/evidence/certificate/file?number=${String(data['number'])}`
    const answer = await server.app.inject({ method: 'GET', url, headers: user.headers })
    expect(answer.statusCode).toBe(202)
    expect(server.asked.at(-1)).toMatchObject({ name: 'document.render' })
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

  test.each([
    ['Greek letters in a Latin word', 'Νobody Knοwn'],
    ['a right-to-left override', '\u202enwonK ydoboN'],
    ['small capitals', 'ɴobody Known'],
  ])('a name with %s is not certified: on paper it reads as another', async (_what, name) => {
    const refused = await desk.certify(name)
    expect([refused.code, refused.message]).toEqual([409, expect.stringContaining('请用同一种文字重新输入')])
  })

  test('a certificate belongs to the organisation; a tampered record gets none', async () => {
    const { data } = await desk.certify('Nobody Known')
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
