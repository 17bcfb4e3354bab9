import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folderOf = (dataDir: string): string => join(dataDir, 'snapshots')

/** Names the newest snapshot, for programs that do not open the database. */
const pointerOf = (dataDir: string): string => join(folderOf(dataDir), 'current')

export const snapshotPath = (dataDir: string, id: string): string => join(folderOf(dataDir), `${id}.snap`)

const writeWhole = async (path: string, bytes: Uint8Array | string): Promise<void> => {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, bytes, { mode: 0o600, flush: true })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Stores the bytes under their digest and answers it: SHA-256, first 16 hex digits. */
export const writeSnapshot = async (dataDir: string, bytes: Uint8Array): Promise<string> => {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  await writeWhole(snapshotPath(dataDir, id), bytes)
  return id
}

export const writePointer = async (dataDir: string, id: string): Promise<void> => {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  await writeWhole(pointerOf(dataDir), `${id}\n`)
}

/** Id of the newest published snapshot, or undefined when nothing has been published here. */
export const readPointer = async (dataDir: string): Promise<string | undefined> => {
  const text = await readFile(pointerOf(dataDir), 'utf8').catch(() => '')
  return /^[0-9a-f]{16}$/.exec(text.trim())?.[0]
}

const keptSnapshots = 3

/** Removes old snapshot files; the newest few stay for processes that still load them. */
export const pruneSnapshots = async (dataDir: string, current: string): Promise<void> => {
  const folder = folderOf(dataDir)
  const files = (await readdir(folder)).filter(file => file.endsWith('.snap') && file !== `${current}.snap`)
  const aged = await Promise.all(
    files.map(async file => ({ file, at: (await stat(join(folder, file))).mtimeMs })),
  )
  const old = aged.sort((a, b) => b.at - a.at).slice(keptSnapshots - 1)
  await Promise.all(old.map(({ file }) => rm(join(folder, file), { force: true })))
}
