import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from '../commands.ts'
import { claimFolder } from '../control/control-socket.ts'
import { controlFacts } from '../facts/control-facts.ts'
import { sampleRegulation } from '../features/regulation/testing.ts'
import { ftmLines } from '../ingest/testing.ts'
import { runCommand } from './run.ts'

let dataDir = ''
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'cli-'))))
afterAll(() => rm(dataDir, { recursive: true }))

const run = async (args: readonly string[], input = '') => {
  const output = new PassThrough()
  const errors = new PassThrough()
  const code = await runCommand(
    await allCommands(),
    {
      env: { MAOJIAN_DATA: dataDir },
      input: Readable.from([input]),
      output,
      errors,
      signal: new AbortController().signal,
      now: () => new Date('2026-11-21T00:00:00Z'),
    },
    args,
  )
  output.end()
  errors.end()
  return { code, output: await text(output), errors: await text(errors) }
}

const answers = (output: string) =>
  output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)

describe('maojian', () => {
  it.each([
    [[]],
    [['bogus']],
    [['lists']],
    [['control']],
    [['control', 'import']],
    [['control', 'import', '/no/such/folder']],
    [['control', 'refresh', '--date', '2026-02-30']],
    [['lists', 'import', 'ftm']],
    [['lists', 'status', '--bogus']],
    [['toString']],
  ])('tells its usage for %j', async args => {
    const { code, errors } = await run(args)
    expect(code).toBe(2)
    expect(errors).toContain('用法：maojian')
  })
  it('every command tells what it does and takes with --help, and ends with 0', async () => {
    for (const { name, about } of await allCommands()) {
      const asked = await run([...name.split(' '), '--help'])
      expect(asked).toMatchObject({ code: 0, errors: '' })
      expect(asked.output).toContain(`\n  ${name}`)
      expect(asked.output).toContain(about[0])
      expect(asked.output.match(/^ {2}\S/gmu)).toHaveLength(1)
    }
    const noun = await run(['lists', '-h'])
    expect(noun.code).toBe(0)
    expect(noun.output).toContain('\n  lists import')
    expect(noun.output).not.toContain('\n  search')
    expect((await run(['bogus', '--help'])).code).toBe(2)
  })
  it('a slip is told in Chinese, with the usage of that command alone', async () => {
    const { errors } = await run(['lists', 'status', '--bogus'])
    expect(errors).toContain('参数有误：没有选项 --bogus')
    expect(errors).not.toContain('\n  lists import')
    expect((await run(['screen', 'a.csv', '--out'])).errors).toContain('选项 --out')
  })
  it('an end user without any list is told, and the next line is answered', async () => {
    const lines = [
      { eccn: 'EAR99', destination: 'DE', endUser: 'Somebody' },
      { eccn: 'EAR99', destination: 'DE' },
    ]
    const { code, output } = await run(['determine'], lines.map(line => JSON.stringify(line)).join('\n'))
    expect(code).toBe(0)
    const [noLists, plain] = answers(output)
    expect(noLists).toEqual({
      error: { field: 'endUser', message: expect.stringContaining('还没有可检索的名单') },
    })
    expect(plain).toMatchObject({ outcome: 'no_licence_required' })
  })
  it('control status tells dates, counts and dated rules', async () => {
    const { code, output } = await run(['control', 'status'])
    expect(code).toBe(0)
    expect(output).toMatch(/条目 6\d\d/)
    expect(output).toContain('affiliates')
    expect(output).toContain('官方文本：尚未导入')
  })
  it('control import reads a folder; status then tells edition, changes and where the facts differ', async () => {
    const folder = join(dataDir, 'ecfr')
    await mkdir(folder)
    const texts = sampleRegulation(controlFacts(), '2026-08-20')
    await writeFile(join(folder, 'part-774-2026-08-20.xml'), texts['774'].replace('3A991 ', '3A998 '))
    await writeFile(join(folder, 'notes.txt'), 'not a part')
    const imported = await run(['control', 'import', folder])
    expect(imported).toMatchObject({ code: 0 })
    expect(imported.output).toContain('15 CFR 第 774 部分（商业管制清单）版本 2026-08-20')
    const { output } = await run(['control', 'status'])
    expect(output).toContain('第 774 部分  版本 2026-08-20')
    expect(output).toContain('3A998：原文有此条目，事实中没有')
    expect(output).toContain('3A991：事实中有此条目，原文没有')
    const refused = await run(['control', 'import', join(folder, 'notes.txt'), '--date', '2026-08-21'])
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('notes.txt：未导入')
  })
  it('goods by customs code are asked about until their lists are imported, then decided', async () => {
    const asked = [
      { eccn: 'EAR99', destination: 'RU', hsCode: '8407.10' },
      { eccn: 'EAR99', destination: 'KZ', hsCode: '854231' },
      { eccn: 'EAR99', destination: 'KZ', hsCode: '610910' },
      { eccn: 'EAR99', destination: 'KZ', hsCode: '8542' },
    ]
    const determine = async () =>
      answers((await run(['determine'], asked.map(line => JSON.stringify(line)).join('\n'))).output)
    const [before, watched] = await determine()
    expect(before).toMatchObject({ outcome: 'expert_review' })
    expect(JSON.stringify(watched)).toContain('high-priority-not-held')
    const file = join(dataDir, 'goods.csv')
    await writeFile(file, 'list,hts\nindustrial,840710\nhigh-priority,8542.31\n')
    const imported = await run(['control', 'import', file])
    expect(imported).toMatchObject({ code: 0 })
    expect(imported.output).toContain('goods.csv：第746部分工业品 1 个税号，共同高优先级清单 1 个税号')
    const [after, flagged, plain, short] = await determine()
    expect(after).toMatchObject({ outcome: 'licence_required', reasons: [{ policy: 'denial' }] })
    expect(flagged).toMatchObject({ outcome: 'no_licence_required' })
    expect(JSON.stringify(flagged)).not.toContain('high-priority-not-held')
    expect(JSON.stringify(flagged)).toContain('high-priority')
    expect(JSON.stringify(plain)).toContain('high-priority-none')
    // Four digits under which some goods are listed are not cleared.
    expect(JSON.stringify(short)).toContain('high-priority-part')
  })
  it('search before any list was published says what to do', async () => {
    const { code, errors } = await run(['search'], '{"query":"x"}\n')
    expect(code).toBe(1)
    expect(errors).toContain('还没有可检索的名单')
  })
  it('imports, tells the account, and answers line by line', async () => {
    const file = join(dataDir, 'list.json')
    const party = {
      id: 't-1',
      name: 'Invented Testing Works LLC',
      properties: { country: ['ru'], alias: ['Выдуманный завод'] },
    }
    await writeFile(file, ftmLines([party, { id: 't-2', name: 'Ivan Inventedov', schema: 'Person' }]))
    const imported = await run(['lists', 'import', 'ftm', file])
    expect(imported.code).toBe(0)
    expect(imported.output).toContain('共读取 2 行，目标主体 2 个，名单条目 2 条，名称 3 个')
    expect(imported.output).toContain('新增 2，移除 0，变更 0')

    const lines = [
      '{"query":"Invented Testing Works LLC","limit":1}',
      'not json',
      '[1]',
      '',
      '{"query":"Invented Testing Works LLC","type":"02"}',
      '{"query":"x","birthDate":"1.1.1970"}',
      '{"query":"x","limit":0}',
      '{"query":7}',
    ]
    const { code, output } = await run(['search'], lines.join('\n'))
    expect(code).toBe(0)
    const asked = ['"near"', '"all"'].map(
      include => `{"query":"Uninvented Testing Norvex LLC","include":${include}}`,
    )
    const [near, wrong] = answers((await run(['search'], asked.join('\n'))).output)
    expect(near).toMatchObject({ hits: [] })
    expect(wrong).toMatchObject({ error: { field: 'include' } })
    const [hit, ...others] = answers(output)
    expect(hit).toMatchObject({
      query: 'Invented Testing Works LLC',
      hits: [
        {
          partyId: expect.stringMatching(/^P\d+$/),
          name: 'Invented Testing Works LLC',
          names: ['Invented Testing Works LLC', 'Выдуманный завод'],
          score: 100,
          verdict: 'hit',
          type: '01',
          entries: [
            { source: 'test_list', reference: expect.any(String), name: 'Invented Testing Works LLC' },
          ],
          reason: expect.stringMatching(/\p{Script=Han}/u),
        },
      ],
      ms: expect.any(Number),
    })
    expect(others).toMatchObject([
      { error: { field: expect.any(String), message: expect.any(String) } },
      { error: { field: expect.any(String), message: expect.any(String) } },
      { hits: [] },
      { error: { field: 'birthDate' } },
      { error: { field: 'limit' } },
      { error: { field: 'query' } },
    ])
  })
  it('refuses an unknown list and a missing file in words', async () => {
    expect(await run(['lists', 'import', 'nowhere', 'x'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('没有编号为“nowhere”的名单'),
    })
    expect(await run(['lists', 'import', 'ftm', join(dataDir, 'missing')])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('文件不存在'),
    })
  })
  it('hands itself to the process that owns the folder', async () => {
    const owner = await claimFolder(dataDir)
    owner.serve(async command => ({
      kind: 'status',
      lines: [
        {
          id: command.command,
          name: '甲',
          health: 'green',
          starter: false,
          reason: '',
          editionDate: '',
          lastCheck: '',
          entries: 7,
        },
      ],
      index: '',
    }))
    const { code, output } = await run(['lists', 'status'])
    await owner.release()
    expect(code).toBe(0)
    expect(output).toContain('status\t甲\t正常\t7 条')
  })
  it('pair prices what contradicts and what only ranks; business words are named where there are some', async () => {
    const asked = [
      ['SEA STAR III', 'SEA STAR IV'],
      ['Norvex Lighting', 'Norvex Logistics'],
      ['Golden Lion', 'Golden Tiger'],
      ['Norvex Technologies Peru S.A.', 'Norvex Technologies Co., Ltd.'],
    ]
    const { output } = await run(['pair'], asked.map(([a, b]) => JSON.stringify({ a, b })).join('\n'))
    interface Part {
      readonly about: string
      readonly effect: number
      readonly sentence: string
    }
    const found = answers(output) as { score: number; breakdown: Part[] }[]
    for (const { score, breakdown } of found)
      expect(breakdown.reduce((sum, { effect }) => sum + Math.round(10 * effect), 0)).toBe(10 * score)
    const part = (at: number, about: string) => found[at]!.breakdown.find(one => one.about === about)
    expect(part(0, 'numeral')!.effect).toBeLessThan(-10)
    expect(part(1, 'trade')!.effect).toBeLessThan(-10)
    expect(part(1, 'otherBusiness')!.sentence).toContain('“LIGHTING”与“LOGISTICS”')
    expect(part(2, 'otherBusiness')!.sentence).not.toMatch(/行业|“”/u)
    expect(part(3, 'region')!.sentence).toBe('只有查询词有地名“PERU”')
  })
  it('pair heeds the type: a ship with one more word is another ship', async () => {
    const { output } = await run(
      ['pair'],
      '{"a":"Adelar Doria","b":"Adelar Doria Star","type":"03"}\n{"a":"Adelar Doria","b":"Adelar Doria Star"}\n',
    )
    const [ship, firm] = answers(output) as { score: number }[]
    expect(ship!.score).toBeLessThan(firm!.score)
  })
  it('pair answers score, verdict and reason', async () => {
    const { output } = await run(
      ['pair'],
      '{"a":"Invented Works","b":"Invented Works"}\n{"a":"Invented Works","b":"赵钱孙李"}\n{"a":""}\n',
    )
    expect(answers(output)).toMatchObject([
      { score: 100, verdict: 'hit', reason: expect.any(String) },
      { verdict: 'none' },
      { error: { field: expect.any(String), message: expect.any(String) } },
    ])
  })
})
