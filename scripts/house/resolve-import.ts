import { posix } from 'node:path'

/** Root-relative path an import names, by the exports of our own packages; undefined for foreign packages. */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier))
  const own = /^@maojian\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (own === null) return undefined
  return `packages/${own[1]}/src/${own[2] ?? 'index'}.ts`
}
