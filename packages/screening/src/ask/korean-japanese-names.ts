import { everyMatch } from './every-match.ts'
import { senseOf } from './beside/sense.ts'
import { koreanName, withoutParticle } from './beside/korean-particles.ts'

const scripts = /[\p{Script=Katakana}\p{Script=Hangul}]/u

/** What a Japanese text writes without the syllables of its grammar. */
const run = /[\p{Script=Katakana}\p{Script=Han}ー・＝A-Za-z\d.()（）「」]{4,}/gu
/** Foreign words, and what is written onto them: ウラジーミル・プーチン容疑者. */
const foreign = /^([\p{Script=Katakana}ー]+(?:[・＝][\p{Script=Katakana}ー]+)+)[\p{Script=Han}\d]/u
const others = /他\d+社$/u
const shortestForeign = 3

const isForeign = (text: string): boolean =>
  (text.match(/\p{Script=Katakana}/gu)?.length ?? 0) >= shortestForeign

const japaneseNames = (text: string): string[] =>
  everyMatch(text, run)
    .map(([found]) => foreign.exec(found)?.[1] ?? found.replace(others, ''))
    .filter(isForeign)

const hangul = /^\p{Script=Hangul}{2,}$/u
const longestForeigner = 3
/** Of fewer syllables two words are names of Koreans, surname apart. */
const fewestSyllables = 5

/** Korean full names by themselves; words in a row that no table knows, as foreigners are written (블라디미르 푸틴). */
const koreanNames = (text: string): string[] => {
  const rows: string[][] = [[]]
  for (const word of text.split(/[\s,;:()·]+/u)) {
    if (hangul.test(word) && senseOf(word) === '') rows.at(-1)!.push(word)
    else rows.push([])
  }
  // The last syllable of 김정은 is a particle elsewhere.
  const names = rows.flat().flatMap(word => [word, withoutParticle(word)])
  const foreigners = rows.filter(
    row => row.length > 1 && row.length <= longestForeigner && row.join('').length >= fewestSyllables,
  )
  return [
    ...names.filter(name => koreanName.test(name)),
    ...foreigners.map(row => withoutParticle(row.join(' '))),
  ]
}

const mostNames = 4

/** Names that a Korean or Japanese text holds with something beside them, to be asked for as if typed alone. */
export const koreanJapaneseNames = (text: string): readonly string[] => {
  if (!scripts.test(text)) return []
  const names = [...japaneseNames(text), ...koreanNames(text)]
  return [...new Set(names)].filter(name => name !== text).slice(0, mostNames)
}
