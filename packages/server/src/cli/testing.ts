import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Command } from './command.ts'
import type { Terminal } from './terminal.ts'

export type Line = Record<string, unknown>

/** What a command answers to lines of JSON (or raw text), as of a moment; it must end well. */
export const askLines = async (
  command: Command,
  lines: readonly unknown[],
  env: Terminal['env'] = {},
): Promise<Line[]> => {
  const output = new PassThrough()
  const input = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const code = await command.run(
    {
      env,
      input: Readable.from([input]),
      output,
      errors: new PassThrough(),
      signal: new AbortController().signal,
      now: () => new Date('2026-11-20T17:00:00Z'),
    },
    [],
  )
  output.end()
  if (code !== 0) throw new Error(`exit code ${code}`)
  return (await text(output))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line)
}
