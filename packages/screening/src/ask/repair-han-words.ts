import { misreadWords } from './misread-words.table.ts'

const meant = new Map<string, string>()
for (const row of misreadWords.trim().split('\n')) {
  const [word, ...misread] = row.split(' ')
  for (const one of misread) meant.set(one, word!)
}

const longestFirst = [...meant.keys()].sort((a, b) => b.length - a.length)
const anyMisread = new RegExp(longestFirst.join('|'), 'gu')

/** A Chinese text with words of business put right that have a character amiss (支术, 很行); the same text when there is none. */
export const repairHanWords = (text: string): string =>
  text.replace(anyMisread, misread => meant.get(misread)!)

/** What is taken for another word, and that word. */
export const misreadHanWords: ReadonlyMap<string, string> = meant
