import { romaniseCyrillic } from '../name/script/cyrillic.ts'
import { latinIsKnown } from '../name/word/rarity.ts'

/** Letters of one language, each with those of English; the first that stands in a word is put in first. */
type Letters = readonly (readonly [written: RegExp, english: string])[]

const german: Letters = [
  [/SCHTSCH/g, 'SHCH'],
  [/DSCH/g, 'DZH'],
  [/TSCH/g, 'C#H'],
  [/SCH/g, 'SH'],
  [/(?<![S#])CH/g, 'KH'],
  [/#/g, ''],
  [/W/g, 'V'],
  [/Z/g, 'TS'],
  [/J/g, 'Y'],
]

/** German writes SH and ZH alike (Schukow, Schewtschenko). */
const germanZh: Letters = [[/(?<!T)SCH(?!T)/g, 'ZH'], ...german]

const polish: Letters = [
  [/SZCZ/g, 'SHC#H'],
  [/SZ/g, 'SH'],
  [/CZ/g, 'C#H'],
  [/RZ|Ż/g, 'ZH'],
  [/CH/g, 'KH'],
  [/(?<!K)C(?!#)/g, 'TS'],
  [/#/g, ''],
  [/W/g, 'V'],
  [/J/g, 'Y'],
]

const french: Letters = [
  [/CHTCH/g, 'S#HC#H'],
  [/TCH/g, 'C#H'],
  [/CH/g, 'SH'],
  [/#/g, ''],
  [/J/g, 'ZH'],
  [/OU/g, 'U'],
]

/** What passports write, behind a vowel. */
const passport: Letters = [[/(?<=[AEIOUY])I(?=[AU](?![A-Z]))/g, 'Y']]

/** C for TS and SCH for SHCH, as is written in haste. */
const hasty: Letters = [
  [/SCH(?=E)/g, 'SHCH'],
  [/C(?=[IE])/g, 'TS'],
]

const spanish: Letters = [[/(?<=[AEIOU])J(?=[AEIOU])/g, 'KH']]

const usages: readonly (readonly [mark: RegExp, ...letters: Letters[]])[] = [
  [/(?<!DEU)TSCH|[EO]WNA(?![A-Z])/, german, germanZh],
  [/SZCZ|CZ.*W|W.*CZ|[EO]WNA(?![A-Z])/, polish],
  [/CHTCH|[EO]VITCH|TCHENKO|TCHOUK/, french],
  [/[AEIOUY]I[AU](?![A-Z])/, passport],
  [/CI(?:YA|I|YI)(?![A-Z])|CION[NE]|ALNYY?(?![A-Z])|SCHESTV/, hasty],
  [/[AEIOU]J[AEIOU][A-Z]*(?:[OE]VA?|[OE]VICH|[OE]VNA)(?![A-Z])|MIJAIL/, spanish],
]

/** Most texts have none of these marks, and are looked at no further. */
const anyMark = new RegExp(`${usages.map(([mark]) => mark.source).join('|')}|[EO]WA?(?![A-Z])`)

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** Upper-case letters without accents; Ż alone keeps its mark: it is a ZH. */
const plainLetters = (text: string): string => {
  const upper = text.toUpperCase()
  return isAscii(upper)
    ? upper
    : upper.normalize('NFD').replace(accents, '').normalize('NFC').replaceAll('Ł', 'L')
}

const inLatin = /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u
const accents = /(?!\u0307)\p{M}/gu
const surnameInW = /[A-ZŻ]{3,}[EO]WA?(?![A-Z])/g

/** Kusnezow, Lebedewa: a word in -OW that nobody uses (Moscow, Matthew are in use). */
const hasSurnameInW = (text: string): boolean =>
  text.match(surnameInW)?.some(word => !latinIsKnown(word)) ?? false

const rewrite = (text: string, letters: Letters): string =>
  letters.reduce((name, [written, english]) => name.replace(written, english), text)

const serbian = /[ЂЈЉЊЋЏ]/iu
/** Letters that Serbian writes with one Latin letter, which lists print without its mark: Шаренац, Šarenac, SARENAC. */
const serbianLetters: Readonly<Record<string, string>> = {
  Ш: 'S',
  Ж: 'Z',
  Ч: 'C',
  Ц: 'C',
  Х: 'H',
}

const serbianInLatin = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\p{Script=Cyrillic}/gu, letter => serbianLetters[letter] ?? romaniseCyrillic(letter))

/** A Latin text that writes Cyrillic as another language does (Nikolaew, Szczerbakow, Chtcherbakov), as English does, and Serbian as lists print it; none of others. */
export const englishSpellings = (text: string): readonly string[] => {
  if (serbian.test(text)) return [serbianInLatin(text)]
  if (!inLatin.test(text)) return []
  const plain = plainLetters(text)
  if (!anyMark.test(plain)) return []
  const told = usages.flatMap(([mark, ...letters]) => (mark.test(plain) ? letters : []))
  const all = hasSurnameInW(plain) ? [german, polish, ...told] : told
  return [...new Set(all.map(letters => rewrite(plain, letters)))].filter(one => one !== plain)
}
