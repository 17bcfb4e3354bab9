import { readTable } from './table.ts'

interface Phrase {
  readonly words: readonly (readonly string[])[]
  readonly word: string
}

const byFirst = new Map<string, Phrase[]>()

for (const [word, text] of readTable('phrases.tsv')) {
  const words = text!.split(' ').map(one => one.split('/'))
  for (const first of words[0]!) byFirst.set(first, [...(byFirst.get(first) ?? []), { words, word: word! }])
}
for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length)

const stands = ({ words }: Phrase, folded: readonly string[], at: number): boolean =>
  at + words.length <= folded.length && words.every((spellings, i) => spellings.includes(folded[at + i]!))

/** The phrase that begins at a word (HONG KONG, OPEN JOINT STOCK COMPANY), the longest one: as one word, and its length. */
export const phraseAt = (
  folded: readonly string[],
  at: number,
): { readonly word: string; readonly length: number } | undefined => {
  const phrase = byFirst.get(folded[at]!)?.find(one => stands(one, folded, at))
  return phrase && { word: phrase.word, length: phrase.words.length }
}

/** Whether a phrase begins with the word. */
export const beginsPhrase = (word: string): boolean => byFirst.has(word)
