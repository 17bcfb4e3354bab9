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
}

const mixedWord = /(?=[\p{L}]*\p{Script=Cyrillic})(?=[\p{L}]*\p{Script=Latin})\p{L}+/gu

/** Latin letters that stand for Cyrillic ones inside a Cyrillic word (Вiктар with a Latin i), put right. */
export const repairHomoglyphs = (text: string): string =>
  text.replace(mixedWord, word => {
    const repaired = [...word].map(char => cyrillicOf[char] ?? char).join('')
    return /\p{Script=Latin}/u.test(repaired) ? word : repaired
  })
