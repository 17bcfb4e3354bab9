import { foldHan } from '../han/han.ts'
import { readTable } from '../table.ts'

const tables = {
  surname: new Map<string, readonly string[]>(),
  given: new Map<string, readonly string[]>(),
  part: new Map<string, readonly string[]>(),
  /** Names of firms alone: in Chinese they are other words. */
  house: new Map<string, readonly string[]>(),
}

for (const [kind, characters, readings] of readTable('japanese-names.tsv'))
  tables[kind as keyof typeof tables].set(foldHan(characters!), readings!.split(' '))

const longestSurname = 3
const longestGiven = 3
const mostReadings = 12

/** A given name read as a whole, or put together from the usual readings of its characters. */
const givenReadings = (given: string): readonly string[] => {
  const whole = tables.given.get(given) ?? []
  const chars = [...given]
  if (chars.length > longestGiven || !chars.every(char => tables.part.has(char))) return whole
  const built = chars.reduce<string[]>(
    (list, char) => list.flatMap(head => tables.part.get(char)!.map(reading => head + reading)),
    [''],
  )
  return [...new Set([...whole, ...built])].slice(0, mostReadings)
}

/** Surname and given name as Japanese read them, for a run of folded characters that begins with a surname in use. */
export const japaneseReadings = (run: string): readonly (readonly string[])[] => {
  const chars = [...run]
  for (let length = Math.min(longestSurname, chars.length); length > 0; length--) {
    const surnames = tables.surname.get(chars.slice(0, length).join(''))
    if (!surnames) continue
    const given = chars.slice(length).join('')
    if (given === '') return surnames.map(surname => [surname])
    return surnames.flatMap(surname => givenReadings(given).map(reading => [surname, reading]))
  }
  return []
}

/** What a firm of Japan is called there by these characters. */
export const japaneseHouses = (run: string): readonly string[] => tables.house.get(run) ?? []
