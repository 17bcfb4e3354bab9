const special: Readonly<Record<string, string>> = {
  ß: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ı: 'I',
  İ: 'I',
  Ə: 'A',
  Ŋ: 'NG',
  ĸ: 'K',
}

const withoutMarks = (letters: string): string => letters.replace(/[^A-Z0-9]+/g, '')

/** Upper-case A-Z of a Latin word: accents dropped, ligatures and special letters spelt out. */
export const foldLatin = (word: string): string => {
  if (/^[A-Za-z0-9]+$/.test(word)) return word.toUpperCase()
  if (/^[ -~]*$/.test(word)) return withoutMarks(word.toUpperCase())
  let out = ''
  for (const char of word.normalize('NFD')) {
    const upper = char.toUpperCase()
    out += special[char] ?? special[upper] ?? upper
  }
  return withoutMarks(out)
}
