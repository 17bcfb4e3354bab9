import { type Fault, type HouseFile, type Import, isTest, packageOf } from './house-file.ts'

/** What each package may import of the others: a prefix of the root-relative path. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['packages/domain/src/vocabulary/'],
  screening: ['packages/domain/src/vocabulary/'],
  sources: ['packages/domain/src/'],
  server: [
    'packages/contract/src/',
    'packages/sources/src/',
    'packages/screening/src/',
    'packages/domain/src/',
  ],
  web: ['packages/contract/src/', 'packages/domain/src/vocabulary/'],
}

/** Packages that may use only these foreign modules; the others take what their package.json declares. */
const foreign: Readonly<Record<string, RegExp>> = { domain: /^$/, contract: /^zod$/, web: /^(?!node:)/ }

const complaint = (own: string, { target, specifier }: Import): string | undefined => {
  if (target === undefined) return undefined
  if (target.startsWith(`packages/${own}/`))
    return specifier.startsWith('@maojian/') ? `imports its own package by name: ${specifier}` : undefined
  if (specifier.startsWith('.')) return `leaves its package by a relative path: ${specifier}`
  const allowed = arrows[own]?.some(prefix => target.startsWith(prefix)) === true
  return allowed ? undefined : `${own} may not import ${specifier}`
}

const strangerComplaint = (own: string, { target, specifier }: Import): string | undefined =>
  target === undefined && foreign[own]?.test(specifier) === false
    ? `${own} may not import the foreign module ${specifier}`
    : undefined

const judge = (file: HouseFile, own: string): Fault[] => {
  if (!(own in arrows)) return [{ rule: 'arrow', path: file.path, line: 1, says: `unknown package ${own}` }]
  return file.imports.flatMap(one => {
    const says = complaint(own, one) ?? (isTest(file.path) ? undefined : strangerComplaint(own, one))
    return says === undefined ? [] : [{ rule: 'arrow', path: file.path, line: one.line, says }]
  })
}

/** Arrows between packages: web → contract → domain/vocabulary; server → all but web; no others. */
export const packageArrows = (files: readonly HouseFile[]): Fault[] =>
  files.flatMap(file => {
    const own = packageOf(file.path)
    return own === undefined ? [] : judge(file, own)
  })
