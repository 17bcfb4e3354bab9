import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Every text and name of a file that the product is made of. */
const sources = (): string => {
  const files = globSync('packages/*/src/**/*.{ts,tsx,sql}', { cwd: root }).filter(
    file => !file.includes('.test.'),
  )
  const data = globSync('data/**/*.{tsv,csv}', { cwd: root })
  return [...files.map(file => `${file}\n${readFileSync(`${root}${file}`, 'utf8')}`), ...data].join('\n')
}

/** What stands in the second column, between backticks. */
const identifiers = (): string[] =>
  readFileSync(`${root}docs/glossary.md`, 'utf8')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .flatMap(line => line.split('|')[2]?.match(/`[^`]+`/gu) ?? [])
    .map(code => code.slice(1, -1))

test('every identifier of the glossary is met in the code', () => {
  const all = sources()
  const missing = identifiers().filter(
    identifier => !identifier.split(/[ :=.]/u).every(part => /^\d*$/u.test(part) || all.includes(part)),
  )
  expect(missing).toEqual([])
})
