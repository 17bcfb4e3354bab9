const rows = [new Int32Array(64), new Int32Array(64), new Int32Array(64)]

/** Optimal string alignment distance (insert, delete, replace, swap neighbours), or limit + 1 when above it. */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  if (a.length > 62 || b.length > 62) return a === b ? 0 : limit + 1
  let [before, above, row] = rows as [Int32Array, Int32Array, Int32Array]
  for (let j = 0; j <= b.length; j++) above[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let best = i
    for (let j = 1; j <= b.length; j++) {
      best = Math.min(best, cell(a, b, i, j, before, above, row))
    }
    if (best > limit) return limit + 1
    ;[before, above, row] = [above, row, before]
  }
  return above[b.length]!
}

// oxlint-disable-next-line max-params -- innermost loop: rows are passed, not captured
const cell = (
  a: string,
  b: string,
  i: number,
  j: number,
  before: Int32Array,
  above: Int32Array,
  row: Int32Array,
): number => {
  const ca = a.charCodeAt(i - 1)
  const cb = b.charCodeAt(j - 1)
  let value = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (ca === cb ? 0 : 1))
  if (i > 1 && j > 1 && ca === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === cb)
    value = Math.min(value, before[j - 2]! + 1)
  row[j] = value
  return value
}

export const mostEdits = 2

/** Edits forgiven between two words: none up to three letters, one up to six, two beyond. */
export const editBudget = (a: string, b: string): number => {
  const length = Math.min(a.length, b.length)
  return length <= 3 ? 0 : length <= 6 ? 1 : mostEdits
}
