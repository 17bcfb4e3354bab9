import { existsSync } from 'node:fs'
import { findProgram } from './find-program.ts'
import { runChild } from './run-child.ts'

/** Whether packages may be installed here: Debian or a child of it, as root. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram('apt-get') !== undefined

export const aptInstall = async (name: string): Promise<boolean> => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`installing ${name} with apt-get`)
  if ((await runChild('apt-get', ['update', '-qq'], { env })) !== 0) return false
  const args = ['install', '-y', '-qq', '--no-install-recommends', name]
  return (await runChild('apt-get', args, { env })) === 0
}
