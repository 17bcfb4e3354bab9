import { foldLatin } from '../name/latin.ts'
import { readTable } from '../name/table.ts'
import type { LatinWord } from './latin-words.ts'

const settled = new Map(
  readTable('settled-names.tsv').flatMap(([spellings, han]) =>
    spellings!.split(' ').map(spelling => [spelling, han!] as const),
  ),
)

/** The Chinese form of a name that long use has settled (VLADIMIR 弗拉基米尔), whatever the rules would make of it. */
export const settledName = ({ text, key }: LatinWord): string | undefined =>
  settled.get(key) ?? settled.get(foldLatin(text))
