import { phraseAt } from '../lexicon/phrases.ts'
import { wordOf, type Word } from '../token/word.ts'

/** Words with every phrase as one. */
export const joinPhrases = (words: readonly Word[]): readonly Word[] => {
  if (!words.some(word => word.beginsPhrase)) return words
  const keys = words.map(({ key }) => key)
  const out: Word[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(keys, at)
    out.push(phrase ? wordOf(phrase.word) : words[at]!)
    at += phrase?.length ?? 1
  }
  return out
}
