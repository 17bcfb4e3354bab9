import { isSlip, likeness, type Weigh } from './likeness.ts'
import { productText, type ProductText } from './product-text.ts'
import type { ProductRow } from './product-row.ts'
import { soundLikeness, soundOfReading, typedSound, type Sound } from './typed-sound.ts'

export interface FoundProduct {
  readonly row: ProductRow
  readonly wording: string
  /** 0 to 1. */
  readonly likeness: number
  /** The name holds it though not word for word: a chemical name without its locants. */
  readonly isHeld?: true
}

/** Mandarin readings of the characters, `guang ke jiao` of 光刻胶. */
export type ReadingOf = (han: string) => readonly string[]

interface Wording {
  readonly row: ProductRow
  readonly text: string
  readonly product: ProductText
  readonly initials: string
  readonly reading: string
  readonly sound: Sound
}

const piecesOf = ({ singles, pairs, words }: ProductText): Iterable<string> =>
  new Set([...singles, ...pairs, ...words])

const weights = (wordings: readonly Wording[]): Weigh => {
  const seen = new Map<string, number>()
  for (const { product } of wordings)
    for (const piece of piecesOf(product)) seen.set(piece, (seen.get(piece) ?? 0) + 1)
  return piece => Math.log(1 + wordings.length / (seen.get(piece) ?? 1))
}

/** Below this two names share characters by chance. */
const least = 0.42
const byInitials = 0.72

/** zzzz is typed to fill a field, though 转子制造 begins so. */
const isFiller = (letters: string): boolean => new Set(letters).size === 1

const scoreOf = (asked: ProductText, one: Wording, weigh: Weigh): number => {
  const found = likeness(asked, one.product, weigh)
  const letters = asked.han === '' && asked.words.length === 1 ? asked.words[0]! : ''
  return letters.length >= 3 && letters === one.initials && !isFiller(letters)
    ? Math.max(found, byInitials)
    : found
}

/**
 * By what a name must share with a wording to be like it at all: a pair of characters, a word, the initials, or the whole
 * of a single character that stands alone: 肼 水溶液.
 */
const keysOf = ({ runs, pairs, words }: ProductText): Iterable<string> =>
  new Set([...pairs, ...words, ...runs.filter(run => run.length === 1)])

const apartKey = (character: string): string => `…${character}`

/** What a wording in parts is found by: the first character of its first part, or its words. */
const apartKeys = ({ han, words }: ProductText): string[] =>
  han === '' ? [...words] : [apartKey([...han][0]!)]

/** Fewer characters that sound alike are seldom the same word. */
const leastHomophone = 3
const homophone = { head: 0.7, inside: 0.45, share: 0.15 }

const readKey = (syllables: readonly string[]): string => `~${syllables.join(' ')}`

/** Keys of all that the asked characters sound like: 反应斧 is 反应釜 of somebody who types by sound. */
const soundsOf = (syllables: readonly string[]): string[] =>
  syllables.flatMap((_, from) =>
    syllables
      .slice(from + leastHomophone - 1)
      .map((__, i) => readKey(syllables.slice(from, from + leastHomophone + i))),
  )

const soundScore = (sound: string, one: Wording): number => {
  if (one.reading === '' || !sound.includes(one.reading.slice(1))) return 0
  const likeness = sound.endsWith(one.reading.slice(1)) ? homophone.head : homophone.inside
  return likeness + (homophone.share * one.reading.length) / sound.length
}

const keysOfWording = ({ product, initials, reading }: Wording): string[] =>
  product.isApart ? apartKeys(product) : [...keysOf(product), initials, reading].filter(key => key !== '')

type WordingIndex = ReadonlyMap<string, readonly Wording[]>

const indexOf = (wordings: readonly Wording[]): WordingIndex => {
  const index = new Map<string, Wording[]>()
  for (const one of wordings)
    for (const key of keysOfWording(one)) {
      const known = index.get(key)
      if (known) known.push(one)
      else index.set(key, [one])
    }
  return index
}

/** Keys of the index that a word with one slip may mean. */
const slipsOf = (index: WordingIndex, words: readonly string[]): string[] =>
  words
    .filter(word => word.length >= 4 && !index.has(word))
    .flatMap(word => [...index.keys()].filter(key => isSlip(key, word)))

const wordingOf = (row: ProductRow, text: string, readingOf: ReadingOf): Wording => {
  const product = productText(text)
  const syllables = product.han === '' ? [] : readingOf(product.han)
  const isLong = syllables.length >= leastHomophone && product.words.length === 0
  return {
    row,
    text,
    product,
    initials: syllables.map(one => one[0] ?? '').join(''),
    reading: isLong ? readKey(syllables) : '',
    sound: soundOfReading(product.words.length === 0 ? syllables : []),
  }
}

const syllablesIn = (wordings: readonly Wording[], readingOf: ReadingOf): ReadonlySet<string> =>
  new Set(
    wordings.flatMap(({ product }) =>
      product.han === '' ? [] : readingOf(product.han).map(one => soundOfReading([one]).letters),
    ),
  )

/** A table of products that can be asked by name; each row is answered once, by its best wording. */
export const productFinder = (rows: readonly ProductRow[], readingOf: ReadingOf) => {
  const wordings = rows.flatMap(row => row.wordings.map(text => wordingOf(row, text, readingOf)))
  const apart = rows.flatMap(row => row.apart.map(text => wordingOf(row, text, readingOf)))
  const weigh = weights(wordings)
  const index = indexOf([...wordings, ...apart])
  const allSyllables = syllablesIn(wordings, readingOf)
  return (name: string): FoundProduct[] => {
    const asked = productText(name)
    const syllables = asked.han === '' ? [] : readingOf(asked.han)
    const sound = readKey(syllables)
    const keys = [
      ...keysOf(asked),
      ...[...asked.singles].map(apartKey),
      ...slipsOf(index, asked.words),
      ...soundsOf(syllables),
    ]
    const best = new Map<ProductRow, FoundProduct>()
    const offer = ({ row, text }: Wording, score: number): void => {
      if (score >= least && score > (best.get(row)?.likeness ?? 0))
        best.set(row, { row, wording: text, likeness: score })
    }
    for (const one of new Set(keys.flatMap(key => index.get(key) ?? [])))
      offer(one, Math.max(scoreOf(asked, one, weigh), soundScore(sound, one)))
    const typed = typedSound(asked, allSyllables)
    if (typed !== undefined) for (const one of wordings) offer(one, soundLikeness(typed, one.sound))
    return [...best.values()].sort((a, b) => b.likeness - a.likeness)
  }
}

export type ProductFinder = ReturnType<typeof productFinder>
