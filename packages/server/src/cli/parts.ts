import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { reportLines } from './lists-report.ts'
import { sayLine, type Terminal } from './terminal.ts'
import { UsageFault } from './usage-fault.ts'
import { runWithOwner } from './with-owner.ts'

const options = { maker: { type: 'string' }, date: { type: 'string' } } as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageFault(`参数有误：${error instanceof Error ? error.message : String(error)}`)
  }
}

/** `parts import <file>`: a maker's classifications for everybody, with everything that is wrong with the file. */
export const parts = async (terminal: Terminal, args: readonly string[]): Promise<number> => {
  const { positionals, values } = parse(args)
  const [verb, file, ...rest] = positionals
  if (verb !== 'import' || file === undefined || rest.length > 0)
    throw new UsageFault('parts 之后应为 import <文件> [--maker 制造商] [--date 日期]')
  if (values.date !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(values.date))
    throw new UsageFault('--date 应为 yyyy-MM-dd')
  const result = await runWithOwner(terminal, {
    command: 'parts-import',
    file: resolve(file),
    maker: values.maker?.trim() ?? '',
    ...(values.date !== undefined && { date: values.date }),
  })
  for (const line of reportLines(result)) sayLine(terminal.output, line)
  return 0
}
