import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ControlCommand } from '../jobs/control-messages.ts'
import { UsageFault } from './usage-fault.ts'

const options = { accept: { type: 'boolean' }, date: { type: 'string' } } as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageFault(`参数有误：${error instanceof Error ? error.message : String(error)}`)
  }
}

const realDay = (day: string): string => {
  const time = new Date(`${day}T00:00:00Z`)
  if (!Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === day) return day
  throw new UsageFault(`--date 应为 yyyy-MM-dd，实际为“${day}”`)
}

/** A folder stands for the XML files in it. */
const filesAt = async (path: string): Promise<string[]> => {
  const full = resolve(path)
  const found = await stat(full).catch(() => undefined)
  if (!found) throw new UsageFault(`没有这个文件或文件夹：${path}`)
  if (!found.isDirectory()) return [full]
  const names = (await readdir(full)).filter(name => /\.xml(?:\.gz)?$/iu.test(name)).sort()
  if (names.length === 0) throw new UsageFault(`文件夹 ${path} 中没有 .xml 或 .xml.gz 文件`)
  return names.map(name => join(full, name))
}

/** `control …` as the command that the owner of the data folder understands. */
export const parseControl = async (args: readonly string[]): Promise<ControlCommand> => {
  const { positionals, values } = parse(args)
  const [verb, ...paths] = positionals
  const more = {
    accept: values.accept === true,
    ...(values.date !== undefined && { date: realDay(values.date) }),
  }
  if (verb === 'status' && paths.length === 0) return { command: 'regulation-status' }
  if (verb === 'refresh' && paths.length === 0) return { command: 'regulation-refresh', ...more }
  if (verb !== 'import') throw new UsageFault('control 之后应为 refresh、import 或 status')
  if (paths.length === 0) throw new UsageFault('control import 需要一个文件夹或至少一个文件')
  return { command: 'regulation-import', files: (await Promise.all(paths.map(filesAt))).flat(), ...more }
}
