import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ftmLines, type TestParty } from '../ingest/testing.ts'
import { allCommands } from '../commands.ts'
import { runCommand } from './run.ts'

let dataDir = ''
const at = (name: string): string => join(dataDir, name)

const run = async (args: readonly string[], input = '') => {
  const output = new PassThrough()
  const errors = new PassThrough()
  const terminal = {
    env: { MAOJIAN_DATA: dataDir },
    input: Readable.from([input]),
    output,
    errors,
    signal: new AbortController().signal,
    now: () => new Date('2027-01-05T00:00:00Z'),
  }
  const code = await runCommand(await allCommands(), terminal, args)
  output.end()
  errors.end()
  return { code, output: await text(output), errors: await text(errors) }
}

const party = (n: number, day: string, properties: TestParty['properties'] = {}): TestParty => ({
  id: `un-${n}`,
  name: properties['name'] ? '' : `Qelmar Testing Works ${n}${n}`,
  dataset: 'un_sc_sanctions',
  day,
  properties: { address: [`Invented Street ${n}`], registrationNumber: [`RN-${n}0${n}`], ...properties },
})
const parties = (count: number, day: string, properties?: TestParty['properties']): string =>
  ftmLines(Array.from({ length: count }, (_, i) => party(i + 1, day, properties)))

const importFtm = async (files: Readonly<Record<string, string>>) => {
  for (const [name, content] of Object.entries(files)) await writeFile(at(name), content)
  return run(['lists', 'import', 'ftm', ...Object.keys(files).map(at)])
}
const found = async (query: string): Promise<string[]> => {
  const { output } = await run(['search'], JSON.stringify({ query }))
  const { hits } = JSON.parse(output) as { hits: { name: string; score: number }[] }
  return hits.filter(({ score }) => score >= 99).map(({ name }) => name)
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lists-import-'))
  expect((await importFtm({ 'un_sc.json': parties(10, '2026-08-01') })).code).toBe(0)
})
afterAll(() => rm(dataDir, { recursive: true }))

describe('a later edition of a list', () => {
  it.each([
    ['names', { name: [] }, '有名称的条目由 10 减为 0'],
    ['addresses', { address: [] }, '地址由 10 减为 0'],
    ['identifiers', { registrationNumber: [] }, '证件/编码由 10 减为 0'],
  ])('with as many entries and no %s is refused, and the old one stands', async (_, properties, words) => {
    const { code, errors } = await importFtm({ 'un_sc.json': parties(10, '2026-09-01', properties) })
    expect(code).toBe(1)
    expect(errors).toContain(words)
    expect(errors).toContain('已保留现有版本')
    expect(await found('Qelmar Testing Works 33')).toEqual(['Qelmar Testing Works 33'])
  })

  it.each([
    ['birth dates', 'ch_seco_sanctions', '出生日期由 6 减为 0'],
    ['relations', 'gb_fcdo_sanctions', '关系由 6 减为 0'],
  ])('with as many entries and no %s is refused as well', async (what, dataset, words) => {
    const people = (day: string, said: TestParty['properties']): TestParty[] =>
      Array.from({ length: 6 }, (_, i) => ({
        ...party(i + 1, day, said),
        id: `${dataset}-${i + 1}`,
        schema: 'Person',
        dataset,
      }))
    const ties = (day: string): string =>
      Array.from({ length: 6 }, (_, i) =>
        JSON.stringify({
          id: `tie-${i}`,
          schema: 'Family',
          properties: { person: [`${dataset}-${i + 1}`], relative: [`${dataset}-${((i + 1) % 6) + 1}`] },
          datasets: [dataset],
          target: false,
          last_seen: `${day}T00:00:00`,
        }),
      ).join('\n')
    const day = '2026-08-01'
    const whole =
      what === 'relations'
        ? `${ftmLines(people(day, {}))}\n${ties(day)}`
        : ftmLines(people(day, { birthDate: ['1961-02-03'] }))
    const first = await importFtm({ 'p.json': whole })
    expect([first.code, first.errors]).toEqual([0, expect.not.stringContaining('减为')])
    const { code, errors } = await importFtm({ 'p.json': ftmLines(people('2026-09-01', {})) })
    expect([code, errors]).toEqual([1, expect.stringContaining(words)])
    expect(errors).toContain('已保留现有版本')
  })

  it('is known by what it holds, whatever its file is called: who has left is gone', async () => {
    expect(await found('Qelmar Testing Works 1010')).toHaveLength(1)
    expect((await importFtm({ 'un_sc_2026-12.json': parties(9, '2026-12-01') })).code).toBe(0)
    expect(await found('Qelmar Testing Works 1010')).toEqual([])
    expect(await found('Qelmar Testing Works 99')).toEqual(['Qelmar Testing Works 99'])
    expect((await run(['lists', 'status'])).output).toMatch(/联合国\S*\t\S+\t9 条/u)
  })

  it('that is older is refused under any name, and two of them at once are', async () => {
    const older = await importFtm({ 'consolidated.json': parties(10, '2026-10-01') })
    expect(older.code).toBe(1)
    expect(older.errors).toContain('文件日期 2026-10-01 早于现有版本 2026-12-01')
    const both = await importFtm({
      'un_a.json': parties(9, '2026-12-02'),
      'un_b.json': parties(10, '2026-12-03'),
    })
    expect(both.code).toBe(1)
    expect(both.errors).toContain('“un_a.json”与“un_b.json”是同一名单的两个版本')
  })
})

describe('a set of files', () => {
  it('of which only one comes again is refused by name of the others', async () => {
    const set = ['sdn.csv', 'alt.csv', 'add.csv', 'sdn_comments.csv']
    const samples = new URL('../../../sources/src/formats/ofac-csv/', import.meta.url)
    for (const file of set) await copyFile(new URL(`sample-${file}`, samples), at(file))
    const first = await run(['lists', 'import', 'ofac-sdn', ...set.map(at), '--accept'])
    expect(first.code).toBe(0)
    const alone = await run(['lists', 'import', 'ofac-sdn', at('sdn.csv')])
    expect(alone.code).toBe(1)
    expect(alone.errors).toContain('现有版本还读取了 add.csv、alt.csv、sdn_comments.csv，本次缺少')
    expect(alone.errors).toContain('地址由 1 减为 0')
    expect(await found('SAMPLEBANK')).toHaveLength(1)
  })
})
