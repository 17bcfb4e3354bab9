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

const word = /\p{L}+/gu
const cyrillicLetters = /\p{Script=Cyrillic}/gu
const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

const asCyrillic = (text: string): string => [...text].map(char => cyrillicOf[char] ?? char).join('')
const asLatin = (text: string): string => [...text].map(char => latinOf.get(char) ?? char).join('')
const isLatin = (text: string): boolean => !/\P{Script=Latin}/u.test(text)
const isCyrillic = (text: string): boolean => !/\P{Script=Cyrillic}/u.test(text)

/** In the script that most of its letters are of, where that has them all (WАNG is Latin, Вiктар is not). */
const repaired = (mixed: string): string => {
  const [cyrillic, latin] = [asCyrillic(mixed), asLatin(mixed)]
  const mostlyLatin = 2 * countOf(mixed, cyrillicLetters) < countOf(mixed, /\p{L}/gu)
  if (isLatin(latin) && (mostlyLatin || !isCyrillic(cyrillic))) return latin
  return isCyrillic(cyrillic) ? cyrillic : mixed
}

/** ВЕIJING, РЕТRОLЕUМ: mixed, and of letters that Latin alone has all of. */
const isDisguised = (text: string): boolean =>
  (text.match(mixedWord) ?? []).some(one => isLatin(asLatin(one)) && !isCyrillic(asCyrillic(one)))

/**
 * Letters of the other script inside a word (Вiктар with a Latin i, NР with a Cyrillic Р), put right. Where every word may be
 * Latin and one can be nothing else, the words beside it are Latin too (РАРА РЕТRОLЕUМ СО.).
 */
export const repairHomoglyphs = (text: string): string => {
  if (!/\p{Script=Cyrillic}/u.test(text) || !/\p{Script=Latin}/u.test(text)) return text
  const latin = text.replace(word, asLatin)
  return countOf(latin, cyrillicLetters) === 0 && isDisguised(text)
    ? latin
    : text.replace(mixedWord, repaired)
}
