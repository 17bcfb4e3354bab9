import { readTable } from '../table.ts'

const bySpelling = new Map<string, string>()
const settled = new Set<string>()

for (const [spellings, han] of readTable('settled-names.tsv')) {
  settled.add(han!)
  for (const spelling of spellings!.split(' ')) bySpelling.set(spelling, han!)
}

/** The Chinese form of a name (A-Z) that long use has settled (VLADIMIR 弗拉基米尔), whatever rules would make of it. */
export const settledName = (spelling: string): string | undefined => bySpelling.get(spelling)

/** Whether the characters are such a form. */
export const isSettled = (han: string): boolean => settled.has(han)
