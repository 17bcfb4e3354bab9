import { parseLists } from './lists-command.ts'
import { hasFailed, reportLines } from './lists-report.ts'
import { sayLine, type Terminal } from './terminal.ts'
import { runWithOwner } from './with-owner.ts'

/** `lists refresh`, `lists import` and `lists status`. */
export const lists = async (terminal: Terminal, args: readonly string[]): Promise<number> => {
  const result = await runWithOwner(terminal, parseLists(args))
  for (const line of reportLines(result)) sayLine(terminal.output, line)
  return hasFailed(result) ? 1 : 0
}
