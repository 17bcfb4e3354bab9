/** Longer texts are equal or not. */
export const longestMeasured = 62
const scratch = [new Uint16Array(longestMeasured + 2), new Uint16Array(longestMeasured + 2)] as const
const rows = [
  new Int32Array(longestMeasured + 2),
  new Int32Array(longestMeasured + 2),
  new Int32Array(longestMeasured + 2),
] as const

/** UTF-16 units of a text; not more than `longestMeasured`. */
const load = (text: string, units: Uint16Array): void => {
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i)
}

/** A stretch of units. */
interface Letters {
  units: Uint16Array
  from: number
  to: number
}

/** Optimal string alignment distance (insert, delete, replace, swap neighbours), or limit + 1 when above it. */
const distance = (a: Letters, b: Letters, limit: number): number => {
  // What both begin and end with changes nothing; mostly next to nothing is left.
  while (a.from < a.to && b.from < b.to && a.units[a.from] === b.units[b.from]) {
    a.from++
    b.from++
  }
  while (a.from < a.to && b.from < b.to && a.units[a.to - 1] === b.units[b.to - 1]) {
    a.to--
    b.to--
  }
  const n = a.to - a.from
  const m = b.to - b.from
  if (n === 0 || m === 0) return Math.min(limit + 1, n + m)
  if (n === 1 && m === 1) return Math.min(limit + 1, 1)
  return limit === 0 ? 1 : byRows(a, b, limit)
}

const byRows = (a: Letters, b: Letters, limit: number): number => {
  let before = rows[0]
  let above = rows[1]
  let row = rows[2]
  const n = a.to - a.from
  const m = b.to - b.from
  for (let j = 0; j <= m; j++) above[j] = j
  for (let i = 1; i <= n; i++) {
    const unit = a.units[a.from + i - 1]!
    row[0] = i
    let best = i
    for (let j = 1; j <= m; j++) {
      const other = b.units[b.from + j - 1]!
      let value = above[j - 1]! + (unit === other ? 0 : 1)
      if (above[j]! + 1 < value) value = above[j]! + 1
      if (row[j - 1]! + 1 < value) value = row[j - 1]! + 1
      if (i > 1 && j > 1 && unit === b.units[b.from + j - 2] && a.units[a.from + i - 2] === other)
        value = Math.min(value, before[j - 2]! + 1)
      row[j] = value
      if (value < best) best = value
    }
    if (best > limit) return limit + 1
    const last = before
    before = above
    above = row
    row = last
  }
  return Math.min(limit + 1, above[m]!)
}

/** Optimal string alignment distance of two words, or limit + 1 when above it. */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  if (a.length > longestMeasured || b.length > longestMeasured) return a === b ? 0 : limit + 1
  load(a, scratch[0])
  load(b, scratch[1])
  return distance(stretch(own, scratch[0], 0, a.length), stretch(other, scratch[1], 0, b.length), limit)
}

/** Scratch: two words are measured at a time, dozens a question. */
const own: Letters = { units: scratch[0], from: 0, to: 0 }
const other: Letters = { units: scratch[1], from: 0, to: 0 }

const stretch = (letters: Letters, units: Uint16Array, from: number, to: number): Letters => {
  letters.units = units
  letters.from = from
  letters.to = to
  return letters
}

/** Whether stored units are within the edit budget of a word, at least one edit, without making a string of them. */
export const isNear = (word: string): ((units: Uint16Array, from: number, to: number) => boolean) => {
  const mine = new Uint16Array(Math.min(longestMeasured, word.length))
  load(word.slice(0, longestMeasured), mine)
  return (units, from, to) => {
    const length = to - from
    const limit = Math.max(1, budgetOf(Math.min(word.length, length)))
    if (Math.abs(word.length - length) > limit || Math.max(word.length, length) > longestMeasured)
      return false
    return distance(stretch(own, mine, 0, word.length), stretch(other, units, from, to), limit) <= limit
  }
}

const mostEdits = 2

const budgetOf = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : mostEdits)

/** Edits forgiven between two words: none up to three letters, one up to six, two beyond. */
export const editBudget = (a: string, b: string): number => budgetOf(Math.min(a.length, b.length))
