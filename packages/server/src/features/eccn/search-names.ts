import type { ProductRow } from '@maojian/domain/classification/product-row'
import { reasonTable } from '@maojian/domain/control/code/category.table'
import { formatEccn, parseEccn } from '@maojian/domain/control/code/parse-eccn'
import type { Eccn } from '@maojian/domain/control/facts/control-facts'
import { classificationFacts } from '../../facts/classification.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import { best, foldTitle, holds, placeOf, searchTitles, searchWords } from './search-titles.ts'

/** One of our texts that says what an entry is for. */
interface Told {
  readonly code: string
  /** '' where the text is of the whole entry. */
  readonly paragraph: string
  readonly text: string
  /** How much a text of its kind counts where the thing is named exactly, at its head or tail, and within. */
  readonly weights: readonly [exact: number, edge: number, inside: number]
}

/** A product has several entries, the likeliest first. */
const byRank = [1, 0.7, 0.5, 0.35]

const productTexts = ({ wordings, eccns }: ProductRow): Told[] =>
  eccns.flatMap((eccn, rank) => {
    const code = parseEccn(eccn)?.code
    const share = byRank[rank] ?? 0.25
    if (code === undefined) return []
    return wordings
      .filter(wording => !wording.includes('…'))
      .map(wording => ({
        code,
        paragraph: '',
        text: foldTitle(wording),
        weights: [20 * share, 2 * share, 0.5 * share] as const,
      }))
  })

const paragraphTexts = (): Told[] =>
  [...classificationFacts().codeWords].flatMap(([eccn, { titleZh, titleEn }]) => {
    const item = parseEccn(eccn)
    if (item === undefined) return []
    return [titleZh, titleEn]
      .filter(text => text !== '')
      .map(text => ({ ...item, text: foldTitle(text), weights: [10, 2, 1] as const }))
  })

const titleTexts = (): Told[] =>
  [...controlFacts().eccns.values()].flatMap(({ code, titleZh, titleEn }) =>
    [titleZh, titleEn].map(text => ({
      code,
      paragraph: '',
      text: foldTitle(text),
      weights: [20, 8, 4] as const,
    })),
  )

let kept: readonly Told[] | undefined

const allTexts = (): readonly Told[] => {
  if (kept) return kept
  const { products, substances } = classificationFacts()
  return (kept = [
    ...titleTexts(),
    ...paragraphTexts(),
    ...[...products, ...substances].flatMap(productTexts),
  ])
}

const weightOf = ({ text, weights: [exact, edge, inside] }: Told, asked: readonly string[]): number => {
  if (!asked.every(word => holds(text, word))) return 0
  const [whole, first, last] = [asked.join(' '), asked[0]!, asked.at(-1)!]
  if (text === whole || text === asked.join('')) return exact
  return placeOf(text, first) === 0 || text.endsWith(last) ? edge : inside
}

/** However many texts hold a word, they say no more than a few of them. */
const most = 24

/** Paragraphs told below an entry; the entry's own page has all. */
const mostParagraphs = 3

export interface NamedEntry {
  readonly entry: Eccn
  readonly paragraphs: readonly string[]
}

const metIn = (asked: readonly string[]) => {
  const scores = new Map<string, number>()
  const paragraphs = new Map<string, Map<string, number>>()
  for (const told of allTexts()) {
    const weight = weightOf(told, asked)
    if (weight === 0) continue
    scores.set(told.code, Math.min(most, (scores.get(told.code) ?? 0) + weight))
    if (told.paragraph === '') continue
    const own = paragraphs.get(told.code) ?? new Map<string, number>()
    paragraphs.set(told.code, own.set(told.paragraph, weight))
  }
  return { scores, paragraphs }
}

const byWords = (asked: readonly string[]): NamedEntry[] => {
  const { scores, paragraphs } = metIn(asked)
  const { eccns } = controlFacts()
  const entries = [...scores].flatMap(([code, score]) => {
    const entry = eccns.get(code)
    return entry === undefined ? [] : [{ entry, score }]
  })
  return best(entries).map(entry => ({
    entry,
    paragraphs: [...(paragraphs.get(entry.code) ?? [])]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, mostParagraphs)
      .map(([paragraph]) => paragraph),
  }))
}

const reasons = new Map<string, string>(
  reasonTable.flatMap(([code, , zh]) => [
    [code, code],
    [zh, code],
  ]),
)

/** Entries that a reason of control holds, where its code or name is all that was asked for. */
const byReason = (text: string): NamedEntry[] => {
  const reason = reasons.get(foldTitle(text.trim()))
  if (reason === undefined) return []
  return [...controlFacts().eccns.values()]
    .filter(entry => entry.reasons.includes(reason))
    .map(entry => ({ entry, paragraphs: [] }))
}

/** Entries by the words of their titles, paragraphs, products and substances; what is most about the thing first. */
export const searchNames = (text: string): NamedEntry[] => {
  const ofReason = byReason(text)
  if (ofReason.length > 0) return ofReason
  const asked = searchWords(text)
  const found = asked.length === 0 ? [] : byWords(asked)
  return found.length > 0 ? found : searchTitles(text).map(entry => ({ entry, paragraphs: [] }))
}

/** Codes of an entry that was found and of its paragraphs, the entry first. */
export const codesOf = ({ entry, paragraphs }: NamedEntry): string[] => [
  entry.code,
  ...paragraphs.map(paragraph => formatEccn({ code: entry.code, paragraph })),
]
