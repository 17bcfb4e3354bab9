import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { copyDeclarations } from './declarations.ts'

const root = join(import.meta.dirname, '../..')
const engine = join(root, 'packages/screening')

interface EngineManifest {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

/** The engine's tables as text, where the product reads its files. */
const embeddedTables = (): string => {
  const tables = Object.fromEntries(
    globSync('data/*.tsv', { cwd: engine }).map(file => {
      const rows = readFileSync(join(engine, file), 'utf8').split('\n')
      return [basename(file), rows.filter(row => row !== '' && !row.startsWith('#')).join('\n')]
    }),
  )
  return `const tables = ${JSON.stringify(tables)}
export const readTable = file => tables[file].split('\\n').map(row => row.split('\\t'))`
}

/** What needs Node in the product and must run anywhere in the library. */
const portable = (): Plugin => ({
  name: 'portable',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('/screening/src/name/table.ts')) return embeddedTables()
    if (id.endsWith('/screening/src/index/snapshot-id.ts'))
      return `export { snapshotId } from ${JSON.stringify(join(import.meta.dirname, 'portable-snapshot-id.ts'))}`
    return undefined
  },
})

/** Licences of the packages that are bundled in. */
const licences = (names: readonly string[]): string =>
  names
    .map(name => {
      const folder = join(root, 'node_modules', name)
      const texts = readdirSync(folder)
        .filter(file => /licen[cs]e/iu.test(file))
        .flatMap(file => globSync([file, `${file}/*`], { cwd: folder }))
        .filter(file => /licen[cs]es?(?:\.\w+)?$|licen[cs]es\/.+/iu.test(file))
        .flatMap(file => readText(join(folder, file)))
      if (texts.length === 0) throw new Error(`${name} has no licence text`)
      return `${name}\n\n${texts.join('\n\n')}`
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)

/** None for a folder. */
const readText = (path: string): string[] => {
  try {
    return [readFileSync(path, 'utf8')]
  } catch {
    return []
  }
}

/**
 * Builds the engine as a library without dependencies into a folder: one module that runs in Node and in a worker of a
 * browser, its type declarations, README and the licences of what is bundled in. The types are those of the last `tsc -b`,
 * which is run first.
 */
export const buildLibrary = async (folder: string): Promise<void> => {
  const manifest = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as EngineManifest
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', engine], {
    cwd: root,
    stdio: 'inherit',
  })
  await build({
    configFile: false,
    logLevel: 'warn',
    root: engine,
    plugins: [portable()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'es2024',
      lib: { entry: join(engine, 'src/index.ts'), formats: ['es'], fileName: () => 'index.js' },
    },
  })
  copyDeclarations(join(root, '.tsc'), 'screening/index.d.ts', join(folder, 'types'))
  cpSync(join(engine, 'README.md'), join(folder, 'README.md'))
  const bundled = Object.keys(manifest.dependencies).filter(name => !name.startsWith('@maojian/'))
  writeFileSync(join(folder, 'LICENCES-OF-OTHERS.txt'), `${licences(bundled)}\n`)
  const { name, version } = manifest
  const own = {
    name,
    version,
    description: 'Screens names against lists of sanctioned parties, across scripts, and says why',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './types/screening/index.d.ts', default: './index.js' } },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, undefined, 2)}\n`)
}

/** Builds the library and packs it as `npm publish` would; gives the path of the tarball. */
export const packLibrary = async (folder: string): Promise<string> => {
  const built = join(folder, 'library')
  await buildLibrary(built)
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: built,
    encoding: 'utf8',
  })
  return join(folder, packed.trim())
}
