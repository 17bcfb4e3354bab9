import { foldHan } from '../han/han.ts'
import { readTable } from '../table.ts'

const names = new Map<string, readonly string[]>()

for (const [han, latin] of readTable('houses.tsv')) names.set(foldHan(han!), latin!.split('/'))

const none: readonly string[] = []

/** Names that a house gives itself in Latin letters, by the one that Chinese gives it (中船: CSSC). */
export const namesOfHouse = (han: string): readonly string[] => names.get(han) ?? none

/** Chinese names of houses. */
export const houses = (): Iterable<string> => names.keys()
