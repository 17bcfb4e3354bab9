import { basename } from 'node:path'
import type { Fault, HouseFile } from './house-file.ts'

const vague = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'managers', 'misc'])
const vagueEnd = /(Utils?|Helpers?|Managers?)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/

type Line = readonly [line: number, says: string]

const pathNames = (file: HouseFile): Line[] => {
  const words = file.path.split(/[/.-]/)
  return [
    ...words.filter(word => vague.has(word)).map((word): Line => [1, `says nothing: ${word}`]),
    ...(kebab.test(basename(file.path)) ? [] : [[1, 'is not kebab-case'] as const]),
  ]
}

const exportNames = (file: HouseFile): Line[] => [
  ...file.exports
    .filter(one => vagueEnd.test(one.text))
    .map((one): Line => [one.line, `says nothing: ${one.text}`]),
  ...(file.path.endsWith('.config.ts')
    ? []
    : file.defaultExports.map((line): Line => [line, 'has a default export'])),
]

/** Barrels hide where things live; only the entry of a package or of a feature gathers exports. */
const barrels = (file: HouseFile): Line[] =>
  /^packages\/[^/]+\/src\/(index|features\/[^/]+\/entry)\.ts$/.test(file.path)
    ? []
    : file.reExports.map((line): Line => [
        line,
        're-exports another file; only src/index.ts and features/*/entry.ts may',
      ])

export const names = (files: readonly HouseFile[]): Fault[] =>
  files.flatMap(file =>
    [...pathNames(file), ...exportNames(file), ...barrels(file)].map(([line, says]) => ({
      rule: 'name',
      path: file.path,
      line,
      says,
    })),
  )
