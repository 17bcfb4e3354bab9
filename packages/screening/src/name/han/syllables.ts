import { LetterTree } from '../script/letter-tree.ts'

const initials = 'B P M F D T N L G K H J Q X ZH CH SH R Z C S Y W'.split(' ')
const finals =
  'A O E AI EI AO OU AN EN ANG ENG ONG I IA IE IAO IU IAN IN IANG ING IONG U UA UO UAI UI UAN UN UANG UE V VE'.split(
    ' ',
  )
const impossible = new Set(
  'BUO PUO MUO FUO BONG PONG MONG FONG JA JO JE JAI QA QO QE XA XO XE YIA WU2 FI FIN KI KIN GI GIN HI HIN'.split(
    ' ',
  ),
)
const standalone = 'A O E AI EI AO OU AN EN ANG ENG ER'.split(' ')

const allowed: Readonly<Record<string, RegExp>> = {
  J: /^(I|V|U)/,
  Q: /^(I|V|U)/,
  X: /^(I|V|U)/,
  Y: /^(A|AN|ANG|AO|E|I|IN|ING|O|ONG|OU|U|UAN|UE|UN)$/,
  W: /^(A|AI|AN|ANG|EI|EN|ENG|O|U)$/,
  F: /^(A|AN|ANG|EI|EN|ENG|O|OU|U)$/,
  B: /^(A|AI|AN|ANG|AO|EI|EN|ENG|I|IAN|IAO|IE|IN|ING|O|U)$/,
  P: /^(A|AI|AN|ANG|AO|EI|EN|ENG|I|IAN|IAO|IE|IN|ING|O|OU|U)$/,
  M: /^(A|AI|AN|ANG|AO|E|EI|EN|ENG|I|IAN|IAO|IE|IN|ING|IU|O|OU|U)$/,
  G: /^(A|AI|AN|ANG|AO|E|EI|EN|ENG|ONG|OU|U|UA|UAI|UAN|UANG|UI|UN|UO)$/,
  K: /^(A|AI|AN|ANG|AO|E|EI|EN|ENG|ONG|OU|U|UA|UAI|UAN|UANG|UI|UN|UO)$/,
  H: /^(A|AI|AN|ANG|AO|E|EI|EN|ENG|ONG|OU|U|UA|UAI|UAN|UANG|UI|UN|UO)$/,
  ZH: /^(A|AI|AN|ANG|AO|E|EI|EN|ENG|I|ONG|OU|U|UA|UAI|UAN|UANG|UI|UN|UO)$/,
  CH: /^(A|AI|AN|ANG|AO|E|EN|ENG|I|ONG|OU|U|UA|UAI|UAN|UANG|UI|UN|UO)$/,
  SH: /^(A|AI|AN|ANG|AO|E|EI|EN|ENG|I|OU|U|UA|UAI|UAN|UANG|UI|UN|UO)$/,
  R: /^(AN|ANG|AO|E|EN|ENG|I|ONG|OU|U|UA|UAN|UI|UN|UO)$/,
  Z: /^(A|AI|AN|ANG|AO|E|EI|EN|ENG|I|ONG|OU|U|UAN|UI|UN|UO)$/,
  C: /^(A|AI|AN|ANG|AO|E|EN|ENG|I|ONG|OU|U|UAN|UI|UN|UO)$/,
  S: /^(A|AI|AN|ANG|AO|E|EN|ENG|I|ONG|OU|U|UAN|UI|UN|UO)$/,
  D: /^(A|AI|AN|ANG|AO|E|EI|EN|ENG|I|IA|IAN|IAO|IE|ING|IU|ONG|OU|U|UAN|UI|UN|UO)$/,
  T: /^(A|AI|AN|ANG|AO|E|ENG|I|IAN|IAO|IE|ING|ONG|OU|U|UAN|UI|UN|UO)$/,
  N: /^(A|AI|AN|ANG|AO|E|EI|EN|ENG|I|IAN|IANG|IAO|IE|IN|ING|IU|ONG|OU|U|UAN|UO|V|VE|UE)$/,
  L: /^(A|AI|AN|ANG|AO|E|EI|ENG|I|IA|IAN|IANG|IAO|IE|IN|ING|IU|ONG|OU|U|UAN|UN|UO|V|VE|UE)$/,
}

/** Every toneless Mandarin syllable (Hanyu Pinyin, ü as V or U). */
export const mandarinSyllables: ReadonlySet<string> = new Set(
  [
    ...standalone,
    ...initials.flatMap(initial =>
      finals.filter(final => allowed[initial]?.test(final) ?? true).map(final => initial + final),
    ),
  ].filter(one => !impossible.has(one)),
)

const tree = new LetterTree(mandarinSyllables)

/** Cuts a word from a letter on into syllables, the longest first; the cuts stand last one first. False when it has none. */
const cutFrom = (word: string, from: number, cuts: number[]): boolean => {
  if (from === word.length) return true
  for (const length of tree.lengthsAt(word, from))
    if (cutFrom(word, from + length, cuts)) {
      cuts.push(from)
      return true
    }
  return false
}

const longestPinyin = 24
const mostSyllables = 8

/** The word cut into Mandarin syllables (longest first, at most eight), or null when it is no pinyin. */
export const pinyinSyllables = (word: string): readonly string[] | null => {
  const cuts: number[] = []
  if (word === '' || word.length > longestPinyin || !cutFrom(word, 0, cuts)) return null
  return cuts.length > mostSyllables ? null : cuts.map((from, i) => word.slice(from, cuts[i - 1])).reverse()
}
