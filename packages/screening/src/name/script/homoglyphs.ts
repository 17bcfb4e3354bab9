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

const repaired = (word: string): string => {
  const cyrillic = [...word].map(char => cyrillicOf[char] ?? char).join('')
  if (!/\p{Script=Latin}/u.test(cyrillic)) return cyrillic
  const latin = [...word].map(char => latinOf.get(char) ?? char).join('')
  return /\p{Script=Cyrillic}/u.test(latin) ? word : latin
}
