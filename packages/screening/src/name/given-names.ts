import { spellAbjad } from './abjad.ts'
import { readTable } from './table.ts'

const latin = new Map<string, string>()
const abjad = new Map<string, string>()

for (const [id, latinWords, abjadWords] of readTable('given-names.tsv')) {
  for (const word of latinWords?.split(' ') ?? []) if (word) latin.set(word, id!)
  for (const word of abjadWords?.split(' ') ?? []) if (word) abjad.set(spellAbjad(word), id!)
}

/** The given name of which a word is one spelling (MOHAMED, محمد: muhammad), or undefined. */
export const givenNameOf = (key: string, isAbjad: boolean): string | undefined =>
  isAbjad ? abjad.get(key) : latin.get(key)

const shortestPart = 3

/** Two given names written as one (ALIREZA, عباسعلی) cut in two; anything else stays whole. */
export const cutGivenNames = (key: string, isAbjad: boolean): readonly string[] => {
  const names = isAbjad ? abjad : latin
  if (names.has(key)) return [key]
  for (let at = isAbjad ? 2 : shortestPart; at <= key.length - shortestPart + (isAbjad ? 1 : 0); at++)
    if (names.has(key.slice(0, at)) && names.has(key.slice(at))) return [key.slice(0, at), key.slice(at)]
  return [key]
}
