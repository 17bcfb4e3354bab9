import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../../cli/run.ts'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { Newcomer, TestServer } from '../../http/testing.ts'
import type { CertificateFile } from './certificate-content.ts'
import { evidenceCommands } from './commands.ts'
import { changeKeys } from '../../signing/keys-of.ts'
import { certificatesOf, tokenOf } from './testing-certificates.ts'
import { startEvidenceServer, type EvidenceServer } from './testing.ts'

forEachDatabase((_, open) => {
  let database: Database
  let evidence: EvidenceServer
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

  /** By the command, as an operator does it. */
  const verifyFile = async (content: string, args: readonly string[] = []) => {
    const file = join(evidence.dataDir, 'certificate.json')
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

  describe('verified without us', () => {
    test('the file as issued is valid, and valid after a change of keys', async () => {
      const { data } = await desk.certify('Nobody Known')
      const number = String(data['number'])
      const file = await desk.fileOf(number)
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
      await writeFile(join(evidence.dataDir, 'keys.json'), JSON.stringify({ code: 200, data: keys.data }))
      expect((await verifyFile(file, ['--key', join(evidence.dataDir, 'keys.json')])).code).toBe(0)
    })

    test('the answer names the party, the question and the day', async () => {
      const { data } = await desk.certify('Nobody Known')
      const { output } = await verifyFile(await desk.fileOf(data['number']))
      expect(JSON.parse(output)).toMatchObject({
        asked: { name: 'Nobody Known', typeName: '', asOf: '', screenedAt: server.clock.now.toISOString() },
      })
    })

    test.each([
      ['garbage', () => 'garbage', '第 1 行不是筛查证明：不是有效的 JSON'],
      ['an empty file', () => '\n', '文件是空的'],
      ['a list', () => '[]', '应为 JSON 对象'],
      [
        'one laid out anew by an editor',
        (file: string) => JSON.stringify(JSON.parse(file), null, 2),
        '重新排版',
      ],
      [
        'a doubled key',
        (file: string) => file.replace('"name":"Nobody Known"', '"name":"HUAWEI","name":"Nobody Known"'),
        'name 同一字段写了两次',
      ],
      [
        'a field more inside',
        (file: string) => file.replace('"subject":{', '"subject":{"formerNames":["HUAWEI"],'),
        '内容被增删（certificate.subject.formerNames）',
      ],
      [
        'a field more in a list',
        (file: string) => file.replace('"lists":[{', '"lists":[{"entriesAll":1,'),
        '内容被增删（certificate.lists.0.entriesAll）',
      ],
      ['a good one with garbage behind', (file: string) => `${file}garbage`, '第 2 行'],
    ])('%s ends with 1 and says why in one answer', async (_what, change, words) => {
      const { data } = await desk.certify('Nobody Known')
      const { code, output } = await verifyFile(change(await desk.fileOf(data['number'])))
      const answers = output
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as { valid: boolean; problem: string })
      expect(code).toBe(1)
      expect(answers.filter(({ valid }) => !valid)).toEqual([
        expect.objectContaining({ problem: expect.stringContaining(words) }),
      ])
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
      const { data } = await desk.certify('Nobody Known')
      const file = await desk.fileOf(data['number'])
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
      const { data } = await desk.certify('Nobody Known')
      const said = (await desk.confirm(tokenOf(data['verifyUrl']))).data
      expect(said).toMatchObject({
        number: data['number'],
        verdictName: '未发现',
        maskedName: 'N***** K****',
        intact: true,
        lists: 4,
        oldestEdition: '2026-11-18',
        newestEdition: '2026-11-18',
      })
      expect(JSON.stringify(said)).not.toContain('Known')
      const unknown = await desk.confirm('0'.repeat(32))
      expect([unknown.code, unknown.message]).toEqual([404, '没有这份证明，或核验码有误'])
    })

    test('compares the name on the paper, for a masked one fits many', async () => {
      const { data } = await desk.certify('华美家具有限公司')
      const token = tokenOf(data['verifyUrl'])
      const agrees = async (name: string) =>
        (await server.post('/api/evidence/certificate/confirm-name', { token, name })).data['agrees']
      expect(await agrees('华为技术有限公司')).toBe(false)
      expect(await agrees(' 华美家具有限公司 ')).toBe(true)
    })

    test('the well-signed content of one certificate on the row of another is refused', async () => {
      const hit = await desk.certify('Velkorov Shipping Holding')
      const clear = await desk.certify('Nobody Known')
      const numbers = [String(hit.data['number']), String(clear.data['number'])] as const
      await sql`update evidence_certificate h set content = c.content, digest = c.digest, signature = c.signature,
        key_id = c.key_id from evidence_certificate c
        where h.number = ${numbers[0]} and c.number = ${numbers[1]}`.execute(database.db)
      const said = (await desk.confirm(tokenOf(hit.data['verifyUrl']))).data
      // The link that stands in the list comes from the content too: it leads to the other one.
      expect(said).toMatchObject({ number: numbers[0], intact: false, verdictName: '', maskedName: '' })
      const url = `/api/evidence/certificate/file?format=json&number=${numbers[0]}`
      const file = await server.app.inject({ method: 'GET', url, headers: user.headers })
      expect(file.json()).toMatchObject({ code: 409, message: expect.stringContaining('已被改动') })
    })

    test('an altered certificate in the database is not confirmed as whole', async () => {
      const { data } = await desk.certify('Nobody Known')
      await sql`update evidence_certificate set content = replace(content, '"verdict":0', '"verdict":2')
        where number = ${String(data['number'])}`.execute(database.db)
      expect((await desk.confirm(tokenOf(data['verifyUrl']))).data).toMatchObject({ intact: false })
    })
  })
})
