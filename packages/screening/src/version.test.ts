import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
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

const ofDomain = /@maojian\/domain\/([a-z/-]+)/gu
const relative = /from '(\.{1,2}\/[^']+)'/gu

/** Files of the domain that a file reads. */
const wordsOf = (file: string): string[] => {
  const content = contentOf(file)
  const named = Array.from(content.matchAll(ofDomain), ([, path]) => `domain/src/${path}.ts`)
  const beside = file.startsWith('domain/') ? Array.from(content.matchAll(relative), ([, path]) => path!) : []
  return [...named, ...beside.map(path => posix.join(posix.dirname(file), path))]
}

const withWords = (files: ReadonlySet<string>): ReadonlySet<string> => {
  const all = new Set([...files, ...[...files].flatMap(wordsOf)])
  return all.size === files.size ? files : withWords(all)
}

/** The engine, its tables, and the words of the domain that it reads, however far away: what an answer is made of. */
const answering = (): string[] => {
  const own = globSync(parts, { cwd: packages })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !notAnswering.test(file))
  return [...withWords(new Set(own))].toSorted()
}

/** Readings of characters come from libraries. */
const libraries = (): string =>
  JSON.stringify(JSON.parse(readFileSync(join(packages, 'screening/package.json'), 'utf8')).dependencies)

test('code and tables of the engine are those of its version', async () => {
  const files = answering()
  const digest = createHash('sha256').update(libraries())
  for (const file of files) digest.update(`${file}\n${contentOf(file)}\n`)
  expect(files.length).toBeGreaterThan(200)
  // Where an answer may differ, raise engineVersion; then, or where `bench -- answers` shows that none does, record it: this file alone with `-u` behind it.
  await expect(`${engineVersion} ${digest.digest('hex')}\n`).toMatchFileSnapshot('../version.digest')
})
