import { operatorMessage } from '../ingest/ingest-fault.ts'
import { admin } from './admin.ts'
import { control } from './control.ts'
import { determine } from './determine.ts'
import { lists } from './lists.ts'
import { TableFault } from '../documents/table-fault.ts'
import { pair } from './pair.ts'
import { parts } from './parts.ts'
import { screen } from './screen.ts'
import { search } from './search.ts'
import { sayLine, type Terminal } from './terminal.ts'
import { usage } from './usage.ts'
import { UsageFault } from './usage-fault.ts'

type Command = (terminal: Terminal, args: readonly string[]) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  lists,
  search,
  pair,
  screen,
  determine,
  control,
  parts,
  admin,
}

const dispatch: Command = async (terminal, [name = '', ...args]) => {
  if (['help', '--help', '-h'].includes(name)) {
    sayLine(terminal.output, usage)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageFault(name === '' ? '缺少命令' : `没有“${name}”这个命令`)
  return command(terminal, args)
}

const brokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE'

/** Runs one command and answers its exit code. */
export const runCommand = async (terminal: Terminal, args: readonly string[]): Promise<number> => {
  try {
    return await dispatch(terminal, args)
  } catch (error) {
    if (brokenPipe(error)) return 0
    if (!(error instanceof UsageFault)) {
      sayLine(terminal.errors, error instanceof TableFault ? error.message : operatorMessage(error))
      return 1
    }
    sayLine(terminal.errors, `${error.message}\n\n${usage}`)
    return 2
  }
}
