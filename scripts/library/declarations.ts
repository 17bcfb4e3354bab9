import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const specifier = /(from |import\()(['"])([^'"]+)\2/g
const ofDomain = '@maojian/domain/'

/** The declaration that an import of another one names, below the folder of tsc; undefined for another package. */
const importedFrom = (file: string, name: string): string | undefined => {
  if (name.startsWith(ofDomain)) return join('domain', `${name.slice(ofDomain.length)}.d.ts`)
  return name.startsWith('.') ? join(dirname(file), name.replace(/\.ts$/u, '.d.ts')) : undefined
}

const relativeImport = (from: string, to: string): string => {
  const path = relative(dirname(from), to)
    .replaceAll('\\', '/')
    .replace(/\.d\.ts$/u, '.js')
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * Copies a declaration made by `tsc -b` and all that it imports into a folder, with imports that are found there.
 * Throws where one imports another package: nobody who installs the library would have it.
 */
export const copyDeclarations = (compiled: string, entry: string, folder: string): void => {
  const open = [entry]
  const copied = new Set<string>()
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (copied.has(file)) continue
    copied.add(file)
    const here = file
    const text = readFileSync(join(compiled, here), 'utf8').replace(
      specifier,
      (_, before: string, quote: string, name: string) => {
        const target = importedFrom(here, name)
        if (target === undefined) throw new Error(`${here} needs the types of ${name}`)
        open.push(target)
        return `${before}${quote}${relativeImport(here, target)}${quote}`
      },
    )
    const copy = join(folder, here)
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, text)
  }
}
