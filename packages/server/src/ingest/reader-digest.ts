import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../../', import.meta.url))

/** Whatever decides what an import makes of a file: reading, comparing, resolving. */
const parts = [
  'domain/src/**/*.ts',
  'sources/src/**/*.ts',
  'server/src/{ingest,lists,facts,features/party}/**/*.ts',
]

const digestOf = (): string => {
  const digest = createHash('sha256')
  const files = globSync(parts, { cwd: packages }).filter(file => !file.endsWith('.test.ts'))
  for (const file of files.toSorted()) digest.update(`${file}\n`).update(readFileSync(`${packages}${file}`))
  return digest.digest('base64url').slice(0, 22)
}

let known: string | undefined

/** Digest of the code that reads lists: after an upgrade the same file is read again. */
export const readerDigest = (): string => (known ??= digestOf())
