import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where files lie while a request brings them; each is gone when its request is answered. */
const folderOf = (dataDir: string): string => join(dataDir, 'uploads')

export const openUploadFolder = async (dataDir: string): Promise<string> => {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Another process may sweep the same file. */
const lastWritten = (path: string): Promise<number> =>
  stat(path).then(
    found => found.mtimeMs,
    () => Infinity,
  )

/** Removes what a process that died left behind: files that nothing has written to since `before`. */
export const sweepUploads = async (dataDir: string, before: Date): Promise<number> => {
  const folder = await openUploadFolder(dataDir)
  let swept = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await lastWritten(path)) >= before.getTime()) continue
    await rm(path, { force: true, recursive: true })
    swept += 1
  }
  return swept
}

const hourMs = 3_600_000

/** Sweeps now and every hour. Whoever owns the folder alone begins with an empty one. */
export const keepUploadsSwept = async (
  dataDir: string,
  { alone, now }: { readonly alone: boolean; readonly now: () => Date },
  log: (message: string, error?: unknown) => void,
): Promise<() => Promise<void>> => {
  const hourAgo = (): Date => new Date(now().getTime() - hourMs)
  await sweepUploads(dataDir, alone ? now() : hourAgo())
  const again = (): unknown =>
    sweepUploads(dataDir, hourAgo()).catch((error: unknown) => log('未能清理中断的上传', error))
  const timer = setInterval(again, hourMs)
  timer.unref()
  return async () => clearInterval(timer)
}
