import { openSync } from 'node:fs'
import { join } from 'node:path'

/** sun_path of a Unix socket holds 108 bytes, the last a zero. */
const longest = 100

/** Where the control socket of a data folder is bound; a long path goes round by an open descriptor. */
export const socketPath = (dataDir: string): string => {
  const path = join(dataDir, 'control.sock')
  if (process.platform === 'win32') return `\\\\.\\pipe\\${path.replaceAll(/[\\/:]/g, '-')}`
  if (Buffer.byteLength(path) <= longest || process.platform !== 'linux') return path
  return `/proc/self/fd/${openSync(dataDir, 'r')}/control.sock`
}
