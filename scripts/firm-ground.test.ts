import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/firm-ground.md'), 'utf8')
  .split('\n')
  .map(line => /^\| .+ \| `(.+)` \| (.+) \|$/u.exec(line))
  .filter(found => found !== null)
  .map(([, file, title]) => [title!, file!] as const)

test('docs/firm-ground.md names tests', () => expect(rows.length).toBeGreaterThan(35))

test.each(rows)('“%s” is a test of %s', (title, file) => {
  const text = readFileSync(join(root, file.startsWith('e2e/') ? '' : 'packages/server/src', file), 'utf8')
  // A title ends its string and is followed by what the test does; one in a comment tests nothing.
  expect(text.replace(/^\s*(?:\/\/|\*).*$/gmu, '').includes(`${title}',`)).toBe(true)
})
