import { foldHan } from '../han/han.ts'
import { readTable } from '../table.ts'

const names = new Map<string, readonly string[]>()
const latinNames = new Set<string>()

// What stands first is called so in every newspaper: 白俄罗斯航空, 白俄航空.
for (const [han, latin] of readTable('houses.tsv')) {
  const own = latin!.split('/')
  const folded = foldHan(han!)
  names.set(folded, own)
  const short = folded.replace(/^白俄罗斯(?=.)/u, '白俄')
  if (short !== folded && !names.has(short)) names.set(short, own)
  for (const name of own) latinNames.add(name)
}

const none: readonly string[] = []

/** Names that a house gives itself in Latin letters, by the one that Chinese gives it (中船: CSSC). */
export const namesOfHouse = (han: string): readonly string[] => names.get(han) ?? none

/** Chinese names of houses. */
export const houses = (): Iterable<string> => names.keys()

/** Whether folded Latin letters are the name that a house gives itself, whole. */
export const isHouseName = (latin: string): boolean => latinNames.has(latin)
