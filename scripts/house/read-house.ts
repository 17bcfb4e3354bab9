import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'
import type { HouseFile } from './house-file.ts'
import { readFile } from './read-file.ts'

const patterns = [
  // JavaScript is listed so that it fails loudly: the house is TypeScript.
  'packages/*/src/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}',
  'packages/*/*.ts',
  'scripts/**/*.ts',
  'bench/**/*.ts',
  'e2e/**/*.ts',
  '*.ts',
]

const compilerOptions = {
  noResolve: true,
  noLib: true,
  types: [],
  jsx: 'preserve',
  noEmit: true,
  allowImportingTsExtensions: true,
  module: 'esnext',
  target: 'esnext',
}

const listSources = (root: string): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map(path => path.replaceAll('\\', '/'))
    .toSorted()

/** Parses every source once with the compiler itself: one project, nothing resolved, nothing checked. */
export const readHouse = (root: string): HouseFile[] => {
  const paths = listSources(root)
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions, files: paths.map(path => join(root, path)) }))
  const api = new API({ cwd: folder })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProjects()[0]
    return paths.map(path => {
      const source = project?.program.getSourceFile(join(root, path))
      if (source === undefined) throw new Error(`cannot parse ${path}`)
      return readFile(path, source, readFileSync(join(root, path), 'utf8'))
    })
  } finally {
    api.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
