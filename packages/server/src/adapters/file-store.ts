import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Keeps contents under their digest; who may see them is decided by rows, never here. */
export interface FileStore {
  /** Takes over a finished local file; the same content twice is kept once. */
  readonly put: (digest: string, path: string) => Promise<void>
  readonly open: (digest: string) => Promise<Readable>
  readonly remove: (digest: string) => Promise<void>
}

const placeOf = (folder: string, digest: string): string => join(folder, digest.slice(0, 2), digest)

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** A folder of this machine. */
export const createFolderStore = (folder: string): FileStore => ({
  put: async (digest, path) => {
    const place = placeOf(folder, digest)
    if (await exists(place)) return
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    // The upload may lie on another disk: copied beside its place, then moved there whole.
    await copyFile(path, `${place}.part`)
    await rename(`${place}.part`, place)
  },
  open: async digest => {
    const place = placeOf(folder, digest)
    await stat(place)
    return createReadStream(place)
  },
  remove: digest => rm(placeOf(folder, digest), { force: true }),
})
