const cyrillicOf: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  I: 'І',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  Y: 'У',
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  Ë: 'Ё',
  ë: 'ё',
  Ï: 'Ї',
  ï: 'ї',
}

const mixedWord = /(?=[\p{L}]*\p{Script=Cyrillic})(?=[\p{L}]*\p{Script=Latin})\p{L}+/gu

const latinOf = new Map(Object.entries(cyrillicOf).map(([latin, cyrillic]) => [cyrillic, latin]))

/** Letters of the other script inside a word (Вiктар with a Latin i, NР with a Cyrillic Р), put right. */
export const repairHomoglyphs = (text: string): string =>
  !/\p{Script=Cyrillic}/u.test(text) || !/\p{Script=Latin}/u.test(text)
    ? text
    : text.replace(mixedWord, repaired)

const cyrillicLetters = /\p{Script=Cyrillic}/gu
const countOf = (word: string, letters: RegExp): number => word.match(letters)?.length ?? 0

const asCyrillic = (word: string): string => [...word].map(char => cyrillicOf[char] ?? char).join('')
const asLatin = (word: string): string => [...word].map(char => latinOf.get(char) ?? char).join('')

/** In the script that most of its letters are of, where that has them all (WАNG is Latin, Вiктар is not). */
const repaired = (word: string): string => {
  const [cyrillic, latin] = [asCyrillic(word), asLatin(word)]
  const mayBeLatin = countOf(latin, cyrillicLetters) === 0
  const mayBeCyrillic = countOf(cyrillic, cyrillicLetters) === countOf(word, /\p{L}/gu)
  const isLatin = 2 * countOf(word, cyrillicLetters) < countOf(word, /\p{L}/gu)
  if (mayBeLatin && (isLatin || !mayBeCyrillic)) return latin
  return mayBeCyrillic ? cyrillic : word
}
