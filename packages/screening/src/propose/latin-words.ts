import { romaniseCyrillic } from '../name/script/cyrillic.ts'
import { foldLatin } from '../name/script/latin.ts'

// S.A. and J.S.C. are one word each.
const abbreviation = /(?<!\p{L}\p{L})\.(?=\p{L}(?!\p{L}))/gu
const apostrophes = /['’ʼ`´ʿʾ‘ʹ"“”«»]/gu
// Letters whose sound folding would lose.
const special: Readonly<Record<string, string>> = {
  ç: 's',
  Ç: 'S',
  ş: 'sh',
  Ş: 'SH',
  š: 'sh',
  Š: 'SH',
  ž: 'zh',
  Ž: 'ZH',
  č: 'ch',
  Č: 'CH',
  ü: 'ue',
  Ü: 'UE',
}

const specials = new RegExp(`[${Object.keys(special).join('')}]`, 'gu')

const cyrillic = /\p{Script=Cyrillic}/u

export interface LatinWord {
  /** As the list writes it. */
  readonly text: string
  /** A-Z and digits. */
  readonly key: string
}

const keyOf = (text: string): string => {
  if (cyrillic.test(text)) return romaniseCyrillic(text)
  return foldLatin(text.replace(specials, letter => special[letter]!))
}

/** Words of a name written in Latin or Cyrillic letters; undefined when it holds another script. */
export const latinWords = (name: string): readonly LatinWord[] | undefined => {
  const clean = name.normalize('NFKC').replace(apostrophes, '').replace(abbreviation, '')
  if (/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{M}]/u.test(clean)) return undefined
  const words = clean.split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => word !== '')
  // Some lists write one name twice in a cell, in Latin and in Cyrillic letters.
  const latin = words.filter(word => !cyrillic.test(word))
  const kept = latin.some(word => word.length > 1) ? latin : words
  return kept.map(text => ({ text, key: keyOf(text) })).filter(word => word.key !== '')
}

/** Words of the first name that can be read: a party has dozens, and one is enough. */
export const firstRead = (
  names: readonly string[],
  read: (name: string) => readonly LatinWord[] | undefined,
): readonly LatinWord[] | undefined => {
  for (const name of names) {
    const words = read(name)
    if (words && words.length > 0) return words
  }
  return undefined
}
