import { readCountry } from './country-codes.ts'
import { firmWords, measureWords } from './header-words.table.ts'

/** What a column holds, as its first rows show it. */
export interface ColumnContent {
  /** The share of its filled cells that may be a name, that hold the word of a firm, a figure or day, an address. */
  readonly wordy: number
  readonly firm: number
  readonly figures: number
  readonly address: number
  readonly measures: number
  /** Letters of a cell, on average. */
  readonly letters: number
}

export const lettersOf = (text: string): number => (text.match(/\p{L}/gu) ?? []).length

const addressWord =
  /路|街|道|号|號|室|楼|樓|大厦|大廈|巷|弄|镇|村|\b(?:road|rd|street|st|avenue|ave|room|rm|floor|building|bldg|suite|box|blvd|boulevard|lane|district|flat|unit)\b/iu

/** A number and a word of streets or houses: an address, however wordy. */
export const isAddress = (text: string): boolean => /\d/.test(text) && addressWord.test(text)

/** Sums, days, codes: figures with hardly a letter. */
export const isFigure = (text: string): boolean =>
  /\d/.test(text) && lettersOf(text.replaceAll(/[年月日]/gu, '')) * 2 < (text.match(/\d/g) ?? []).length

const firm = new RegExp(`${firmWords.han}|(?<!\\p{L})(?:${firmWords.latin})(?!\\p{L})`, 'iu')
const measure = new RegExp(`^(?:${measureWords})\\.?$`, 'iu')

/** Longer ones are remarks. */
const longestName = 150

const isWordy = (text: string): boolean =>
  lettersOf(text) > 1 &&
  text.length <= longestName &&
  !isFigure(text) &&
  !isAddress(text) &&
  readCountry(text) === undefined

export const contentOf = (cells: readonly string[]): ColumnContent => {
  const filled = cells.filter(text => text.trim() !== '')
  const share = (is: (text: string) => boolean): number =>
    filled.length === 0 ? 0 : filled.filter(text => is(text)).length / filled.length
  return {
    wordy: share(isWordy),
    firm: share(text => firm.test(text) && isWordy(text)),
    figures: share(isFigure),
    address: share(isAddress),
    measures: share(text => measure.test(text.trim())),
    letters: filled.reduce((sum, text) => sum + lettersOf(text), 0) / Math.max(1, filled.length),
  }
}
