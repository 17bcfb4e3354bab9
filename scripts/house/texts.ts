import type { Fault } from './house-file.ts'

export interface TextFile {
  readonly path: string
  readonly text: string
}

/** Written in parts so that this file does not find itself. */
const forbidden: readonly (readonly [pattern: RegExp, why: string])[] = [
  [new RegExp(`\\b${'TO'}${'DO'}\\b|\\b${'FIX'}${'ME'}\\b`), 'unfinished work'],
  [new RegExp(['\\.\\.', 'shared\\b'].join('/')), 'a folder outside the project'],
  [new RegExp(['', 'work', '(main|shared)'].join('/')), 'a path of one machine'],
  [new RegExp(`registry\\.${'npm'}|npm${'mirror'}`), 'a registry host'],
  [new RegExp(`^(<{7}|>{7}) `, 'm'), 'a merge conflict'],
]

/** The command of the continuous build knows where its reference files lie; nothing else does. */
const excepted: ReadonlySet<string> = new Set(['.ci/run', 'package-lock.json'])

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

export const texts = (files: readonly TextFile[]): Fault[] =>
  files
    .filter(file => !excepted.has(file.path))
    .flatMap(file =>
      forbidden.flatMap(([pattern, why]) => {
        const found = pattern.exec(file.text)
        if (found === null) return []
        return [
          {
            rule: 'text',
            path: file.path,
            line: lineOf(file.text, found.index),
            says: `${why}: ${found[0]}`,
          },
        ]
      }),
    )
