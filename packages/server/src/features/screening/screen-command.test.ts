import { readXlsx } from 'hucre/xlsx'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gbkBytes } from '../../documents/testing.ts'
import { ftmLines } from '../../ingest/testing.ts'
import { runCommand } from '../../cli/run.ts'
import { screeningCommands } from './commands.ts'
import { sourceCommands } from '../source/commands.ts'

let dataDir = ''
const at = (name: string): string => join(dataDir, name)

const run = async (args: readonly string[]) => {
  const output = new PassThrough()
  const errors = new PassThrough()
  const said = Promise.all([text(output), text(errors)])
  const code = await runCommand(
    [...sourceCommands, ...screeningCommands],
    {
      env: { MAOJIAN_DATA: dataDir },
      input: Readable.from([]),
      output,
      errors,
      signal: new AbortController().signal,
      now: () => new Date('2026-09-01T00:00:00Z'),
    },
    args,
  )
  output.end()
  errors.end()
  const [out, err] = await said
  return { code, output: out, errors: err }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'screen-'))
  await writeFile(at('c.csv'), 'name\nX\n')
  expect((await run(['screen', at('c.csv')])).errors).toContain('还没有可检索的名单')
  await writeFile(
    at('list.json'),
    ftmLines([
      { id: 't-1', name: 'Invented Testing Works LLC', properties: { country: ['ru'] } },
      { id: 't-2', name: 'Ivan Inventedov', schema: 'Person', properties: { birthDate: ['1971-02-03'] } },
    ]),
  )
  expect((await run(['lists', 'import', 'ftm', at('list.json')])).code).toBe(0)
})
afterAll(() => rm(dataDir, { recursive: true }))

describe('maojian screen', () => {
  it('reads a GBK file by its Chinese titles and writes CSV with verdicts and reasons', async () => {
    await writeFile(
      at('客户.csv'),
      gbkBytes(
        '编号,客户名称,国家\r\n001,Invented Testing Works LLC,俄罗斯\r\n=2,某某面包店,中国\r\n003,,\r\n',
      ),
    )
    const { code, output, errors } = await run(['screen', at('客户.csv')])
    expect(code).toBe(0)
    const lines = output.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe(
      '行号,自有编号,名称,国家/地区,结论,得分,名单主体,主体中文名,匹配名称,所在名单,法律效果,理由,命中主体数,主体编号',
    )
    expect(lines[1]).toMatch(/^2,001,Invented Testing Works LLC,俄罗斯,命中,100,Invented Testing Works LLC,/)
    expect(lines[1]).toContain('完全一致')
    expect(lines[2]).toMatch(/^3,'=2,某某面包店,中国,未发现,0,/)
    expect(lines[3]).toMatch(/^4,003,,,未筛查,,/)
    expect(errors).toContain('共 4 行'.replace('4', '3'))
    expect(errors).toContain('命中 1，可能 0，未发现 1，未筛查 1 行')
  })
  it('writes a workbook where asked, with the columns that are named', async () => {
    await writeFile(at('c.csv'), 'x\tfirma\tborn\n1\tIvan Inventedov\t1999\n')
    const { code } = await run([
      'screen',
      at('c.csv'),
      '--out',
      at('r.xlsx'),
      '--columns',
      'name=firma,birthDate=3',
    ])
    expect(code).toBe(0)
    const { sheets } = await readXlsx(await readFile(at('r.xlsx')))
    expect(sheets[0]!.rows[1]!.slice(0, 4)).toEqual([2, 'Ivan Inventedov', '1999', '可能'])
    expect(String(sheets[0]!.rows[1]![10])).toContain('矛盾')
  })
  it('asks for every name of a row, and tells which columns it did not read', async () => {
    await writeFile(
      at('n.csv'),
      '客户编号,中文名称,英文名称,备注\n1,某某面包店,Invented Testing Works LLC,甲\n',
    )
    const { output, errors } = await run(['screen', at('n.csv')])
    expect(output).toContain('由“英文名称”栏的“Invented Testing Works LLC”查到')
    expect(errors).toContain('未参与筛查的列：备注')
    const two = await run(['screen', at('n.csv'), '--columns', 'name=中文名称+备注'])
    expect(two.errors).toContain('未参与筛查的列：英文名称')
  })
  it('says of a row with a code and no name, and of a formula, that nobody was asked about', async () => {
    await writeFile(at('f.csv'), '客户,税号,备注\n,91350100M000100Y43,甲\n=A2&"厂",1234567,乙\n')
    const { output, errors } = await run(['screen', at('f.csv')])
    const lines = output.trim().split('\r\n')
    expect(lines[1]).toContain('未筛查,,,,,,,缺少名称，未筛查；证件/编码已检索，未查到名单主体。')
    expect(lines[2]).toContain('单元格是公式')
    expect(errors).toContain('未筛查 2 行')
    expect(errors).toContain('未参与筛查的列：备注（如“甲”）')
  })
  it('says of sums, signatures and customers without a name that nobody was asked about', async () => {
    const names = ['散客', '现金客户', '小计', '合计：1,200.00', '制表：张三   审核：李四', '总计贸易公司']
    await writeFile(at('t.csv'), `客户名称,国别\n${names.map(name => `"${name}",`).join('\n')}\n`)
    const { output } = await run(['screen', at('t.csv')])
    const verdicts = output
      .trim()
      .split('\r\n')
      .slice(1)
      .map(line => /未筛查|未发现/u.exec(line)?.[0])
    expect(verdicts).toEqual(['未筛查', '未筛查', '未筛查', '未筛查', '未筛查', '未发现'])
  })
  it('tells everybody whom a row names and who was found, each with his column', async () => {
    await writeFile(
      at('w.csv'),
      '客户名称,国家,供应商名称,开户行\n某某面包店,中国,Invented Testing Works LLC,Ivan Inventedov\n',
    )
    const { output } = await run(['screen', at('w.csv')])
    expect(output).toContain('命中,100,Invented Testing Works LLC')
    expect(output).toContain('由“供应商名称”栏的“Invented Testing Works LLC”查到')
    expect(output).toContain('另由“开户行”栏的“Ivan Inventedov”查到 Ivan Inventedov（')
  })
  it('compares no birth date that cannot be, and says so', async () => {
    await writeFile(
      at('b.csv'),
      '姓名,出生日期\nIvan Inventedov,31/02/1980\nIvan Inventedov,2190-01-01\nIvan Inventedov,\n',
    )
    const [, impossible = '', ahead = '', none = ''] = (await run(['screen', at('b.csv')])).output
      .trim()
      .split('\r\n')
    expect(impossible).toContain('出生日期“1980-02-31”不是真实存在的日期，未参与比对')
    expect(ahead).toContain('出生日期“2190-01-01”晚于今天，未参与比对')
    const scored = none.split(',').slice(3, 5).join()
    expect([impossible, ahead].map(line => line.split(',').slice(3, 5).join())).toEqual([scored, scored])
  })
  it('says of names whose letters were lost that nobody was asked about', async () => {
    await writeFile(at('u.csv'), '客户名称,国别\n\uFFFD\uFFFDΪ\uFFFD\uFFFD,\n某\uFFFD面包店,\n')
    const { output, errors } = await run(['screen', at('u.csv')])
    expect(output).toContain('名称含有无法识别的字符（乱码）')
    expect(errors).toContain('未筛查 2 行')
  })
  it('tells the columns that were taken for names by what they hold', async () => {
    await writeFile(at('g.csv'), '金额,谁买的\n1000,Invented Testing Works LLC\n2000,某某贸易公司\n')
    const { output, errors } = await run(['screen', at('g.csv')])
    expect(output.trim().split('\r\n')[1]).toContain('命中,100')
    expect(errors).toContain(
      '列名未识别，按内容当作名称筛查的列：谁买的（如“Invented Testing Wor…”），请核对',
    )
  })
  it.each([
    [['screen'], 2, '用法：screen'],
    [['screen', 'a', '--out', 'b.pdf'], 2, '.csv 或 .xlsx'],
    [['screen', 'a.csv', '--out', 'a.csv'], 2, '不能与'],
    [['screen', 'a', '--columns', 'colour=x'], 2, '--columns 应为'],
    [['screen', '/nowhere/at-all.csv'], 1, '文件不存在'],
  ])('%j is refused in words', async (args, code, words) => {
    const answer = await run(args)
    expect(answer.code).toBe(code)
    expect(answer.errors).toContain(words)
  })
  it('names the columns that there are when one is not', async () => {
    await writeFile(at('d.csv'), '国家,备注\n中国,x\n')
    expect((await run(['screen', at('d.csv')])).errors).toContain('现有：国家、备注')
    expect((await run(['screen', at('d.csv'), '--columns', 'name=客户'])).errors).toContain(
      '没有名为“客户”的列',
    )
  })
})
