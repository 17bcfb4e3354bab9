import { readTable } from '../control/facts/read-table.ts'
import { productText } from './product-text.ts'

/** Goods that other authorities and lists review before the Commerce Control List: arms, nuclear goods, drug precursors. */
export interface ReviewFirstRow {
  readonly words: readonly string[]
  readonly why: string
}

const cells = (text: string): string[] => text.split(';').filter(one => one !== '')

/** data/classification/review-first.tsv; an error names the line. */
export const parseReviewFirst = (text: string): ReviewFirstRow[] =>
  readTable(text, ['zh', 'en', 'why']).map((row, index) => {
    const words = [...cells(row('zh')), ...cells(row('en'))]
    if (words.length === 0 || row('why') === '')
      throw new Error(`review-first.tsv 第 ${String(index + 2)} 行：须有词和理由`)
    return { words, why: row('why') }
  })

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

interface Word {
  readonly han: string
  readonly latin: string
}

const stands = (name: Word, { han, latin }: Word): boolean =>
  han === '' ? name.latin.includes(latin) : name.han.includes(han)

const wordOf = (text: string): Word => {
  const { han, words } = productText(text)
  return { han, latin: spaced(words) }
}

/** What is to be looked at before the entries, by the words of a name: 15 CFR part 774, supplement no. 4. */
export const reviewFirstFinder = (rows: readonly ReviewFirstRow[]) => {
  const known = rows.map(({ words, why }) => ({ words: words.map(wordOf), why }))
  return (name: string): string => {
    const asked = wordOf(name)
    return known
      .filter(({ words }) => words.some(word => stands(asked, word)))
      .map(({ why }) => why)
      .join('')
  }
}

export type ReviewFirstFinder = ReturnType<typeof reviewFirstFinder>
