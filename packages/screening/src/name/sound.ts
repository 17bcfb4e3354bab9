import { rewrite, type SpellingRule } from './rewrite.ts'

const spellings: readonly SpellingRule[] = [
  // Belarusian writes unstressed O as A and V after a vowel as U: AGAFONAU, NAZARANKA, SLIZHEUSKI.
  ['AU', /(?<=[A-Z]{3})AU(?=A?$|SKI|SKAYA)/, 'OV'],
  ['EU', /(?<=[A-Z]{3})EU(?=A?$|SKI|SKAYA)/, 'EV'],
  ['ANKA', /ANKA$/, 'ENKO'],
  // Scientific transliteration writes J for Y and CH for KH: CHOCHRJAKOV.
  ['CH', /CH(?=[A-Z]*J[AEOU]?[A-Z]*(?:OV|EV|SKIJ|IN|KO)A?$)/g, 'KH'],
  ['J', /(?<=[BDF-HKLMNPRVZ])J(?=[AEOU][A-Z]*(?:OV|EV|SKIJ|IN|KO)A?$)/g, 'Y'],
  ['A', /A[UW](?=[B-DF-HJ-NP-TVXZ])/g, 'O'],
  ['AOU', /AOU(?=[AEIY])/g, 'AV'],
  ['OU', /^OU(?=[AEI])/, 'V'],
  ['S', /SJTJ|SHTCH|SHCH|SZCZ/g, 'SC'],
  // German writes CH as TSCH and J as DSCH: TSCHEMESOW, SIRADSCHUDDIN.
  ['TSCH', /TSCH/g, 'CH'],
  ['DSCH', /DSCH/g, 'J'],
  ['SCH', /SCH/g, 'SH'],
  ['SJ', /SJ(?=[AEIOU])/g, 'SH'],
  ['TJ', /TJ/g, 'CH'],
  ['O', /(?<=[B-DF-HJ-NP-TV-Z])[YI]O(?=[A-Z])/g, 'E'],
  ['ENKA', /ENKA$/g, 'ENKO'],
  ['TCH', /TCH/g, 'C'],
  ['I', /ITJ$|ITCH$|ICH$/g, 'IC'],
  ['QU', /QU(?=[AEIO][A-Z]{3})/g, 'KV'],
  ['DZH', /DZH/g, 'J'],
  ['KH', /KH/g, 'H'],
  ['GH', /GH/g, 'G'],
  ['PH', /PH/g, 'F'],
  ['TH', /TH/g, 'T'],
  ['DH', /DH/g, 'D'],
  ['ZH', /ZH/g, 'J'],
  ['CK', /CK/g, 'K'],
  ['CH', /CH/g, 'C'],
  ['T', /TS|TZ/g, 'C'],
  ['X', /X/g, 'KS'],
  ['Q', /Q/g, 'K'],
  ['W', /W/g, 'V'],
  ['O', /OU|OO/g, 'U'],
  ['EE', /EE/g, 'I'],
  ['E', /[YJ](?=E)/g, ''],
  ['Y', /Y/g, 'I'],
  ['E', /E/g, 'I'],
  ['O', /O/g, 'U'],
  ['H', /H(?=[B-DF-HJ-NP-TV-XZ]|$)/g, ''],
  ['', /([A-Z])\1+/g, '$1'],
  ['I', /I+J?$/g, 'I'],
]

/** A C that is a K, in words too long for a Turkish or Chinese name (ELECTRO, ELEKTRO). */
const hardC = /(?:^|(?<=[A-Z]{2}))C(?=[AOULRT])/g
const shortestHard = 6

/** One spelling for the usual romanisation variants of a word (YEVGENIY, EVGENII, EVGENY). */
export const soundFold = (word: string): string =>
  rewrite(word.length < shortestHard || !word.includes('C') ? word : word.replace(hardC, 'K'), spellings)

const loosely: readonly SpellingRule[] = [
  ['GH', /GH/g, 'Q'],
  ['Z', /(?<!T)Z(?!H)/g, 'S'],
  ['EI', /EI(?=[B-DF-HJ-NP-TV-Z])/g, 'AI'],
  ['EY', /EY(?=[B-DF-HJ-NP-TV-Z])/g, 'AI'],
]

/** The fold with what spellings mix up besides: Q and GH, S and Z (QOLI, VELAZQUEZ), AI and EI (SAIF, SEIF; RAIFFEISEN). */
export const looseFold = (word: string): string => soundFold(rewrite(word, loosely))

/** Consonants of a folded word (Q is K, GH or G: QASEMI, GHASEMI); a leading vowel stays as A. Shorter than three letters says nothing: ''. */
export const skeletonOf = (fold: string): string => {
  const bare = (/^[AIU]/.test(fold) ? 'A' : '') + fold.replace(/[AIU]/g, '').replaceAll('G', 'K')
  return bare.length >= 3 ? bare : ''
}

/** Letters that stand for a name, with K for a C of another language (MKB, MCB); other words stay as they are. */
export const acronymFold = (word: string): string =>
  word.length < 6 && !/[AEIOUY]/.test(word) ? word.replaceAll('TS', 'C').replaceAll('C', 'K') : word
