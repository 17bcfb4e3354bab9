import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextFile } from './texts.ts'

const patterns = [
  '*.{md,json,ts,yml,yaml}',
  '.ci/*',
  '.env.example',
  '{docs,deploy,data,packages,scripts,bench,e2e}/**/*.{md,json,ts,tsx,css,html,yml,yaml,sh,sql,csv,tsv,service}',
  'deploy/**/*',
]
const hidden = ['**/node_modules/**', '**/dist/**', '**/.tsc/**', 'bench/out/**']

/** Every text the public sees, sources and documents alike. */
export const readTexts = (root: string): TextFile[] =>
  [...new Set(globSync(patterns, { cwd: root, exclude: hidden, withFileTypes: false }))]
    .filter(path => path !== 'deploy' && !path.endsWith('/'))
    .map(path => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap(path => {
      try {
        return [{ path, text: readFileSync(join(root, path), 'utf8') }]
      } catch {
        return []
      }
    })
