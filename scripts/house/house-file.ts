/** What the rules know of one source file. Paths are relative to the root, with forward slashes. */
export interface HouseFile {
  readonly path: string
  readonly text: string
  readonly lineCount: number
  readonly imports: readonly Import[]
  readonly functions: readonly FunctionSpan[]
  /** Dotted names of every call, e.g. `fetch`, `describe.only`. */
  readonly calls: readonly Mention[]
  /** Every `process.env`. */
  readonly environment: readonly number[]
  readonly strings: readonly Mention[]
  readonly exports: readonly Mention[]
  readonly defaultExports: readonly number[]
  /** `export … from`, the mark of a barrel. */
  readonly reExports: readonly number[]
}

export interface Import {
  readonly specifier: string
  readonly line: number
  /** The file of the house it names; undefined for packages from outside. */
  readonly target: string | undefined
  readonly typeOnly: boolean
  /** The names it brings; empty for a namespace, a default or a bare import. */
  readonly names: readonly string[]
}

export interface FunctionSpan {
  readonly name: string
  readonly line: number
  readonly lines: number
}

export interface Mention {
  readonly text: string
  readonly line: number
}

/** What a fault may be of; the check wants a planted one of each. */
export const ruleNames = [
  'arrow',
  'cycle',
  'day',
  'door',
  'muted',
  'name',
  'room',
  'scope',
  'size',
  'sql',
  'text',
] as const
export type RuleName = (typeof ruleNames)[number]

export interface Fault {
  readonly rule: RuleName
  readonly path: string
  readonly line: number
  readonly says: string
}

/** What tests stand on (`testing.ts`, `testing/`) counts as test: it never runs in the product. */
const testPath = /\.(test|spec)\.tsx?$|(^|\/)([a-z0-9-]+-)?testing(\/|\.tsx?$)|^e2e\//

export const isTest = (path: string): boolean => testPath.test(path)

/** The package of a path under packages/, or undefined. */
export const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\/src\//.exec(path)?.[1]
