import { foldLetters } from '../script/fold-letters.ts'
import { rewriter } from '../script/spelling-rules.ts'

const spellings = rewriter([
  // Polish and Belarusian patronymics: NIKOLAJEWICZ, IVANAVICH, GENADZEUNA.
  [['WICZ'], /WICZ$/, 'VICH'],
  [['AVIC'], /(?<=[A-Z]{3})AVIC(?=H?$)/, 'OVIC'],
  [['AUNA', 'EUNA'], /(?<=[A-Z]{3})(?:AUNA|EUNA)$/, 'EVNA'],
  // Belarusian writes unstressed O as A and V after a vowel as U: AGAFONAU, NAZARANKA, SLIZHEUSKI.
  [['AU'], /(?<=[A-Z]{3})AU(?=A?$|SKI|SKAYA)/, 'OV'],
  [['EU'], /(?<=[A-Z]{3})EU(?=A?$|SKI|SKAYA)/, 'EV'],
  [['OU'], /(?<=[A-Z]{3})OU(?=SKI|SKAYA)/, 'OV'],
  [['ANKA'], /ANKA$/, 'ENKO'],
  // Scientific transliteration writes J for Y and CH for KH: CHOCHRJAKOV.
  [['CH'], /CH(?=[A-Z]*J[AEOU]?[A-Z]*(?:OV|EV|SKIJ|IN|KO|[OEA]VIC|[OEA]VN)A?$)/g, 'KH'],
  [
    ['J'],
    /(?<=[AEIOU])J(?=[B-DF-HJ-NP-TV-Z][A-Z]*(?:OV|EV|SKIJ|ENKO|[OEA]VICH?|[OEA]VITCH|[OEA]VN)A?$)/g,
    'I',
  ],
  [['J'], /(?<=[BDF-HKLMNPRVZ])J(?=[AEOU][A-Z]*(?:OV|EV|SKIJ|IN|KO)A?$)/g, 'Y'],
  [['AU', 'AW'], /A[UW](?=[B-DF-HJ-NP-TVXZ])/g, 'O'],
  [['AOU'], /AOU(?=[AEIY])/g, 'AV'],
  [['OU'], /^OU(?=[AEI])/, 'V'],
  [['SJTJ', 'SHTCH', 'SHCH', 'SZCZ'], /SJTJ|SHTCH|SHCH|SZCZ/g, 'SC'],
  // German writes CH as TSCH and J as DSCH: TSCHEMESOW, SIRADSCHUDDIN.
  [['TSCH'], /TSCH/g, 'CH'],
  [['DSCH'], /DSCH/g, 'J'],
  [['SCH'], /SCH/g, 'SH'],
  [['SJ'], /SJ(?=[AEIOU])/g, 'SH'],
  [['TJ'], /TJ/g, 'CH'],
  [['JO'], /(?<=[B-DF-HJ-NP-TV-Z])JO(?=[A-Z]*(?:OV|EV|[OEA]VICH?|[OEA]VN)A?$)/g, 'E'],
  [['YO', 'IO'], /(?<=[B-DF-HJ-NP-TV-Z])[YI]O(?=[A-Z])/g, 'E'],
  [['ENKA'], /ENKA$/g, 'ENKO'],
  [['TCH'], /TCH/g, 'C'],
  [['ITJ', 'ITCH', 'ICH'], /ITJ$|ITCH$|ICH$/g, 'IC'],
  [['QU'], /QU(?=[AEIO][A-Z]{3})/g, 'KV'],
  [['DZH'], /DZH/g, 'J'],
  [['KH'], /KH/g, 'H'],
  [['GH'], /GH/g, 'G'],
  [['PH'], /PH/g, 'F'],
  [['TH'], /TH/g, 'T'],
  [['DH'], /DH/g, 'D'],
  [['ZH'], /ZH/g, 'J'],
  // Polish and Czech write TSK as CK: SAVICKI, SLUCKIJ.
  [['CKI', 'CKA'], /(?<=[A-Z]{3})CK(?=I[JY]$|A[JY]A$)|(?<=[A-Z]{4})CK(?=I$)/, 'TSK'],
  [['CK'], /CK/g, 'K'],
  [['CH'], /CH/g, 'C'],
  [['TS', 'TZ'], /TS|TZ/g, 'C'],
])

/** A C that is a K, in words too long for a Turkish or Chinese name (ELECTRO, ELEKTRO). */
const hardC = /(?:^|(?<=[A-Z]{2}))C(?=[AOULRT])/g
const shortestHard = 6

/** One spelling for the usual romanisation variants of a word (YEVGENIY, EVGENII, EVGENY). */
export const soundFold = (word: string): string =>
  foldLetters(spellings(word.length < shortestHard || !word.includes('C') ? word : word.replace(hardC, 'K')))

const loosely = rewriter([
  [['GH'], /GH/g, 'Q'],
  [['Z'], /(?<!T)Z(?!H)/g, 'S'],
  [['EI'], /EI(?=[B-DF-HJ-NP-TV-Z])/g, 'AI'],
  [['EY'], /EY(?=[B-DF-HJ-NP-TV-Z])/g, 'AI'],
])

/** The fold with what spellings mix up besides: Q and GH, S and Z (QOLI, VELAZQUEZ), AI and EI (SAIF, SEIF; RAIFFEISEN). */
export const looseFold = (word: string, fold = soundFold): string => {
  const loose = loosely(word)
  return loose === word ? fold(word) : soundFold(loose)
}

/** A surname of the East Slavs, folded: of them Ukrainian and Belarusian write H for G, and DZ for D. */
const slavic = /(?:[UI]VN?|IN|SKI|SKII|CUK|INKU)A?$/
const withSlavicG = (fold: string): string =>
  slavic.test(fold) ? fold.replace(/(?<!S)H/g, 'G').replace(/DZ(?=I)/g, 'D') : fold

/** ARLOU is Orlov; AMADOU is no Amadov, and has no such skeleton in other spellings. */
const belarusian = /[B-DF-HJ-NP-TVXZ]OU$/

/**
 * Consonants of a word and its fold (Q is K, GH or G: QASEMI, GHASEMI); a leading vowel stays as A. Shorter than three
 * letters says nothing: ''.
 */
export const skeletonOf = (fold: string, word = fold): string => {
  // Arabic has letters that are TH, DH or Z: KATHIM, KAZIM.
  const sibilant = word.includes('TH') || word.includes('DH') ? soundFold(word.replace(/[TD]H/g, 'Z')) : fold
  const ended = word.endsWith('OU') && belarusian.test(word) ? `${fold}V` : sibilant
  const told = ended.includes('H') || ended.includes('DZ') ? withSlavicG(ended) : ended
  const bare = (/^[AIU]/.test(told) ? 'A' : '') + told.replace(/[AIU]/g, '').replaceAll('G', 'K')
  return bare.length >= 3 ? bare : ''
}

/** Letters that stand for a name, with K for a C of another language (MKB, MCB); other words stay as they are. */
export const acronymFold = (word: string): string =>
  word.length < 6 && !/[AEIOUY]/.test(word) ? word.replaceAll('TS', 'C').replaceAll('C', 'K') : word
