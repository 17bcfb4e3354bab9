import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { allCommands, commandsOf } from '../commands.ts'
import { defineLines } from './lines-command.ts'
import { runCommand } from './run.ts'
import { usageOf } from './usage.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lines-'))))
afterAll(() => rm(folder, { recursive: true }))

const double = defineLines({
  name: 'double',
  group: '检索',
  about: ['两倍'],
  line: z.object({ n: z.number('应为数字'), note: z.string().optional() }),
  open:
    async () =>
    ({ n }) => {
      if (n === 13) throw new Error('thirteen')
      return { twice: 2 * n }
    },
})

const run = async (args: readonly string[], input = '') => {
  const output = new PassThrough()
  const errors = new PassThrough()
  const terminal = {
    env: {},
    input: Readable.from([input]),
    output,
    errors,
    signal: new AbortController().signal,
    now: () => new Date('2026-09-01T00:00:00Z'),
  }
  const code = await runCommand([double], terminal, args)
  output.end()
  errors.end()
  return { code, output: (await text(output)).trim().split('\n'), errors: await text(errors) }
}

describe('a command of JSON lines', () => {
  it('answers every line in order; a bad one names its field, and an unknown field is refused', async () => {
    const lines = ['{"n":1}', '{"n":"x"}', '{}', '{"n":1,"m":2}', '[]', '{"n":4,"note":"四"}']
    const { code, output } = await run(['double'], lines.join('\n'))
    expect(code).toBe(0)
    expect(output.map(line => JSON.parse(line) as unknown)).toEqual([
      { twice: 2 },
      { error: { field: 'n', message: '应为数字' } },
      { error: { field: 'n', message: '缺少该字段：应为数字' } },
      { error: { field: 'm', message: '不认识的字段' } },
      { error: { field: '', message: '应为 JSON 对象' } },
      { twice: 8 },
    ])
  })
  it('a line that fails for no reason of its own ends nothing, and says nothing of an import', async () => {
    const { code, output, errors } = await run(['double'], '{"n":1}\n{"n":13}\n{"n":2}')
    expect(output.map(line => JSON.parse(line) as unknown)).toEqual([
      { twice: 2 },
      { error: { field: '', message: '此行未能处理：程序内部错误：thirteen' } },
      { twice: 4 },
    ])
    expect([code, errors]).toEqual([1, ''])
  })
  it('reads a file as it reads standard input, and says when there is none', async () => {
    const file = join(folder, 'lines.json')
    await writeFile(file, '{"n":5}\r\n\r\n{"n":6}')
    expect((await run(['double', file])).output).toEqual(['{"twice":10}', '{"twice":12}'])
    expect(await run(['double', join(folder, 'none')])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('没有这个文件'),
    })
  })
  it('the usage names every command once, with the fields of a line', async () => {
    const commands = await allCommands()
    const names = commands.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const usage = usageOf(commands)
    for (const name of names) expect(usage).toContain(`\n  ${name}`)
    expect(usage).toContain('{"a","b","type"?}')
  })
  it('every command is found by its first word', async () => {
    for (const { name } of await allCommands())
      expect((await commandsOf(name.split(' ')[0]!)).map(found => found.name)).toContain(name)
  })
})
