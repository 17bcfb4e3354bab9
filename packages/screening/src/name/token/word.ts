import { hash32 } from '../../text-hash.ts'
import { remember } from '../../memory.ts'
import { nounsOf } from '../word/adjective.ts'
import { cutArabic, withEnding, type Ended } from '../word/arabic-compounds.ts'
import { abjadConsonants, latinConsonants } from '../abjad/consonants.ts'
import { spelledBy } from '../lexicon/brand-words.ts'
import { cantoneseSound } from '../han/cantonese.ts'
import { clippedStem } from '../word/clipped.ts'
import { compoundWords } from '../word/compounds.ts'
import { fathersOf } from '../word/fathers.ts'
import { cutGivenNames, givenNamesOf, type NameSenses } from '../word/given-names.ts'
import { isNameSyllable } from '../korean-japanese/hanja.ts'
import { hearLatin, type HeardLatin } from '../sound/heard-latin.ts'
import { withoutArticle } from '../word/joined-article.ts'
import type { KnownWord } from '../word/known-word.ts'
import { koreanFold, koreanSound } from '../korean-japanese/korean.ts'
import { mandarinSound } from '../han/mandarin-spelling.ts'
import { meaningOfLatin, type Meaning } from '../lexicon/lexicon.ts'
import { meantWord } from '../repair/meant-word.ts'
import { isMisread } from '../repair/misread-word.ts'
import { beginsPhrase } from '../lexicon/phrases.ts'
import { informationOf, isInUse, latinShare } from '../word/rarity.ts'
import { senseOf, type Sense } from '../word/sense.ts'
import { acronymFold, looseFold, skeletonOf, soundFold } from '../sound/sound.ts'
import { surnameSpellings } from '../han/surnames.ts'
import { pinyinSyllables } from '../han/syllables.ts'

const vowelsOf = (word: string): string => word.replace(/[^AEIOUY]/g, '').replace(/(.)\1+/g, '$1')

const mostLetters = 4

export interface FoldHashes {
  readonly fold: number
  readonly loose: number
}

/**
 * A folded Latin word and what its comparison with other words asks for, each found when first asked for: a search
 * compares a word with dozens of others.
 */
export class Word implements KnownWord {
  readonly key: string
  #names: NameSenses | undefined
  #fold: string | undefined
  #loose: string | undefined
  #skeleton: string | undefined
  #acronym: string | undefined
  #vowels: string | undefined
  #digit: boolean | undefined
  #korean: string | undefined
  #koreanFold: string | undefined
  #syllables: readonly string[] | null | undefined
  #nouns: readonly string[] | undefined
  #consonants: readonly string[] | undefined
  #abjadConsonants: readonly string[] | undefined
  #stem: string | undefined
  #used: boolean | undefined
  #fathers: NameSenses | undefined
  #surnames: ReadonlySet<string> | null | undefined
  #cantonese: string | undefined
  #mandarin: string | undefined
  #heard: HeardLatin | undefined
  #spells: ReadonlySet<string> | undefined
  #information: number | undefined
  #share: number | undefined
  #meaning: Meaning | null | undefined
  #cutNames: readonly string[] | undefined
  #sense: Sense | undefined
  #beginsPhrase: boolean | undefined
  #ended: Ended | null | undefined
  #pieces: readonly Word[] | undefined
  #compound: readonly string[] | undefined
  #bare: Word | null | undefined
  #meant: string | undefined
  #misread: boolean | undefined
  #foldHash: number | undefined
  #looseHash: number | undefined

  /** `folds` where an index keeps them. */
  constructor(key: string, folds?: FoldHashes) {
    this.key = key
    this.#foldHash = folds?.fold
    this.#looseHash = folds?.loose
  }

  get information(): number {
    return (this.#information ??= informationOf(this))
  }

  get share(): number {
    return (this.#share ??= latinShare(this.key))
  }

  /** Whether the tables know it: it is a name or a word in use. */
  get isKnown(): boolean {
    return this.share > 0
  }

  get meaning(): Meaning | undefined {
    if (this.#meaning === undefined) this.#meaning = meaningOfLatin(this.key) ?? null
    return this.#meaning ?? undefined
  }

  get cutNames(): readonly string[] {
    return (this.#cutNames ??= this.names.length > 0 ? [this.key] : cutGivenNames(this.key, false))
  }

  /** What it is in a name where nothing beside it tells otherwise. */
  get sense(): Sense {
    return (this.#sense ??= senseOf(this))
  }

  get beginsPhrase(): boolean {
    return (this.#beginsPhrase ??= beginsPhrase(this.key))
  }

  /** With the ending of a Persian or Turkic surname; null without one. */
  get ended(): Ended | null {
    if (this.#ended === undefined) this.#ended = withEnding(this.key)
    return this.#ended
  }

  /** The names of a compound Arabic one; else the word itself. */
  get pieces(): readonly Word[] {
    return (this.#pieces ??= this.#cut())
  }

  #cut(): readonly Word[] {
    const pieces = this.ended ? [this.key] : cutArabic(this)
    return pieces.length === 1 ? [this] : pieces.map(wordOf)
  }

  /** The words of which it is put together; none for other words. */
  get compound(): readonly string[] {
    return (this.#compound ??= compoundWords(this))
  }

  /** Without the Arabic article that is written together with it; null without one. */
  get withoutArticle(): Word | null {
    if (this.#bare === undefined) {
      const bare = withoutArticle(this.key)
      this.#bare = bare === '' ? null : wordOf(bare)
    }
    return this.#bare
  }

  /** What was meant by it where nobody uses it (one word or two), else the word itself. */
  get meant(): string {
    return (this.#meant ??= meantWord(this))
  }

  /** Whether letters of it may be put right. */
  get isMisread(): boolean {
    return (this.#misread ??= isMisread(this))
  }

  get names(): NameSenses {
    return (this.#names ??= givenNamesOf(this.key, false))
  }

  /** Most words that are compared differ here, and need not be folded. */
  get foldHash(): number {
    return (this.#foldHash ??= hash32(this.fold))
  }

  get looseHash(): number {
    return (this.#looseHash ??= hash32(this.loose))
  }

  soundsAs(other: Word): boolean {
    return this.foldHash === other.foldHash && this.fold === other.fold
  }

  soundsNearly(other: Word): boolean {
    return this.looseHash === other.looseHash && this.loose === other.loose
  }

  /** One spelling for the usual romanisation variants; see sound.ts. */
  get fold(): string {
    return (this.#fold ??= soundFold(this.key))
  }

  get loose(): string {
    return (this.#loose ??= looseFold(this.key, () => this.fold))
  }

  get skeleton(): string {
    return (this.#skeleton ??= skeletonOf(this.fold, this.key))
  }

  get acronym(): string {
    return (this.#acronym ??= acronymFold(this.key))
  }

  get vowels(): string {
    return (this.#vowels ??= vowelsOf(this.key))
  }

  get hasDigit(): boolean {
    return (this.#digit ??= /\d/.test(this.key))
  }

  /** Letters that stand for a name: few, and no vowel among them. */
  get isLetters(): boolean {
    return this.key.length <= mostLetters && this.vowels === ''
  }

  get korean(): string {
    return (this.#korean ??= koreanSound(this.key))
  }

  get koreanFold(): string {
    return (this.#koreanFold ??= koreanFold(this.key))
  }

  /** The same as one Cantonese or Mandarin syllable. */
  get cantonese(): string {
    return (this.#cantonese ??= cantoneseSound(this.key))
  }

  get mandarin(): string {
    return (this.#mandarin ??= mandarinSound(this.key))
  }

  /** What it sounds like to one who writes it in Chinese characters. */
  get heard(): HeardLatin {
    return (this.#heard ??= hearLatin(this.key))
  }

  /** Runs of Chinese characters that it translates. */
  get spells(): ReadonlySet<string> {
    return (this.#spells ??= spelledBy(this.key))
  }

  /** A given name, or one Mandarin or Korean syllable. */
  get isNameOrSyllable(): boolean {
    return this.names.length > 0 || this.korean !== '' || this.syllables?.length === 1
  }

  get isKoreanName(): boolean {
    return isNameSyllable(this.korean)
  }

  get syllables(): readonly string[] | null {
    if (this.#syllables === undefined) this.#syllables = pinyinSyllables(this.key)
    return this.#syllables
  }

  /** Folded nouns of which it is the Russian adjective. */
  get nouns(): readonly string[] {
    return (this.#nouns ??= nounsOf(this.key))
  }

  /** Consonants as a script without vowels would write them. */
  get consonants(): readonly string[] {
    return (this.#consonants ??= latinConsonants(this.key))
  }

  /** The same of a word from such a script, once for each way its letters are romanised. */
  get abjadConsonants(): readonly string[] {
    return (this.#abjadConsonants ??= abjadConsonants(this.key))
  }

  /** Beginning of a given name of which it may be a familiar form, else ''. */
  get stem(): string {
    return (this.#stem ??= clippedStem(this))
  }

  /** Given names of the father of whom it tells. */
  get fathers(): NameSenses {
    return (this.#fathers ??= fathersOf(this.key))
  }

  get inUse(): boolean {
    return (this.#used ??= isInUse(this.share))
  }

  /** Other romanisations of a Chinese surname. */
  get surnames(): ReadonlySet<string> | undefined {
    if (this.#surnames === undefined) this.#surnames = surnameSpellings(this.key) ?? null
    return this.#surnames ?? undefined
  }
}

/** What is known of a word; the recent ones are kept. */
export const wordOf: (key: string) => Word = remember(30_000, key => new Word(key))
