import { commandsOf } from '../commands.ts'
import { environment } from '../config.ts'
import { runCommand } from './run.ts'

const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => stop.abort(new DOMException('cancelled', 'AbortError')))

// A reader that has seen enough (`| head -1`) is no fault.
process.stdout.on('error', error => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))

const asked = process.argv.slice(2)

process.exitCode = await runCommand(
  await commandsOf(asked[0] ?? ''),
  {
    env: environment,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    signal: stop.signal,
    now: () => new Date(),
  },
  asked,
)
