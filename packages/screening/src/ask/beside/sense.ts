import { countries } from '@maojian/domain/vocabulary/country'
import { remember } from '../../memory.ts'
import { foldLatin } from '../../name/script/latin.ts'
import { isLexiconWord, meaningOfLatin, type Role } from '../../name/lexicon/lexicon.ts'
import { isStopElsewhere } from '../../name/lexicon/small-words.ts'
import { latinOfWord, plainly } from '../../name/lexicon/script-words.ts'
import { runsOf } from '../../name/cut/runs.ts'
import { readTable } from '../../name/table.ts'
import { words } from '../../name/cut/tokenise.ts'
import { isCountry } from '../../name/token/tells.ts'

/** What a word says that stands beside a name; '' for a word that may be a name itself. */
export type Sense =
  | 'place'
  | 'country'
  /** Of a house: its branch, office, faculty. */
  | 'part'
  /** Of a person. */
  | 'role'
  /** Before a party: consignee, attention. */
  | 'label'
  | 'address'
  /** What is dealt with a party, or how a house belongs to another: payment, invoice, contract, subsidiary. */
  | 'dealing'
  /** What tells of a ship: its kind, flag, voyage. */
  | 'ship'
  | 'form'
  | 'number'
  | 'business'
  | 'other'
  /** Of families: Al, Abu, bin. */
  | 'kin'
  /** What places and zones are called, and much else: OCEAN, EAST, PARK. */
  | 'site'
  | ''

const latin = /^\p{Script=Latin}/u

/** What a word is filed by: its letters, without marks inside it. */
export const senseKey = (word: string): string =>
  latin.test(word)
    ? foldLatin(word)
    : plainly(
        word
          .normalize('NFKC')
          .toUpperCase()
          .replaceAll(/[.'’/\s]/gu, ''),
      )

const senses = new Map<string, Sense>()

const learn = (words: string | undefined, sense: Sense): void => {
  for (const word of words?.split(' ') ?? []) {
    const key = senseKey(word)
    if (key !== '' && !senses.has(key)) senses.set(key, sense)
  }
}

for (const [sense, told] of readTable('beside-words.tsv')) learn(told, sense as Sense)
for (const { nameEn } of countries) learn(foldLatin(nameEn), 'country')
for (const writings of readTable('cities.tsv')) for (const told of writings) learn(told, 'place')

const ofRole: Readonly<Partial<Record<Role, Sense>>> = {
  region: 'place',
  form: 'form',
  trade: 'business',
  common: 'business',
  numeral: 'number',
  title: 'role',
  stop: 'other',
  kin: 'kin',
}

/** What the lexicon says of folded letters. */
const byLetters = (key: string): Sense => {
  const meaning = meaningOfLatin(key)
  if (meaning && isCountry(meaning)) return 'country'
  return (meaning && ofRole[meaning.role]) ?? ''
}

/** Of two consonants much is written: سارا is no SIR. */
const shortestAbjad = 3

/** The same of a word in whatever script. */
const byLexicon = (word: string): Sense => {
  const meant = latinOfWord(word.normalize('NFC'))
  if (meant !== undefined) return byLetters(meant)
  const [run, ...more] = runsOf(word)
  const [key, ...others] = run && more.length === 0 ? words(run) : []
  if (key === undefined || others.length > 0) return ''
  if (run!.script === 'abjad' && key.length < shortestAbjad) return ''
  return run!.script === 'cyrillic' && isStopElsewhere(key) ? '' : byLetters(key)
}

const voyage = /^V?\d{2,4}[NESW]$/iu

/** 50000DWT, Panama-flagged; A300, F28, MD-82: what aircraft are called by their kind. */
const ofShip =
  /^\d+(?:DWT|GR?T|TEU|CBM)$|-FLAG(?:GED)?$|^(?:A3\d\d|B?7[0-9]7|F-?(?:28|27|50|70|100)|MD-?\d\d|IL-?\d\d|AN-?\d{2,3}|TU-?\d{3}|ATR-?\d\d|RJ-?\d{2,3})(?:-\d\w*)?$/iu

const letters = /^[A-Za-z]+$/

/** Yujong1, Norvan3: a ship's name and its number written together. */
const nameAndNumber = /^\p{L}{4,}\d{1,2}$/u

const senseNew = (word: string): Sense => {
  if (letters.test(word)) {
    const key = word.toUpperCase()
    return senses.get(key) ?? byLetters(key)
  }
  if (voyage.test(word) || ofShip.test(word)) return 'ship'
  return /\p{N}/u.test(word) && !nameAndNumber.test(word)
    ? 'number'
    : (senses.get(senseKey(word)) ?? (byLexicon(word) || byLetters(senseKey(word))))
}

/** A table of words is asked first: an OFFICE is a part of a house beside its name, whatever business it is elsewhere. */
export const senseOf = remember<Sense>(3000, senseNew)

/** What words say together, by their keys in a row (HONGKONG): only what is known so. */
export const senseTogether = (key: string): Sense =>
  senses.get(key) ?? (isLexiconWord(key) ? byLetters(key) : '')

export const isPlace = (sense: Sense): boolean => sense === 'place' || sense === 'country'

/** Words that have a sense, cities of trade among them. */
export const sensedWords = (): Iterable<string> => senses.keys()

/** Whether Chinese characters are a city of trade. */
export const isHanCity = (text: string): boolean => senses.get(text) === 'place'

/** What words say that belong to names: none of them leads to a name or follows one. */
export const ofNames: ReadonlySet<Sense> = new Set(['', 'form', 'business', 'other', 'kin', 'site'])

/** Words of a sentence about a party, beside which a name may begin or end whatever else is said. */
export const ofSentences: ReadonlySet<Sense> = new Set(['role', 'label', 'dealing', 'ship'])
