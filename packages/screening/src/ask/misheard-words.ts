import { formAsWritten } from '../name/cut/written-form.ts'
import { foldHan, soundAlike } from '../name/han/han.ts'
import { hanWords, meaningOfHan } from '../name/lexicon/lexicon.ts'
import { isKnownWord } from '../name/token/tells.ts'

const [shortestWord, longestWord] = [2, 6]

/** Words without one of their characters, by where it stood. */
const byRest = new Map<string, string[]>()

const restOf = (word: string, at: number): string => `${word.slice(0, at)}_${word.slice(at + 1)}`

for (const word of hanWords()) {
  if (word.length < shortestWord || word.length > longestWord) continue
  for (let at = 0; at < word.length; at++) {
    const rest = restOf(word, at)
    const words = byRest.get(rest)
    if (words) words.push(word)
    else byRest.set(rest, [word])
  }
}

/** Places of characters that are part of no word of the lexicon. */
const untoldIn = (text: string): number[] => {
  const places: number[] = []
  let from = 0
  for (const token of formAsWritten(text)?.tokens ?? []) {
    const at = text.indexOf(token.text, from)
    if (at < 0) return []
    from = at + token.text.length
    if (!isKnownWord(token)) for (let place = at; place < from; place++) places.push(place)
  }
  return places
}

/** The text with a word in which only the character at a place is another one of the same sound; the longest words first. */
const meantAt = (text: string, place: number): string[] => {
  const found: string[] = []
  for (let length = longestWord; length >= shortestWord; length--)
    for (let from = Math.max(0, place - length + 1); from <= place && from + length <= text.length; from++) {
      const window = text.slice(from, from + length)
      if (meaningOfHan(window)) continue
      const at = place - from
      for (const word of byRest.get(restOf(window, at)) ?? [])
        if (soundAlike(word[at]!, window[at]!))
          found.push(text.slice(0, from) + word + text.slice(from + length))
    }
  return found
}

const [shortest, longest] = [4, 30]
const inHan = /^\p{Script=Han}+$/u
const mostMeant = 6

/**
 * A Chinese name with a word of business, a place or a form put right of which one character is written by another one of
 * its sound, as who types by sound does (哈尔滨工业大雪, 特种车两). The words are guessed: a list must have the whole name.
 */
export const withMisheardWord = (typed: string): readonly string[] => {
  const text = foldHan(typed)
  if (text.length < shortest || text.length > longest || !inHan.test(text)) return []
  const meant = untoldIn(text).flatMap(place => meantAt(text, place))
  return [...new Set(meant)].slice(0, mostMeant)
}
