import { readFileSync } from 'node:fs'

export interface PublishedBytes {
  /** How answers name it. */
  readonly id: string
  readonly bytes: Buffer
}

/** The published index of a data folder that keeps its files itself. */
export const publishedBytes = (dataDir: string): PublishedBytes => {
  const digest = readFileSync(`${dataDir}/snapshots/names.current`, 'utf8').trim()
  const bytes = readFileSync(`${dataDir}/snapshots/${digest.slice(0, 2)}/${digest}`)
  return { id: digest.slice(0, 16), bytes }
}
