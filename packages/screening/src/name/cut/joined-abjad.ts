import type { Run } from './runs.ts'
import { latinOfWord } from '../lexicon/script-words.ts'

/** A table's word has so many letters when two or three written words make it: راه آهن, حمل و نقل. */
const shortestJoined = 6
const mostWords = 3

const joinedAt = (
  runs: readonly Run[],
  at: number,
): { readonly text: string; readonly length: number } | undefined => {
  for (let length = Math.min(mostWords, runs.length - at); length > 1; length--) {
    const text = runs
      .slice(at, at + length)
      .map(run => run.text)
      .join('')
    if (text.length >= shortestJoined && latinOfWord(text) !== undefined) return { text, length }
  }
  return undefined
}

/** Words of Arabic or Hebrew writing in which a word of business that is written in several stands as one: نیروی هوایی. */
export const joinAbjadWords = (runs: readonly Run[]): readonly Run[] => {
  const out: Run[] = []
  for (let at = 0; at < runs.length;) {
    const joined = joinedAt(runs, at)
    out.push(joined ? { ...runs[at]!, text: joined.text } : runs[at]!)
    at += joined?.length ?? 1
  }
  return out
}
