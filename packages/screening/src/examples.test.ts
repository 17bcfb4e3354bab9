import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const run = (example: string, ...args: string[]): string =>
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL(`../examples/${example}`, import.meta.url)), ...args],
    {
      encoding: 'utf8',
    },
  )

test('the example of a list of one’s own finds by sound, by characters and by code', () => {
  expect(run('own-list.ts')).toMatch(/伊凡·伊万诺夫：Ivan IVANOV [89]\d.*音译相近/u)
  expect(run('own-list.ts', '529900T8BM49AURSDO55', 'Muhammad', 'Acme Widgets')).toMatch(
    /LEI 编码[^\n]*\nMuhammad：过于常见[^\n]*\nAcme Widgets：未命中/u,
  )
})

test('the example of two names says how far they agree, and refuses a type that is none', () => {
  expect(run('compare-names.ts')).toMatch(/^9\d\.\d（possible）.*拼音一致/u)
  expect(() => run('compare-names.ts', '普京', 'Putin', '09')).toThrow(/类型须为/u)
})
