import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const home = join(import.meta.dirname, '..')
const isTest = /\.test\.tsx?$|\/testing\//
const sources = globSync(['packages/*/src/**/*.{ts,tsx}', '.env.example', 'docs/operations.md'], {
  cwd: home,
})
  .filter(path => !isTest.test(path))
  .map(path => ({ path, text: readFileSync(join(home, path), 'utf8') }))

interface Example {
  /** What names the example wherever it must be made known. */
  readonly names: RegExp
  /** Files that use what others declared. */
  readonly uses: RegExp
}

const examples: Readonly<Record<string, Example>> = {
  'a call': { names: /\bclassifyProduct\b|POST \/api\/classification'/, uses: /\/web\/|\/commands\.ts$/ },
  'a page': { names: /\bpartCatalogue\b/, uses: /\/part-search\.tsx$/ },
  'a command': { names: /\bclassificationCommands\b/, uses: /^$/ },
  'a list': { names: /\busUflpa\b/, uses: /^$/ },
  'a job': {
    names: /\bscreenBatchJob\b/,
    uses: /\/entry\.ts$|\/(start-batch|repeat-batch|run-batch|end-lost-batches)\.ts$/,
  },
  'a setting': { names: /\bMAX_TRANSACTION_MS\b/, uses: /^$/ },
}

const told = new Map(
  [
    ...readFileSync(join(home, 'docs/architecture.md'), 'utf8').matchAll(/^\| (an? [a-z]+) \| (\d+) \|/gm),
  ].map(([, what = '', files]) => [what, Number(files)]),
)

test('the table of additions counts every kind that has an example', () =>
  expect([...told.keys()].toSorted()).toEqual(Object.keys(examples).toSorted()))

test.each(Object.entries(examples))('%s touches as many files as docs/architecture.md tells', (what, one) => {
  const touched = sources.filter(({ path, text }) => one.names.test(text) && !one.uses.test(path))
  expect(touched.map(({ path }) => path)).toHaveLength(told.get(what) ?? -1)
})
