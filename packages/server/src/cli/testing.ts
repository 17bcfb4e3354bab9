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
  now = new Date('2026-11-20T17:00:00Z'),
): Promise<Line[]> => {
  const output = new PassThrough()
  const input = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  // Read while it is written: a command waits until what it said is taken.
  const said = text(output)
  const code = await command.run(
    {
      env,
      input: Readable.from([input]),
      output,
      errors: new PassThrough(),
      signal: new AbortController().signal,
      now: () => now,
    },
    [],
  )
  output.end()
  if (code !== 0) throw new Error(`exit code ${code}`)
  return (await said)
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line)
}
