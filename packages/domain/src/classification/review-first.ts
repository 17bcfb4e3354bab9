import { oneOf, readTable } from '../control/facts/read-table.ts'
import { isFreed, type HeldWordings } from './held-wording.ts'
import { endsWithText, holdsText, productText } from './product-text.ts'

/** Goods that other authorities and lists review before the Commerce Control List: arms, nuclear goods, drug precursors. */
export interface ReviewFirstRow {
  readonly words: readonly string[]
  /** Only what a name ends with: 硫酸 is a precursor, 硫酸铜 none. */
  readonly isHead: boolean
  readonly why: string
}

const cells = (text: string): string[] => text.split(';').filter(one => one !== '')

/** data/classification/review-first.tsv; an error names the line. */
export const parseReviewFirst = (text: string): ReviewFirstRow[] =>
  readTable(text, ['zh', 'en', 'place', 'why']).map((row, index) => {
    const words = [...cells(row('zh')), ...cells(row('en'))]
    if (words.length === 0 || row('why') === '')
      throw new Error(`review-first.tsv 第 ${String(index + 2)} 行：须有词和理由`)
    return { words, isHead: oneOf(row('place'), ['', 'end']) === 'end', why: row('why') }
  })

/**
 * What is to be looked at before the entries, by the words of a name that no longer name of free goods takes up:
 * 15 CFR part 774, supplement no. 4.
 */
export const reviewFirstFinder = (rows: readonly ReviewFirstRow[]) => {
  const known = rows.map(({ words, isHead, why }) => ({
    texts: words.map(productText),
    holds: isHead ? endsWithText : holdsText,
    why,
  }))
  return (name: string, held: HeldWordings): string => {
    const asked = productText(name)
    return known
      .filter(({ texts, holds }) => texts.some(text => holds(asked, text) && !isFreed(held, text)))
      .map(({ why }) => why)
      .join('')
  }
}

export type ReviewFirstFinder = ReturnType<typeof reviewFirstFinder>
