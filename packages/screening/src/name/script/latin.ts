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

/** Upper-case A-Z of a Latin word: accents dropped, ligatures and special letters spelt out. */
export const foldLatin = (word: string): string => {
  if (/^[A-Za-z0-9]+$/.test(word)) return word.toUpperCase()
  let out = ''
  for (const char of word.normalize('NFD')) {
    const upper = char.toUpperCase()
    out += special[char] ?? special[upper] ?? upper
  }
  return out.replace(/[^A-Z0-9]/g, '')
}
