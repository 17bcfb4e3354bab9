import { readTable } from '../control/facts/read-table.ts'
import { productText } from './product-text.ts'

/** Words that mean the same to somebody who describes a product, the commonest first. */
export interface ConceptRow {
  readonly zh: readonly string[]
  readonly en: readonly string[]
  /** Words that tell no product from another. */
  readonly isFiller: boolean
}

const cells = (text: string): string[] => text.split(';').filter(one => one !== '')

/** data/classification/concept.tsv; an error names the line. */
export const parseConcepts = (text: string): ConceptRow[] =>
  readTable(text, ['zh', 'en', 'filler']).map(row => ({
    zh: cells(row('zh')),
    en: cells(row('en')),
    isFiller: row('filler') === 'yes',
  }))

/** What a text is about: its concepts, and pairs of characters and words that no concept holds. */
export type MeaningOf = (text: string) => ReadonlySet<string>

interface Lexicon {
  readonly meanings: ReadonlyMap<string, readonly string[]>
  readonly longest: number
}

const lexiconOf = (rows: readonly ConceptRow[]): Lexicon => {
  const meanings = new Map<string, string[]>()
  for (const { zh, en, isFiller } of rows)
    for (const word of [...zh, ...en]) {
      const known = meanings.get(word) ?? []
      if (!isFiller) known.push(`=${zh[0] ?? ''}`)
      meanings.set(word, known)
    }
  return { meanings, longest: Math.max(0, ...rows.flatMap(({ zh }) => zh.map(word => word.length))) }
}

const wordAt = ({ meanings, longest }: Lexicon, han: string, from: number): string => {
  for (let length = Math.min(longest, han.length - from); length > 0; length--) {
    const word = han.slice(from, from + length)
    if (meanings.has(word)) return word
  }
  return ''
}

const pairsOf = (run: string): string[] =>
  run.length < 2 ? [] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))

/** Marks a single character, which says less than a word. */
export const characterMark = '·'

const charactersOf = (word: string): string[] => [...word].map(character => characterMark + character)

function* hanMeaning(lexicon: Lexicon, han: string): Generator<string> {
  let unknown = ''
  for (let at = 0; at < han.length;) {
    const word = wordAt(lexicon, han, at)
    if (word === '') unknown += han[at++]!
    else {
      yield* [...pairsOf(unknown), ...charactersOf(unknown)]
      unknown = ''
      const concepts = lexicon.meanings.get(word)!
      if (concepts.length > 0) yield* [...concepts, ...charactersOf(word)]
      at += word.length
    }
  }
  yield* [...pairsOf(unknown), ...charactersOf(unknown)]
}

/** Reads texts by the longest words of the table. */
export const meaningReader = (rows: readonly ConceptRow[]): MeaningOf => {
  const lexicon = lexiconOf(rows)
  return text => {
    const { han, words } = productText(text)
    return new Set([
      ...hanMeaning(lexicon, han),
      ...words.flatMap(word => lexicon.meanings.get(word) ?? [word]),
    ])
  }
}
