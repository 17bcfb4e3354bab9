import { TableFault } from '../documents/table-fault.ts'
import { failureMessage, operatorMessage } from '../ingest/ingest-fault.ts'
import type { Command } from './command.ts'
import { sayLine, type Terminal } from './terminal.ts'
import { UsageFault } from './usage-fault.ts'
import { usageOf } from './usage.ts'

const wordsOf = ({ name }: Command): string[] => name.split(' ')

const isMeant = (command: Command, args: readonly string[]): boolean =>
  wordsOf(command).every((word, at) => args[at] === word)

/** A noun without its verb is told what may follow; anything else is unknown. */
const unknown = (commands: readonly Command[], [first = '']: readonly string[]): UsageFault => {
  if (first === '') return new UsageFault('缺少命令')
  const verbs = commands.map(wordsOf).flatMap(([noun, verb]) => (noun === first && verb ? [verb] : []))
  return verbs.length === 0
    ? new UsageFault(`没有“${first}”这个命令`)
    : new UsageFault(`${first} 之后应为 ${verbs.join('、')}`)
}

/** Behind `--` stand names of files, whatever they look like. */
const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some(arg => arg === '--help' || arg === '-h')
}

const dispatch = (commands: readonly Command[], terminal: Terminal, args: readonly string[]) => {
  if (['help', '--help', '-h'].includes(args[0] ?? '')) {
    sayLine(terminal.output, usageOf(commands))
    return 0
  }
  const command = commands.find(one => isMeant(one, args))
  if (asksForHelp(args)) {
    const meant = command ? [command] : commands.filter(one => wordsOf(one)[0] === args[0])
    if (meant.length === 0) throw unknown(commands, args)
    sayLine(terminal.output, usageOf(meant))
    return 0
  }
  if (!command) throw unknown(commands, args)
  return command.run(terminal, args.slice(wordsOf(command).length))
}

/** Of a slip in a command that we know, its own usage is enough. */
const usageFor = (commands: readonly Command[], args: readonly string[]): string => {
  const command = commands.find(one => isMeant(one, args))
  return usageOf(command ? [command] : commands)
}

/** Only a command that brings data tells what became of what stood before. */
const failureOf = (args: readonly string[], error: unknown): string => {
  if (error instanceof TableFault) return error.message
  return args[1] === 'import' || args[1] === 'refresh' ? operatorMessage(error) : failureMessage(error)
}

const brokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE'

/** Runs one command of these and answers its exit code. */
export const runCommand = async (
  commands: readonly Command[],
  terminal: Terminal,
  args: readonly string[],
): Promise<number> => {
  try {
    return await dispatch(commands, terminal, args)
  } catch (error) {
    if (brokenPipe(error)) return 0
    if (!(error instanceof UsageFault)) {
      sayLine(terminal.errors, failureOf(args, error))
      return 1
    }
    sayLine(terminal.errors, `${error.message}\n\n${usageFor(commands, args)}`)
    return 2
  }
}
