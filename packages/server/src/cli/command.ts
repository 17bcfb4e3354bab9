import { isUnreadable } from '@maojian/screening/name/unreadable'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type * as z from 'zod'
import type { Terminal } from './terminal.ts'
import { UsageFault } from './usage-fault.ts'

/** Headings of the usage, in order. */
export const commandGroups = [
  '名单',
  '检索',
  '出口管制',
  '交易检查',
  '企业图谱',
  '批量筛查',
  '证据',
  '资讯',
  '账户',
] as const
export type CommandGroup = (typeof commandGroups)[number]

/** A command that answers JSON lines: what a line holds, and how one is answered once opened. */
export interface Lines {
  readonly line: z.ZodObject
  readonly open: (terminal: Terminal) => Promise<(question: never) => unknown>
}

export interface Command {
  /** As typed: one word, or a noun and its verb (`lists import`). */
  readonly name: string
  readonly group: CommandGroup
  /** What stands after the name, as the usage shows it. */
  readonly arguments: string
  readonly about: readonly string[]
  readonly run: (terminal: Terminal, args: readonly string[]) => Promise<number>
  readonly lines?: Lines
}

type Values<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>['values']

interface Given<O extends ParseArgsOptionsConfig> {
  readonly values: Values<O>
  readonly positionals: readonly string[]
}

interface CommandSpec<O extends ParseArgsOptionsConfig> extends Omit<Command, 'run'> {
  readonly options: O
  /** Least and most arguments beside the options. */
  readonly takes: readonly [number, number]
  readonly run: (terminal: Terminal, given: Given<O>) => Promise<number>
}

/** What Node says of a wrong option, in Chinese; the option stands in its quotation marks. */
const slipZh = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  const option = /'(-[^']*)'/u.exec(message)?.[1] ?? ''
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `没有选项 ${option}`
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `选项 ${option} 缺少值，或不应带值`
  return message
}

const parse = <O extends ParseArgsOptionsConfig>(options: O, args: readonly string[]): Given<O> => {
  if (args.some(isUnreadable)) throw new UsageFault('参数含有无法识别的字符（乱码），请在 UTF-8 终端中运行')
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true }) as Given<O>
  } catch (error) {
    throw new UsageFault(`参数有误：${slipZh(error)}`)
  }
}

/** A command with its arguments read and counted before it runs. */
export const defineCommand = <O extends ParseArgsOptionsConfig>({
  options,
  takes: [least, most],
  run,
  ...command
}: CommandSpec<O>): Command => ({
  ...command,
  run: (terminal, args) => {
    const given = parse(options, args)
    const count = given.positionals.length
    if (count < least || count > most)
      throw new UsageFault(`用法：${[command.name, command.arguments].join(' ').trim()}`)
    return run(terminal, given)
  },
})
