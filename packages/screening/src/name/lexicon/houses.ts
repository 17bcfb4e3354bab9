import { foldHan } from '../han/han.ts'
import { readTable } from '../table.ts'

const names = new Map<string, readonly string[]>()
/** Every name of the houses that give themselves this one in Latin letters. */
const byLatin = new Map<string, readonly string[]>()

// What stands first is called so in every newspaper: 白俄罗斯航空, 白俄航空.
for (const [han, latin] of readTable('houses.tsv')) {
  const own = latin!.split('/')
  const folded = foldHan(han!)
  names.set(folded, own)
  const short = folded.replace(/^白俄罗斯(?=.)/u, '白俄')
  if (short !== folded && !names.has(short)) names.set(short, own)
  for (const name of own) byLatin.set(name, [...(byLatin.get(name) ?? []), folded, ...own])
}

const none: readonly string[] = []

/** Names that a house gives itself in Latin letters, by the one that Chinese gives it (中船: CSSC). */
export const namesOfHouse = (han: string): readonly string[] => names.get(han) ?? none

/** Chinese names of houses. */
export const houses = (): Iterable<string> => names.keys()

/** Every name, Chinese and Latin, of the houses that give themselves this one in folded Latin letters. */
export const namesOfLatinHouse = (latin: string): readonly string[] => byLatin.get(latin) ?? none

/** Whether folded Latin letters are the name that a house gives itself, whole. */
export const isHouseName = (latin: string): boolean => byLatin.has(latin)
