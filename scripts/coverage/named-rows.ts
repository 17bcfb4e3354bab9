import type { HouseFile } from '../house/house-file.ts'
import { isTest } from '../house/house-file.ts'

export const rowId = (part: number, row: number): string => `S${part}-${String(row).padStart(3, '0')}`

/** `S1-129`, and the range `S1-129…134` (also with two dots, an en dash or `–S1-134`). */
const pattern = /S([12])-([0-9]{3})(?:(?:…|\.\.|–)(?:S[12]-)?([0-9]{3}))?/g

const idsIn = (text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, part, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)]
    return Array.from({ length: Math.max(0, last - first) + 1 }, (_, step) =>
      rowId(Number(part), first + step),
    )
  })

/** Every checklist row that a string of a test names (its title, or one in a table of titles), with the files that name it. */
export const namedRows = (files: readonly HouseFile[]): Map<string, Set<string>> => {
  const rows = new Map<string, Set<string>>()
  for (const file of files.filter(one => isTest(one.path) && !one.path.startsWith('scripts/')))
    for (const id of file.strings.flatMap(one => idsIn(one.text)))
      rows.set(id, (rows.get(id) ?? new Set()).add(file.path))
  return rows
}
