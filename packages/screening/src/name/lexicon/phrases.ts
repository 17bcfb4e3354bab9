import { readTable } from '../table.ts'

interface Phrase {
  readonly words: readonly (readonly string[])[]
  readonly word: string
}

/** By the first word and the second one; '' stands for none. */
const byStart = new Map<string, Map<string, Phrase[]>>()

const learn = (first: string, second: string, phrase: Phrase): void => {
  const seconds = byStart.get(first) ?? new Map<string, Phrase[]>()
  byStart.set(first, seconds.set(second, [...(seconds.get(second) ?? []), phrase]))
}

const learnAll = (phrase: Phrase): void => {
  const { words } = phrase
  for (const first of words[0]!) for (const second of words[1] ?? ['']) learn(first, second, phrase)
}

/** Words for which a sign is written that is no letter: RESEARCH & PRODUCTION. */
const joints: ReadonlySet<string> = new Set([
  'AND',
  'UND',
  'ET',
  'Y',
  'E',
  'I',
  'VE',
  'OG',
  'OCH',
  'EN',
  'DAN',
])

const isJoint = (spellings: readonly string[]): boolean => spellings.every(one => joints.has(one))

const fewestWords = 2

for (const [word, text] of readTable('phrases.tsv')) {
  const words = text!.split(' ').map(one => one.split('/'))
  learnAll({ words, word: word! })
  const unjoined = words.filter((one, at) => at === 0 || !isJoint(one))
  if (unjoined.length < words.length && unjoined.length >= fewestWords)
    learnAll({ words: unjoined, word: word! })
}
for (const seconds of byStart.values())
  for (const phrases of seconds.values()) phrases.sort((a, b) => b.words.length - a.words.length)

const stands = ({ words }: Phrase, folded: readonly string[], at: number): boolean =>
  at + words.length <= folded.length && words.every((spellings, i) => spellings.includes(folded[at + i]!))

/** The phrase that begins at a word (HONG KONG, OPEN JOINT STOCK COMPANY), the longest one: as one word, and its length. */
export const phraseAt = (
  folded: readonly string[],
  at: number,
): { readonly word: string; readonly length: number } | undefined => {
  const seconds = byStart.get(folded[at]!)
  const phrase =
    seconds?.get(folded[at + 1] ?? '')?.find(one => stands(one, folded, at)) ?? seconds?.get('')?.[0]
  return phrase && { word: phrase.word, length: phrase.words.length }
}

/** Whether a phrase begins with the word. */
export const beginsPhrase = (word: string): boolean => byStart.has(word)
