import { countries } from '@maojian/domain/vocabulary/country'
import { foldHan } from '../han/han.ts'
import { foldLatin } from '../script/latin.ts'
import { LetterTree } from '../script/letter-tree.ts'
import { readTable } from '../table.ts'

/** What a word does in a name; `word` is everything that distinguishes. */
export type Role =
  | 'word'
  | 'trade'
  | 'form'
  | 'region'
  | 'stop'
  | 'kin'
  | 'title'
  | 'common'
  | 'patronymic'
  | 'numeral'

export interface Meaning {
  readonly role: Role
  /** Same for the same meaning in every language: `#technology`, `@CN`; '' where the word stands for itself. */
  readonly concept: string
}

const latin = new Map<string, Meaning>()
const han = new Map<string, Meaning>()

const addHan = (word: string, meaning: Meaning): void => {
  const key = foldHan(word)
  if (!han.has(key)) han.set(key, meaning)
}

const stems = new Map<string, Meaning>()
const shortestStem = 5
const longestEnding = 9
/** What inflection and derivation put behind a stem (NAUCHN-OGO, KHOLDINGOV-AYA); OBORON-TEST is another word. */
const ending =
  /^(?:N|ON|ENN|SK|CHESK|ICHESK|OVSK|OV|EV|TEL|TELN|TELSK|STV|STVENN|ITEL|ITELN|ELN|ELSTV|IN)*(?:YY|IY|II|YI|IJ|YJ|Y|I|AYA|AIA|AJA|A|OE|OYE|OGO|OI|OY|OM|YE|YKH|IKH|YA|IYA|IIA|IA|IJA|IE|IYE|IIE|E|O|U|YU|AM|AMI)?$/

const addLatin = (word: string, meaning: Meaning): void => {
  const key = foldLatin(word)
  if (word.endsWith('*')) stems.set(key, stems.get(key) ?? meaning)
  if (word.endsWith('*')) return
  if (key !== '' && !latin.has(key)) latin.set(key, meaning)
}

for (const [role, concept, latinWords, hanWords] of readTable('words.tsv')) {
  const meaning: Meaning = { role: role as Role, concept: concept === '-' ? '' : `#${concept}` }
  for (const word of latinWords?.split(' ') ?? []) addLatin(word, meaning)
  for (const word of hanWords?.split(' ') ?? []) if (word) addHan(word, meaning)
}
const regionLetters = new Map<string, string>()

for (const [id, hanWord, latinWords, letter] of readTable('regions.tsv')) {
  const meaning: Meaning = { role: 'region', concept: `@${id}` }
  if (letter) regionLetters.set(meaning.concept, letter)
  addHan(hanWord!, meaning)
  for (const word of latinWords?.split(' ') ?? []) addLatin(word, meaning)
}
for (const { code, nameZh, nameEn } of countries) {
  const meaning: Meaning = { role: 'region', concept: `@${code}` }
  if (nameZh.length > 1) addHan(nameZh, meaning)
  if (!nameEn.includes(' ')) addLatin(nameEn, meaning)
}

const stemTree = new LetterTree(stems.keys())

const byStem = (word: string): Meaning | undefined => {
  const first = Math.max(shortestStem, word.length - longestEnding)
  for (const length of stemTree.lengthsAt(word, 0))
    if (length >= first && ending.test(word.slice(length))) return stems.get(word.slice(0, length))
  return undefined
}

/** Whether a folded Latin word stands in the lexicon itself, and is no form of one that does. */
export const isLexiconWord = (word: string): boolean => latin.has(word)

/** What a folded Latin word means: as it stands in the lexicon, or by a stem of an inflected language. */
export const meaningOfLatin = (word: string): Meaning | undefined => latin.get(word) ?? byStem(word)
export const meaningOfHan = (word: string): Meaning | undefined => han.get(word)
/** The one character that stands for a place (沪 for 上海), or undefined. */
export const regionLetter = (concept: string): string | undefined => regionLetters.get(concept)
export const hanWords = (): Iterable<string> => han.keys()
export const latinWords = (): Iterable<string> => latin.keys()

const patronymicEnd =
  /(?:IYEVICH|YEVICH|OVICH|EVICH|AVICH|OVITCH|EVITCH|OVITJ|EVITJ|OVYTJ|IJOVYTJ|OVYCH|EVYCH|AYVYCH|YOVYCH|AYOVYCH|IOVYCH|OVNA|EVNA|YEVNA|AUNA|OWNA|EWNA|IVNA|YIVNA|ICHNA)$/

/** Sons of whose fathers' names end in A: Ilya, Luka, Kuzma. */
const sonsOfA = '(?:IL|ILY|ILJ|LUK|KUZM|FOM|NIKIT|SAVV)I(?:CH|TCH|TJ)'
const patronymic = new RegExp(`^(?:\\p{L}{3,}${patronymicEnd.source}|${sonsOfA}$)`, 'u')

/** Name of the father in a patronymic (ANDREEVICH: ANDRE). */
export const patronymicStem = (word: string): string => word.replace(patronymicEnd, '')

const lastOfPatronymic = /(?:CH|TJ|NA)$/

export const isPatronymic = (word: string): boolean => lastOfPatronymic.test(word) && patronymic.test(word)
