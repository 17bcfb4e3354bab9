import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, canInstall } from './debian.ts'
import { findProgram, isProgram } from './find-program.ts'
import { runChild } from './run-child.ts'
import { asUnprivileged, giveToUnprivileged } from './unprivileged.ts'

export interface Postgres {
  readonly url: string
  readonly from: string
  stop(): Promise<void>
}

/** Folder that holds both initdb and pg_ctl; on Debian they are not on PATH. */
const findServer = (): string | undefined => {
  const onPath = findProgram('pg_ctl')
  const folders = [
    ...(onPath === undefined ? [] : [join(onPath, '..')]),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
    '/usr/local/bin',
    '/usr/local/pgsql/bin',
  ]
  return folders.find(folder => ['pg_ctl', 'initdb'].every(name => isProgram(join(folder, name))))
}

const run = (command: string, args: readonly string[]): Promise<number> => {
  const [program, ...rest] = asUnprivileged(command, args)
  return runChild(program, rest, { quiet: true })
}

/** A throw-away server: speaks only on a socket in its own folder, and need not survive a power cut. */
const startServer = async (bin: string): Promise<Postgres | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), 'maojian-pg-'))
  chmodSync(folder, 0o700)
  giveToUnprivileged(folder)
  const data = join(folder, 'data')
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  const begin = ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings, 'start']
  if ((await run(join(bin, 'initdb'), initialise)) !== 0 || (await run(join(bin, 'pg_ctl'), begin)) !== 0) {
    remove()
    return undefined
  }
  const stop = async (): Promise<void> => {
    await run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'])
    remove()
  }
  return {
    url: `postgresql:///postgres?host=${folder}&user=postgres`,
    from: `${bin}, started for this run`,
    stop,
  }
}

const findOrInstall = async (): Promise<string | undefined> => {
  const found = findServer()
  if (found !== undefined) return found
  return canInstall() && (await aptInstall('postgresql')) ? findServer() : undefined
}

/** PostgreSQL for the store tests: a given one, an installed one, or one installed now. */
export const obtainPostgres = async (): Promise<Postgres | undefined> => {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '')
    return { url: given, from: '$TEST_DATABASE_URL', stop: () => Promise.resolve() }
  const bin = await findOrInstall()
  return bin === undefined ? undefined : startServer(bin)
}
