import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { findProgram } from './find-program.ts'

interface User {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

const idOf = (name: string, flag: '-u' | '-g'): number => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : -1
}

const findUser = (): User | undefined =>
  ['postgres', 'nobody']
    .map(name => ({ name, uid: idOf(name, '-u'), gid: idOf(name, '-g') }))
    .find(user => user.uid > 0 && user.gid >= 0)

const isRoot = (): boolean => process.getuid?.() === 0

/** PostgreSQL refuses to run as root: such a command is handed to an unprivileged user. */
export const asUnprivileged = (command: string, args: readonly string[]): [string, ...string[]] => {
  const user = isRoot() ? findUser() : undefined
  if (user === undefined) return [command, ...args]
  const setpriv = findProgram('setpriv')
  if (setpriv !== undefined)
    return [setpriv, `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--', command, ...args]
  const runuser = findProgram('runuser')
  if (runuser !== undefined) return [runuser, '-u', user.name, '--', command, ...args]
  const quoted = [command, ...args].map(one => `'${one.replaceAll("'", `'\\''`)}'`).join(' ')
  return ['su', '-s', '/bin/sh', user.name, '-c', quoted]
}

export const giveToUnprivileged = (folder: string): void => {
  const user = isRoot() ? findUser() : undefined
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
}
