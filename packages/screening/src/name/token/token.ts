import type { Accent } from './accent.ts'
import type { Role } from '../lexicon/lexicon.ts'
import { wordOf, type Word } from './word.ts'

/** What is told of a token: by default it is a word of no known meaning in Latin letters. */
type TokenFacts = Pick<Token, 'text' | 'key' | 'role' | 'concept' | 'han' | 'abjad' | 'accent' | 'weight'>

/** One piece of a name, ready to compare. A class, so that all tokens have one shape: comparison reads millions of them. */
export class Token {
  /** As written, for the explanation. */
  readonly text: string
  /** Folded: upper-case Latin letters and digits, or simplified Chinese characters. */
  readonly key: string
  readonly role: Role
  /** Same meaning in every language (`#technology`, `@CN`, `=13`), else ''. */
  readonly concept: string
  /** A single Chinese character, compared by character and by reading. */
  readonly han: boolean
  /** From a script that writes no vowels (Arabic, Hebrew): only its consonants are compared with Latin words. */
  readonly abjad: boolean
  /** A character read aloud in this speech, compared with Latin syllables however they are spelt; else ''. */
  readonly accent: Accent
  /** Share of information, see rarity.ts; roles other than word have fixed small weights. */
  readonly weight: number
  #word: Word | undefined

  /** `word` where it is known already. */
  constructor(facts: Pick<TokenFacts, 'text' | 'key' | 'weight'> & Partial<TokenFacts>, word?: Word) {
    this.text = facts.text
    this.key = facts.key
    this.role = facts.role ?? 'word'
    this.concept = facts.concept ?? ''
    this.han = facts.han ?? false
    this.abjad = facts.abjad ?? false
    this.accent = facts.accent ?? ''
    this.weight = facts.weight
    this.#word = word
  }

  /** What is known of the key as a Latin word. */
  get word(): Word {
    return (this.#word ??= wordOf(this.key))
  }

  with(changes: Partial<TokenFacts>): Token {
    // Field by field: spreading costs more than the token.
    const facts = {
      text: changes.text ?? this.text,
      key: changes.key ?? this.key,
      role: changes.role ?? this.role,
      concept: changes.concept ?? this.concept,
      han: changes.han ?? this.han,
      abjad: changes.abjad ?? this.abjad,
      accent: changes.accent ?? this.accent,
      weight: changes.weight ?? this.weight,
    }
    return new Token(facts, facts.key === this.key ? this.#word : undefined)
  }
}

/** How a comparable form was made from the name as written. */
export type VariantKind =
  | 'direct'
  | 'shortened'
  /** With another word than the one typed, which nobody uses. */
  | 'repaired'
  /** With a Chinese word of which one character is written by another one of its sound. */
  | 'misheard'
  | 'transliterated'
  /** A Chinese name without the English given name beside it. */
  | 'native'
  | 'pinyin'
  | 'wade-giles'
  | 'cantonese'
  | 'korean'
  | 'japanese'
  | 'transcription'
  /** With the house that it begins with by the name that the house gives itself. */
  | 'house'
  /** A brand of which the other name keeps hardly more than the sound: good to rank, never to show. */
  | 'loose'

export interface Variant {
  readonly kind: VariantKind
  readonly tokens: readonly Token[]
  /** Equal for names that are the same after normalisation (case, width, spacing, 简繁, company form spelling). */
  readonly exact: string
  /** The same without company forms. */
  readonly bare: string
  /** The same without regard to order and language of what the lexicon knows; without forms. */
  readonly meaning: string
  /** Of a name of generic words alone, what is left without words of legal structure (China Telecom Group); else ''. */
  readonly business: string
  readonly weight: number
  /** The two characters that it reads aloud: they stand for dozens of names. */
  readonly twoHan?: string | undefined
}

/** Roles that never make a hit by themselves, whatever their number. */
export const isGeneric = (token: Pick<Token, 'role'>): boolean =>
  token.role !== 'word' && token.role !== 'common' && token.role !== 'numeral' && token.role !== 'patronymic'

/** Whether a name says nothing but what many do: its business, its form, its place. */
export const onlyGeneric = (tokens: readonly Pick<Token, 'role'>[]): boolean => tokens.every(isGeneric)

const written: ReadonlySet<VariantKind> = new Set([
  'direct',
  'shortened',
  'repaired',
  'misheard',
  'transliterated',
  'native',
] as const)

/** Whether another word stands in a form than the one typed. */
export const isRepaired = ({ kind }: Pick<Variant, 'kind'>): boolean =>
  kind === 'repaired' || kind === 'misheard'

/** A reading of Chinese characters. Two names that are only read alike share no written form (李明 is not 李鸣). */
export const isReading = (variant: Pick<Variant, 'kind'>): boolean => !written.has(variant.kind)

/** So many letters are no abbreviation, which others have as well. */
const longOwnName = 6

/** A word that a house gives itself for a name in Latin letters (合盛硅业: HOSHINE): it is written so, not only read so. */
const isOwnName = ({ kind, tokens }: Variant): boolean =>
  kind === 'house' && tokens.some(({ role, key }) => role === 'word' && key.length >= longOwnName)

/** A reading by which nobody is called. */
export const isOnlyRead = (variant: Variant): boolean => isReading(variant) && !isOwnName(variant)
