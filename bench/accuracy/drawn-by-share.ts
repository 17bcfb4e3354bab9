import { referenceRows } from './reference.ts'

export interface Shares {
  readonly rows: readonly string[][]
  readonly upTo: readonly number[]
}

/** Rows of a table of Chinese characters and how often each is borne, in `column`. */
export const sharesOf = (path: string, column: number): Shares => {
  const rows = referenceRows(path).filter(row => /^\p{Script=Han}+$/u.test(row[0] ?? ''))
  let sum = 0
  return { rows, upTo: rows.map(row => (sum += Number(row[column]))) }
}

/** One row, drawn as often as it is borne. */
export const drawnRow = ({ rows, upTo }: Shares, next: (below: number) => number): readonly string[] => {
  const wanted = (next(1e9) / 1e9) * upTo.at(-1)!
  let low = 0
  let high = upTo.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (upTo[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return rows[low]!
}
