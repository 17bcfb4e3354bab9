import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { engineVersion } from './version.ts'

const packages = join(import.meta.dirname, '../..')
const parts = ['screening/src/**/*.ts', 'screening/data/*.tsv']
const notAnswering = /\.test\.ts$|^screening\/src\/(?:testing\/|version\.ts$)/u
const comment = /^\s*(?:\/\/|\/\*|\*)/u

const contentOf = (file: string): string =>
  readFileSync(join(packages, file), 'utf8')
    .split(/\r?\n/u)
    .filter(line => line.trim() !== '' && !comment.test(line))
    .join('\n')

const used = /@maojian\/domain\/([a-z/-]+)/gu

/** The engine, its tables, and the words of the domain that it reads: what an answer is made of. */
const answering = (): string[] => {
  const own = globSync(parts, { cwd: packages })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !notAnswering.test(file))
  const words = own.flatMap(file =>
    Array.from(contentOf(file).matchAll(used), ([, path]) => `domain/src/${path}.ts`),
  )
  return [...new Set([...own, ...words])].toSorted()
}

test('code and tables of the engine are those of its version', async () => {
  const files = answering()
  const digest = createHash('sha256')
  for (const file of files) digest.update(`${file}\n${contentOf(file)}\n`)
  expect(files.length).toBeGreaterThan(200)
  // Where an answer may differ, raise engineVersion; then, or where `bench -- answers` shows that none does, record it: this file alone with `-u` behind it.
  await expect(`${engineVersion} ${digest.digest('hex')}\n`).toMatchFileSnapshot('../version.digest')
})
