import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** First of the names found on PATH, as a full path. */
export const findProgram = (...names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '')
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram)
}
