import type { ControlCommand } from '../control/control-messages.ts'
import { hasFailed, reportLines } from './lists-report.ts'
import { sayLine, type Terminal } from './terminal.ts'
import { runWithOwner } from './with-owner.ts'

/** Runs a command of the data folder, prints what came of it, and answers the exit code. */
export const runAndReport = async (terminal: Terminal, command: ControlCommand): Promise<number> => {
  const result = await runWithOwner(terminal, command)
  for (const line of await reportLines(result)) sayLine(terminal.output, line)
  return hasFailed(result) ? 1 : 0
}
