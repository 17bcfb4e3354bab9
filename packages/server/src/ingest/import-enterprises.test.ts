import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forEachDatabase } from '../db/testing.ts'
import { openGraph } from '../graph/open-graph.ts'
import { importEnterpriseFiles, type EnterpriseImport } from './import-enterprises.ts'
import { createTestIngest, ftmLines, indexed } from './testing.ts'

type Ingest = Awaited<ReturnType<typeof createTestIngest>>

const enterprises = (rows: string): string => `id,kind,name,creditCode,lei,country,sampleListed\n${rows}`
const relations = (rows: string): string =>
  `from,to,kind,percent,percentHigh,since,until,source,toldOn\n${rows}`

forEachDatabase((_, open) => {
  let ingest: Ingest
  beforeEach(async () => {
    ingest = await createTestIngest(await open())
  })
  afterEach(() => ingest.close())

  const bring = async (files: Record<string, string>, asked: EnterpriseImport) => {
    const paths = Object.keys(files).map(name => join(ingest.dataDir, name))
    for (const [i, text] of Object.values(files).entries()) await writeFile(paths[i]!, text)
    return importEnterpriseFiles(ingest.context, { paths, ...asked })
  }
  const graph = async () => {
    const row = await ingest.context.snapshots.current('enterprises')
    return openGraph(await ingest.context.snapshots.read(row!.digest), row!.id)
  }
  const stored = () =>
    ingest.context.database.db.selectFrom('enterprise_relation').selectAll().orderBy('id').execute()

  describe('a pack', () => {
    test('every bad row is told with its line and reason; a tie stands whatever of it cannot be read', async () => {
      const account = await bring(
        {
          'a.csv': enterprises(
            'a,company,Tavrel 控股,,,CN,\n,company,无编号,,,,\nb,castle,Ondrik,,,,\nc,企业,Pelmar 实业,123,,ZZ,\n',
          ),
          'b.csv': relations(
            'a,c,STOCK,60%,,2020,,登记,2026-01-01\na,c,STOCK,160,,,,登记,\na,,STOCK,1,,,,登记,\na,c,PUBLISH,,,2021-13,,登记,\nc,a,STOCK,,,2022,2021,登记,\n',
          ),
        },
        { format: 'pack', source: 'test' },
      )
      expect(account).toMatchObject({ enterprises: 2, relations: 4, faults: 3, notes: 5 })
      expect(account.held).toEqual({ enterprises: 2, relations: 4 })
      expect(account.problems.map(one => `${one.file}:${one.line} ${one.reason}`)).toEqual([
        'a.csv:3 缺少 id',
        expect.stringMatching(/^a.csv:4 kind“castle”应为 company/u),
        expect.stringMatching(/^a.csv:5 creditCode“123”/u),
        'a.csv:5 没有“ZZ”这个国家或地区，国家留空',
        'b.csv:3 持股比例“160”读不出 0 到 100 的数，按比例不明收录',
        'b.csv:4 缺少 to',
        'b.csv:5 since“2021-13”不是日期（yyyy-MM-dd），按日期不明收录',
        'b.csv:6 until“2021”早于 since“2022”，按起止日期不明收录',
      ])
      expect(await stored()).toMatchObject([
        {
          percent: 60,
          percent_high: 60,
          since: '2020-01-01',
          told_by: '登记',
          told_on: '2026-01-01',
          doubt: '',
        },
        { percent: null, doubt: 'b.csv 第3行：持股比例“160”读不出 0 到 100 的数，按比例不明收录' },
        { kind: 'PUBLISH', since: '' },
        { kind: 'STOCK', since: '', until: '' },
      ])
    })

    test('a number up to one without its sign may be a percent or a fraction: the most counts, and its line is told', async () => {
      const rows = ['0.51', '1', '0.51%', '0', '51']
      const account = await bring(
        {
          'a.csv': enterprises(
            `o,company,Tavrel,,,,\n${rows.map((_, i) => `d${i},company,Pelmar ${i},,,,`).join('\n')}`,
          ),
          'b.csv': relations(rows.map((percent, i) => `o,d${i},STOCK,${percent},,,,登记,`).join('\n')),
        },
        { format: 'pack', source: 'test' },
      )
      expect((await stored()).map(one => [one.percent, one.percent_high])).toEqual([
        [0.51, 51],
        [1, 100],
        [0.51, 0.51],
        [0, 0],
        [51, 51],
      ])
      expect(account.problems.map(one => `${one.line} ${one.reason}`)).toEqual([
        expect.stringMatching(/^2 持股比例“0.51”可能是0.51%，也可能是51%/u),
        expect.stringMatching(/^3 持股比例“1”可能是1%，也可能是100%/u),
      ])
    })

    test('a field that means nothing is told once, with the line where it is first met', async () => {
      const rows = [
        { id: 'o', name: 'Tavrel', inn: '7707083893' },
        { id: 'd', name: 'Pelmar' },
        { from: 'o', to: 'd', kind: 'STOCK', precent: '60' },
        { from: 'd', to: 'o', kind: 'STOCK', precent: '5' },
      ]
      const account = await bring(
        { 'a.jsonl': rows.map(row => JSON.stringify(row)).join('\n') },
        { format: 'pack', source: 'test' },
      )
      expect(account.problems.map(one => `${one.line} ${one.reason}`)).toEqual([
        '3 没有“precent”这个字段，其内容未收录（各行相同）',
      ])
      const found = await ingest.context.database.db
        .selectFrom('enterprise')
        .select('codes')
        .where('name', '=', 'Tavrel')
        .execute()
      expect(found).toEqual([{ codes: [{ kind: 'inn', value: '7707083893' }] }])
    })

    test('the same file again changes nothing; a newer one changes, ends and adds', async () => {
      const asked = { format: 'pack', source: 'test' }
      const first = relations('a,b,STOCK,10,,,,登记,\nb,c,STOCK,20,,,,登记,\n')
      await bring({ 'r.csv': first }, asked)
      const before = await stored()
      expect(await bring({ 'r.csv': first }, asked)).toMatchObject({ unchanged: true, relations: 0 })
      expect(await stored()).toEqual(before)
      const next = await bring({ 'r.csv': relations('a,b,STOCK,15,,,,登记,\nc,d,STOCK,5,,,,登记,\n') }, asked)
      expect(next).toMatchObject({ unchanged: false, ended: 1, held: { relations: 2 } })
      expect((await stored()).map(one => [one.percent, one.ended_run])).toEqual([
        [15, null],
        [20, 2],
        [5, null],
      ])
    })

    test('a share told by its highest alone lies between nothing and that', async () => {
      const rows = relations('a,b,STOCK,,80,,,登记,\na,c,STOCK,,不超过30%,,,登记,\n')
      expect(await bring({ 'r.csv': rows }, { format: 'pack' })).toMatchObject({ relations: 2, faults: 0 })
      expect((await stored()).map(one => [one.percent, one.percent_high])).toEqual([
        [0, 80],
        [0, 30],
      ])
    })

    test('whom a relation names and no file tells of is told by his number, until a file does', async () => {
      const rows = {
        'a.csv': enterprises('b,company,Pelmar,,,,\n'),
        'r.csv': relations('x9,b,STOCK,60,,,,登记,\n'),
      }
      const account = await bring(rows, { format: 'pack', source: 'test' })
      expect(account.notes).toBe(1)
      expect(account.problems).toEqual([
        {
          file: '“x9”',
          line: 0,
          reason: '只在 1 条关系中出现，没有文件载明其名称，无法与名单比对',
          refused: false,
        },
      ])
      const later = { ...rows, 'c.csv': enterprises('x9,company,Ondrik,,,,\n') }
      expect(await bring(later, { format: 'pack', source: 'test' })).toMatchObject({ notes: 0, problems: [] })
    })

    test('an import without a single good row is refused and leaves no trace', async () => {
      const bad = bring({ 'a.csv': enterprises(',company,x,,,,\n') }, { format: 'pack', source: 'test' })
      await expect(bad).rejects.toThrow('没有可导入的行：共 1 行有误，例如 a.csv 第 2 行：缺少 id')
      expect(await ingest.context.database.db.selectFrom('enterprise_source').selectAll().execute()).toEqual(
        [],
      )
    })

    test('an unknown format and a file without titles are refused in words', async () => {
      await expect(bring({ 'a.csv': 'x' }, { format: 'visio' })).rejects.toThrow(
        '应为 pack、gleif、bods、ftm、register 之一',
      )
      await expect(bring({ 'a.csv': 'x,y\n1,2\n' }, { format: 'pack' })).rejects.toThrow(
        '企业文件须有 id、name',
      )
    })
  })

  const lei = '5493001KJTIIGC8Y1R12'

  test('one company told by two sources under one code is one node', async () => {
    await bring({ 'a.csv': enterprises(`a,company,Tavrel,,${lei},,\n`) }, { format: 'pack', source: 'one' })
    await bring(
      { 'b.csv': enterprises(`z,company,Tavrel Ltd,,${lei},,\n`) },
      { format: 'pack', source: 'two' },
    )
    const rows = await ingest.context.database.db.selectFrom('enterprise').select('name').execute()
    expect(rows).toEqual([{ name: 'Tavrel' }])
  })

  test('what relations name is completed when it arrives, in any order of files', async () => {
    const link = {
      id: 'o1',
      schema: 'Ownership',
      properties: { owner: ['x1'], asset: ['x2'] },
      datasets: ['d'],
    }
    await bring({ 'o.json': JSON.stringify(link) }, { format: 'ftm', source: 'links' })
    await bring(
      {
        'e.json': ftmLines([
          { id: 'x1', name: 'Ondrik' },
          { id: 'x2', name: 'Pelmar' },
        ]),
      },
      { format: 'ftm', source: 'bodies' },
    )
    const rows = await ingest.context.database.db
      .selectFrom('enterprise')
      .select(['id', 'name'])
      .orderBy('name')
      .execute()
    const [relation] = await stored()
    expect(rows.map(one => one.name)).toEqual(['Ondrik', 'Pelmar'])
    expect([relation!.from_id, relation!.to_id]).toEqual(rows.map(one => one.id))
  })

  test('a register is read by credit code; columns may be named; real data drives samples out', async () => {
    await bring(
      { 's.csv': enterprises('a,company,示例一,,,,\n') },
      { format: 'pack', source: '示例', sample: true },
    )
    const rows = [
      '编码,企业名称,股东,持股比例,法定代表人',
      '911100001000000248,北辰贸易有限公司,李某,30%,王某',
      '911100001000000248,北辰贸易有限公司,南山控股有限公司,70,王某',
      '911100001000000249,校验位不对,某人,1,',
    ].join('\n')
    const asked = { format: 'register', source: 'gs' }
    await expect(bring({ 'g.csv': rows }, asked)).rejects.toThrow('--map creditCode=列名')
    const account = await bring({ 'g.csv': rows }, { ...asked, columns: { creditCode: '编码' } })
    expect(account).toMatchObject({ faults: 1, held: { relations: 3 }, removed: ['示例'] })
    const names = await ingest.context.database.db
      .selectFrom('enterprise')
      .select(['name', 'kind'])
      .orderBy('id')
      .execute()
    expect(names).toEqual([
      { name: '北辰贸易有限公司', kind: 'company' },
      { name: '李某', kind: 'person' },
      { name: '王某', kind: 'person' },
      { name: '南山控股有限公司', kind: 'company' },
    ])
  })

  test('in a register a title with the sign of percents makes every number below it one', async () => {
    const rows = (title: string) =>
      `统一社会信用代码,企业名称,股东,${title}\n911100001000000248,北辰贸易有限公司,李某,0.51\n`
    const asked = { format: 'register', source: 'gs' }
    expect((await bring({ 'g.csv': rows('持股比例（%）') }, asked)).notes).toBe(0)
    expect(await stored()).toMatchObject([{ percent: 0.51, percent_high: 0.51 }])
    const { problems } = await bring({ 'g.csv': rows('持股比例') }, { ...asked, source: 'gs2' })
    expect(problems).toMatchObject([{ line: 2, reason: expect.stringContaining('也可能是51%') }])
  })

  test('holders of one company that make one together may be fractions, whatever the title says', async () => {
    const rows =
      '统一社会信用代码,企业名称,股东,持股比例（%）\n' +
      '911100001000000248,北辰贸易有限公司,李某,0.51\n911100001000000248,北辰贸易有限公司,王某,0.49\n'
    const { problems } = await bring({ 'g.csv': rows }, { format: 'register', source: 'gs3' })
    expect(problems.map(one => one.line)).toEqual([2, 3])
    expect(await stored()).toMatchObject([
      { percent: 0.51, percent_high: 51 },
      { percent: 0.49, percent_high: 49 },
    ])
  })

  test('listed parties are tied by their code; who bears a listed name, and what he holds, is doubtful', async () => {
    await ingest.importText(
      'list.json',
      ftmLines([
        { id: 'ofac-77', name: 'Yastrel Holding', dataset: 'us_ofac_sdn', properties: { leiCode: [lei] } },
      ]),
      indexed,
    )
    await bring(
      {
        'a.csv': enterprises(
          `a,company,Yastrel Group,,${lei},,\nn,company,Yastrel Holding,,,,\nb,company,Ondrik,,,,\nc,company,Pelmar,,,,\n`,
        ),
        'b.csv': relations('a,b,STOCK,55,,,,登记,\nn,c,STOCK,99,,,,登记,\n'),
      },
      { format: 'pack', source: 'test' },
    )
    const made = await graph()
    const symbols = ['Yastrel Group', 'Ondrik', 'Yastrel Holding', 'Pelmar'].map(name =>
      made.symbolAt(made.named(name)[0]!),
    )
    expect(symbols).toEqual([1, 1, 2, 2])
    expect(made.linkedAt(made.named('Yastrel Group')[0]!)).toMatchObject({ listed: true, regimes: ['ofac'] })
  })
})
