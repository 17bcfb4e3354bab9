import { holdsText, type ProductText } from './product-text.ts'

/** How much a character, pair or word says; rare ones say more. */
export type Weigh = (piece: string) => number

const sum = (pieces: Iterable<string>, weigh: Weigh): number => {
  let total = 0
  for (const piece of pieces) total += weigh(piece)
  return total
}

/** Weighted Dice of two sets of pieces. */
const overlap = (left: ReadonlySet<string>, right: ReadonlySet<string>, weigh: Weigh): number => {
  let shared = 0
  for (const piece of left) if (right.has(piece)) shared += weigh(piece)
  return shared === 0 ? 0 : (2 * shared) / (sum(left, weigh) + sum(right, weigh))
}

/** Chinese names end with the thing itself: 车载充电机 is a 充电机, 手机支架 is no 手机. */
const isHead = ({ runs }: ProductText, part: string): boolean => runs.some(run => run.endsWith(part))

const longestRun = (a: string, b: string): number => {
  let longest = 0
  for (let from = 0; from < a.length; from++)
    for (let length = longest + 1; from + length <= a.length; length++) {
      if (!b.includes(a.slice(from, from + length))) break
      longest = length
    }
  return longest
}

/** Three characters in a row are seldom shared by chance. */
const runLikeness = (a: string, b: string): number => {
  const run = longestRun(a, b)
  return run < 3 ? 0 : Math.min(0.74, 0.35 + (0.3 * run) / b.length + (0.1 * run) / a.length)
}

/** A character alone beside other words: 铋 药片 may be either. */
const standingAlone = 0.6

const hanLikeness = (one: ProductText, other: ProductText, weigh: Weigh): number => {
  const [asked, row] = [one.han, other.han]
  if (asked === '' || row === '') return 0
  if (asked === row) return 1
  const share = row.length / asked.length
  const inside = (head: string): number => (isHead(one, head) ? 0.82 + 0.15 * share : 0.45 + 0.38 * share)
  if (other.isApart) return holdsText(one, other) ? inside(other.runs.at(-1)!) : 0
  if (asked.includes(row) && row.length >= 2) return inside(row)
  if (row.length === 1 && one.runs.includes(row)) return standingAlone
  if (row.includes(asked) && asked.length >= 2) return (isHead(other, asked) ? 0.78 : 0.66) + 0.1 / share
  const singles = overlap(one.singles, other.singles, weigh)
  if (singles === 0) return 0
  const pairs = overlap(one.pairs, other.pairs, weigh)
  const head = one.runs.some(run => run.at(-1) === row.at(-1)) ? 0.08 : 0
  return Math.min(0.79, Math.max(0.62 * pairs + 0.3 * singles + head, runLikeness(asked, row)))
}

/** One letter more, less, other or swapped, in words that are long enough. */
export const isSlip = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.length - start - end, b.length - start - end]
  const isSwap = left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
  return (left <= 1 && right <= 1) || isSwap
}

/** What a word with one slip still says. */
const misspelt = 0.9

const wordLikeness = (asked: readonly string[], row: readonly string[], weigh: Weigh): number => {
  if (asked.length === 0 || row.length === 0) return 0
  const met = (word: string): number =>
    asked.includes(word) ? 1 : asked.some(one => isSlip(one, word)) ? misspelt : 0
  const found = row.reduce((total, word) => total + met(word) * weigh(word), 0)
  const ofRow = found / sum(row, weigh)
  const ofAsked = found / Math.max(found, sum(asked, weigh))
  return ofRow === 0 ? 0 : 0.7 * ofRow + 0.3 * ofAsked - (ofRow < 1 ? 0.15 : 0)
}

/** 0 to 1: how far a typed name and a wording of the table name the same product, in any order of words. */
export const likeness = (asked: ProductText, row: ProductText, weigh: Weigh): number => {
  const han = hanLikeness(asked, row, weigh)
  const words = wordLikeness(asked.words, row.words, weigh)
  // What the wording does not speak of at all is left over.
  if (row.han === '') return asked.han === '' ? words : 0.9 * words
  if (row.words.length === 0) return asked.words.length === 0 ? han : 0.95 * han
  return 0.4 * Math.max(han, words) + 0.6 * Math.min(han, words)
}
