import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packLibrary } from './build-library.ts'

/** An empty folder outside the repository into which the packed library has been installed, without a network. */
export interface InstalledLibrary extends Disposable {
  readonly folder: string
}

const program = `import * as library from '@maojian/screening'
import { readFileSync } from 'node:fs'
import { screenLines } from './screen-lines.ts'

const { lines, texts } = JSON.parse(readFileSync('list.json', 'utf8'))
console.log(JSON.stringify(screenLines(library, lines, texts)))
`

/** Packs the library and installs the tarball; beside it lies the program that screens `list.json`. */
export const installLibrary = async (): Promise<InstalledLibrary> => {
  const packed = mkdtempSync(join(tmpdir(), 'maojian-packed-'))
  const folder = mkdtempSync(join(tmpdir(), 'maojian-installed-'))
  const tarball = await packLibrary(packed)
  writeFileSync(join(folder, 'package.json'), '{ "name": "somebody", "type": "module", "private": true }')
  const options = ['--offline', '--no-audit', '--no-fund', '--silent', '--cache', join(packed, 'cache')]
  execFileSync('npm', ['install', ...options, tarball], { cwd: folder, stdio: 'inherit' })
  rmSync(packed, { recursive: true })
  cpSync(join(import.meta.dirname, 'screen-lines.ts'), join(folder, 'screen-lines.ts'))
  writeFileSync(join(folder, 'main.js'), program)
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}
