import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ControlCommand } from '../jobs/control-messages.ts'
import { UsageFault } from './usage-fault.ts'

const options = { accept: { type: 'boolean' }, format: { type: 'string' } } as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageFault(`参数有误：${error instanceof Error ? error.message : String(error)}`)
  }
}

/** `lists …` as the command that the owner of the data folder understands. */
export const parseLists = (args: readonly string[]): ControlCommand => {
  const { positionals, values } = parse(args)
  const [verb, source, ...files] = positionals
  const accept = values.accept === true
  if (verb === 'status' && source === undefined) return { command: 'status' }
  if (verb === 'refresh' && files.length === 0)
    return { command: 'refresh', accept, ...(source !== undefined && { source }) }
  if (verb !== 'import') throw new UsageFault('lists 之后应为 refresh、import 或 status')
  if (source === undefined || files.length === 0)
    throw new UsageFault('lists import 需要名单编号和至少一个文件')
  return {
    command: 'import',
    source,
    files: files.map(file => resolve(file)),
    accept,
    ...(values.format !== undefined && { format: values.format }),
  }
}
