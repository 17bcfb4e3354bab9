import { foldHan } from '../han/han.ts'
import { houses, namesOfHouse } from './houses.ts'
import { meaningOfHan } from './lexicon.ts'
import { readTable } from '../table.ts'

const latinOf = new Map<string, Set<string>>()
const hanOf = new Map<string, Set<string>>()

const add = (han: string, latin: string): void => {
  latinOf.set(han, (latinOf.get(han) ?? new Set()).add(latin))
  hanOf.set(latin, (hanOf.get(latin) ?? new Set()).add(han))
}

const plural = (word: string): string =>
  /(?:S|X|CH|SH)$/.test(word) ? `${word}ES` : /[^AEIOU]Y$/.test(word) ? `${word.slice(0, -1)}IES` : `${word}S`

for (const [han, words] of readTable('brand-words.tsv'))
  for (const word of words!.split(' ')) {
    add(foldHan(han!), word)
    add(foldHan(han!), plural(word))
  }

/** Longer names of houses are met at the beginning of a name alone (house-form.ts). */
const longestHouse = 5

for (const house of houses())
  if (house.length <= longestHouse)
    for (const name of namesOfHouse(house)) if (!name.includes(' ')) add(house, name)

const none: ReadonlySet<string> = new Set()

/** Latin words that a Chinese character or word may be translated by inside a name (龙: DRAGON, DRAGONS). */
export const translationsOf = (han: string): ReadonlySet<string> => latinOf.get(han) ?? none

/** Chinese pieces that a Latin word translates (SUN: 日, 太阳). */
export const translatedBy = (latin: string): ReadonlySet<string> => hanOf.get(latin) ?? none

const shortestPart = 3
const longestPart = 2
/** GOLDWIND is GOLD and WIND written together: 金风. */
const compoundsOf = (latin: string, found: Set<string>): void => {
  for (let at = shortestPart; at + shortestPart <= latin.length; at++)
    for (const head of translatedBy(latin.slice(0, at)))
      for (const tail of translatedBy(latin.slice(at)))
        if (head.length <= longestPart && tail.length <= longestPart) found.add(head + tail)
}

const spelledNew = (latin: string): ReadonlySet<string> => {
  // Words of the lexicon are pieces of their own; only what is cut into characters has to be put together.
  const found = new Set([...translatedBy(latin)].filter(word => word.length > 1 && !meaningOfHan(word)))
  if (!hanOf.has(latin)) compoundsOf(latin, found)
  return found.size === 0 ? none : found
}

/** Runs of characters that a Latin word translates (SUN: 太阳; GOLDWIND: 金风). */
export const spelledBy = spelledNew

/** The longest Chinese word that is looked for behind a Latin one. */
export const longestTranslated = Math.max(2 * longestPart, ...[...latinOf.keys()].map(word => word.length))
