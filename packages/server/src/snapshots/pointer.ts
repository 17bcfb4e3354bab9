import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere } from '../adapters/read-if-there.ts'
import { replaceFile } from '../adapters/replace-file.ts'
import type { SnapshotKind } from './snapshot-kind.ts'

const pointerOf = (dataDir: string, kind: SnapshotKind): string =>
  join(dataDir, 'snapshots', `${kind}.current`)

/** Names the snapshot that this machine uses, for programs that do not open the database. */
export const writePointer = async (dataDir: string, kind: SnapshotKind, digest: string): Promise<void> => {
  const path = pointerOf(dataDir, kind)
  if ((await readPointer(dataDir, kind)) === digest) return
  await mkdir(join(dataDir, 'snapshots'), { recursive: true, mode: 0o700 })
  await replaceFile(path, `${digest}\n`)
}

/** Digest of that snapshot, or undefined when nothing has been published here. */
export const readPointer = async (dataDir: string, kind: SnapshotKind): Promise<string | undefined> => {
  const text = (await readIfThere(pointerOf(dataDir, kind))) ?? ''
  return /^[0-9a-f]{64}$/.exec(text.trim())?.[0]
}

const behindOf = (dataDir: string, kind: SnapshotKind): string => join(dataDir, 'snapshots', `${kind}.behind`)

/** Notes that what the snapshot is made of is about to change: should this process die, whoever asks is told. */
export const noteBehind = async (dataDir: string, kind: SnapshotKind): Promise<void> => {
  await mkdir(join(dataDir, 'snapshots'), { recursive: true, mode: 0o700 })
  await writeFile(behindOf(dataDir, kind), '', { mode: 0o600, flush: true })
}

export const endBehind = (dataDir: string, kind: SnapshotKind): Promise<void> =>
  rm(behindOf(dataDir, kind), { force: true })

export const isBehind = (dataDir: string, kind: SnapshotKind): Promise<boolean> =>
  access(behindOf(dataDir, kind)).then(
    () => true,
    () => false,
  )
