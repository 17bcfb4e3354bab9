import { productText } from '@maojian/domain/classification/product-text'
import { soundOfReading, typedSound } from '@maojian/domain/classification/typed-sound'
import type { Eccn } from '@maojian/domain/control/facts/control-facts'
import { foldHan, syllablesOf } from '@maojian/screening/name/han/han'
import { controlFacts } from '../../facts/control-facts.ts'

interface Title {
  readonly entry: Eccn
  readonly zh: string
  readonly en: string
}

export const foldTitle = (text: string): string => foldHan(text.normalize('NFKC')).toUpperCase()

let titles: readonly Title[] | undefined

const allTitles = (): readonly Title[] =>
  (titles ??= [...controlFacts().eccns.values()].map(entry => ({
    entry,
    zh: foldTitle(entry.titleZh),
    en: foldTitle(entry.titleEn),
  })))

/** Words of a question as titles and texts are searched for them. */
export const searchWords = (text: string): string[] =>
  foldTitle(text).match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []

/** Pairs of neighbouring characters; a single character stands for itself. */
const pieces = (word: string): string[] =>
  word.length < 3 || !/^\p{Script=Han}/u.test(word)
    ? [word]
    : Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))

const wordStart = /[\p{Script=Latin}\p{N}]/u

/** Where a text has a word: letters only where a word of the text begins (NS is no piece of LENS), Chinese anywhere. */
export const placeOf = (text: string, word: string): number => {
  if (!wordStart.test(word[0] ?? '')) return text.indexOf(word)
  let at = text.indexOf(word)
  while (at > 0 && wordStart.test(text[at - 1]!)) at = text.indexOf(word, at + 1)
  return at
}

export const holds = (text: string, word: string): boolean => placeOf(text, word) >= 0

const has = (title: Title, word: string): boolean => holds(title.zh, word) || holds(title.en, word)

/** Where the title names the thing first, it is about it. */
const place = (title: Title, word: string): number => {
  const at = [placeOf(title.zh, word), placeOf(title.en, word)].filter(position => position >= 0)
  return at.length === 0 ? 1000 : Math.min(...at)
}

interface Scored {
  readonly entry: Eccn
  readonly score: number
}

export const best = (scored: readonly Scored[]): Eccn[] =>
  [...scored]
    .sort((a, b) => b.score - a.score || (a.entry.code < b.entry.code ? -1 : 1))
    .map(({ entry }) => entry)

/** Share of the pieces that a title must hold where no title holds every word. */
const enough = 0.6

const looseMatch = (asked: readonly string[]): Eccn[] => {
  const parts = asked.flatMap(pieces)
  return best(
    allTitles().flatMap(title => {
      const score = parts.filter(part => has(title, part)).length / parts.length
      return score < enough ? [] : [{ entry: title.entry, score }]
    }),
  )
}

interface Spoken {
  readonly entry: Eccn
  readonly letters: string
}

let spoken: { readonly titles: readonly Spoken[]; readonly syllables: ReadonlySet<string> } | undefined

const allSpoken = () => {
  if (spoken) return spoken
  const syllables = new Set<string>()
  const titles = allTitles().map(({ entry, zh }) => {
    const runs = (zh.match(/\p{Script=Han}+/gu) ?? []).map(run => syllablesOf(run, false))
    for (const syllable of runs.flat()) syllables.add(soundOfReading([syllable.toLowerCase()]).letters)
    return { entry, letters: runs.map(run => soundOfReading(run).letters.toLowerCase()).join(' ') }
  })
  return (spoken = { titles, syllables })
}

/** Entries whose Chinese title holds what was typed as pinyin. */
const soundMatch = (text: string): Eccn[] => {
  const { titles, syllables } = allSpoken()
  const typed = typedSound(productText(text), syllables)
  if (typed === undefined) return []
  return best(
    titles.flatMap(({ entry, letters }) => {
      const at = letters.indexOf(typed.letters)
      return at < 0 ? [] : [{ entry, score: -at }]
    }),
  )
}

/** Entries whose Chinese or English title holds every word, otherwise those that hold most of it or sound like it. */
export const searchTitles = (text: string): Eccn[] => {
  const asked = searchWords(text)
  if (asked.length === 0) return []
  const whole = allTitles().filter(title => asked.every(word => has(title, word)))
  if (whole.length === 0) {
    const loose = looseMatch(asked)
    return loose.length > 0 ? loose : soundMatch(text)
  }
  return best(
    whole.map(title => ({ entry: title.entry, score: -asked.reduce((sum, w) => sum + place(title, w), 0) })),
  )
}
