import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { gbkBytes } from '../../documents/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { referencePath, testOnRealFiles } from '@maojian/sources/testing/reference-data'
import { sharedBy } from '../organisation/entry.ts'
import { importParts, type PartImport } from './import-parts.ts'

const now = new Date('2026-11-20T02:00:00Z')

interface Found {
  readonly code: string
  readonly eccn: string
  readonly known: boolean
  readonly manufacturer: string
  readonly own: boolean
}

describe('part catalogue', () => {
  let database: Database
  let server: TestServer
  let folder = ''
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(database, noEngine)
    folder = await mkdtemp(join(tmpdir(), 'parts-'))
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
    await rm(folder, { recursive: true })
  })

  const bring = async (name: string, content: string | Uint8Array, more: Partial<PartImport> = {}) => {
    const path = join(folder, name)
    await writeFile(path, content)
    return importParts(database.db, { path, name, maker: '', owner: sharedBy(null), now, ...more })
  }
  const search = async (fields: Record<string, unknown>, headers?: { Authorization: string }) => {
    const { data, code, message } = await server.post('/api/component/search', fields, { headers })
    return { code, message, count: Number(data['count']), found: (data['data'] ?? []) as unknown as Found[] }
  }
  const upload = (content: string | Uint8Array, fields: Record<string, string>, headers: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api/part/upload?${new URLSearchParams(fields).toString()}`,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload: Buffer.from(content),
    })

  test('CSV in GBK, XLSX and JSON of records are read by their titles, whatever the order', async () => {
    await bring('甲.csv', gbkBytes('ECCN编码,品名,型号,制造商\n3A001.a.2,示例芯片,QX-100,示例半导体\n'))
    const sheet = [
      ['Vendor', 'Part Number', 'Description', 'ECCN'],
      ['Sample Works', 'ZK 200', 'Sample switch', '5A991.b.1'],
    ]
    await bring('b.xlsx', await writeXlsx({ sheets: [{ name: 'x', rows: sheet }] }))
    const records = [{ partNumber: 'JS-300', eccn: 'EAR99', vendor: 'Sample Works', htsUs: '8542310045' }]
    await bring('c.json', JSON.stringify({ sourceId: 'x', records }))
    const codes = async (code: string) =>
      (await search({ code })).found.map(one => [one.code, one.eccn, one.known])
    expect(await codes('qx100')).toEqual([['QX-100', '3A001.a.2', true]])
    expect(await codes('ZK200')).toEqual([['ZK 200', '5A991.b.1', true]])
    expect(await codes('js-300')).toEqual([['JS-300', 'EAR99', true]])
    expect((await search({ name: '示例芯片' })).found.map(one => one.manufacturer)).toEqual(['示例半导体'])
  })

  test('S2-279 either flow of relationType finds by the filled field; S2-311 pages run on', async () => {
    const rows = Array.from(
      { length: 25 },
      (_, i) => `FLOW-${String(i).padStart(2, '0')},Flow sample ${i},EAR99`,
    )
    await bring('flow.csv', `Part Number,Description,ECCN\n${rows.join('\n')}\n`, { maker: 'Flow Works' })
    for (const relationType of [0, 1])
      expect((await search({ name: 'flow sample 7', relationType })).found.map(one => one.code)).toEqual([
        'FLOW-07',
      ])
    for (const relationType of [1, 2])
      expect((await search({ code: 'flow-07', relationType })).found.map(one => one.code)).toEqual([
        'FLOW-07',
      ])
    const both = { name: 'flow sample 3', code: 'FLOW-07' }
    expect((await search({ ...both, relationType: 0 })).found[0]?.code).toBe('FLOW-03')
    expect((await search({ ...both, relationType: 2 })).found[0]?.code).toBe('FLOW-07')
    const third = await search({ code: 'flow', page: 3, pageSize: 10 })
    expect([third.count, third.found.map(one => one.code)]).toEqual([
      25,
      ['FLOW-20', 'FLOW-21', 'FLOW-22', 'FLOW-23', 'FLOW-24'],
    ])
    expect(await search({})).toMatchObject({
      code: 400,
      message: expect.stringContaining('请输入料号或名称'),
    })
    expect((await search({ code: '%' })).count).toBe(0)
  })

  test('an unknown or damaged code is marked and kept; a row that cannot be taken is named by line and field', async () => {
    const account = await bring(
      'odd.csv',
      'Part Number,ECCN,Vendor\nODD-1,9Z999,Odd Works\nODD-2,3.00E+01,Odd Works\n,EAR99,Odd Works\nODD-4,,Odd Works\n',
    )
    expect(account).toMatchObject({ rows: 2, unknown: 2, refused: 2 })
    const said = account.problems.map(one => `第 ${one.line} 行 ${one.field}：${one.text}`)
    expect(said[0]).toContain('第 2 行 ECCN：“9Z999”')
    expect(said[1]).toContain('电子表格改成了数字')
    expect(said.slice(2)).toEqual(['第 4 行 料号：为空', '第 5 行 ECCN：为空'])
    const { found } = await search({ code: 'odd' })
    expect(found.map(one => [one.code, one.eccn, one.known])).toEqual([
      ['ODD-1', '9Z999', false],
      ['ODD-2', '3.00E+01', false],
    ])
  })

  test('titles below a heading are found, and rows that do not fit them are told', async () => {
    const account = await bring(
      'wide.csv',
      '2026 料号表,,\n料号,描述,ECCN\nWIDE-1,widget,EAR99\nWIDE-2,thing, big,3A001.a.1\nWIDE-3\n',
      { maker: 'Wide Works' },
    )
    expect(account).toMatchObject({ rows: 1, refused: 3 })
    expect(account.problems.map(one => `第 ${one.line} 行 ${one.field}：${one.text}`)).toEqual([
      '第 1 行 表头：在列名之上，按说明文字略过',
      expect.stringMatching(/^第 4 行 .*多于列名/u),
      '第 5 行 ECCN：为空',
    ])
  })

  test.each([
    ['a file without the columns', 'Colour,Size\nred,2\n', '没有找到料号、ECCN列'],
    ['a file that names no maker', 'Part Number,ECCN\nX,EAR99\n', '请填写制造商名称'],
    ['titles alone', 'Part Number,ECCN,Vendor\n', '没有数据'],
    ['broken JSON', '[{"partNumber":"a"', 'JSON 文件不完整'],
    ['JSON without records', '{"a":1}', '没有记录'],
    ['rows none of which can be taken', 'Part Number,ECCN,Vendor\n,EAR99,X\n', '没有可导入的行'],
  ])('refuses %s and says what to do', async (_, text, message) => {
    await expect(bring('bad.csv', text)).rejects.toThrow(message)
  })

  test('a newer file of the same maker takes the place of the older classification', async () => {
    await bring('v1.csv', 'Part Number,ECCN,Vendor\nNEW-1,EAR99,New Works\n')
    await bring('v2.csv', 'Part Number,ECCN,Vendor\nnew 1,5A992.c,NEW WORKS\n')
    const { found, count } = await search({ code: 'NEW-1' })
    expect([count, found[0]?.eccn]).toEqual([1, '5A992.c'])
  })

  test('a member uploads for the own organisation alone; only an administrator for everybody', async () => {
    const member = await server.login('member')
    const administrator = await server.login('administrator')
    const text = 'Part Number,ECCN,Vendor\nOWN-1,3A991.a,Own Works\n'
    expect((await upload(text, { name: 'own.csv' }, {})).json()).toMatchObject({ code: 126 })
    expect((await upload(text, { name: 'own.csv' }, await server.login('basic'))).json()).not.toMatchObject({
      code: 200,
    })
    expect((await upload(text, { name: 'own.csv', shared: '1' }, member)).json()).toMatchObject({ code: 403 })
    const own = (await upload(text, { name: 'own.csv', publishedOn: '2026-10-01' }, member)).json() as {
      data: { id: string }
    }
    expect(own).toMatchObject({ code: 200, data: { rows: 1 } })
    expect((await search({ code: 'OWN-1' })).count).toBe(0)
    expect((await search({ code: 'OWN-1' }, administrator)).count).toBe(0)
    expect((await search({ code: 'OWN-1' }, member)).found).toMatchObject([
      {
        own: true,
        fileName: 'own.csv',
        line: 2,
        publishedOn: '2026-10-01',
        importedOn: expect.stringMatching(/^\d{4}-/),
      },
    ])
    const remove = (headers: { Authorization: string }) =>
      server.post('/api/part/remove', { id: own.data.id }, { headers })
    expect((await remove(administrator)).code).toBe(404)
    expect((await remove(member)).code).toBe(200)
    expect((await search({ code: 'OWN-1' }, member)).count).toBe(0)
    const bad = (await upload('\u0000\u0001binary', { name: 'x.csv' }, member)).json() as { message: string }
    expect(bad.message).toContain('不是表格文件')
  })

  testOnRealFiles(
    'what two makers publish is read whole: 9,906 parts, each with a page to open',
    async () => {
      for (const [file, rows] of [
        ['vendor-eccn-nvidia-2026-07-31.json.gz', 1352],
        ['vendor-eccn-amd-2026-06-30.json.gz', 8554],
      ] as const) {
        const text = gunzipSync(await readFile(referencePath(`ear/${file}`)))
        const account = await bring('maker.json', text)
        expect([account.rows, account.refused, account.unknown]).toEqual([rows, 0, 0])
      }
      const { found } = await search({ code: '920-23627-0020-000' })
      expect(found).toMatchObject([{ eccn: '3A992.a', manufacturer: 'NVIDIA', known: true }])
    },
  )

  test('ten thousand parts are kept and found', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, i) => `BIG-${i},Bulk sample ${i},${i % 2 ? 'EAR99' : '5A992.c'}`,
    )
    const account = await bring('big.csv', `Part Number,Description,ECCN\n${rows.join('\n')}`, {
      maker: 'Bulk Works',
    })
    expect(account.rows).toBe(10_000)
    const { data } = await server.post('/api/component/search', { code: 'BIG-777' })
    expect(data['count']).toBe(11)
  })
})
