import { analyse } from './name/analyse.ts'
import type { Variant } from './name/token/token.ts'
import type { OpenIndex } from './index/open.ts'
import { lowerBound, stringAt } from './index/strings.ts'

const mostTokens = 400
const mostVariants = 4000

/** Dictionary ids of the tokens that begin with a text. */
const beginning = (index: OpenIndex, prefix: string): number[] => {
  const ids: number[] = []
  const { keys, size } = index.dictionary
  for (let id = lowerBound(keys, prefix); id < size && ids.length < mostTokens; id++) {
    if (!stringAt(keys, id).startsWith(prefix)) break
    ids.push(id)
  }
  return ids
}

const holds = ({ tokens }: Variant, keys: readonly string[]): boolean =>
  keys.every(key => tokens.some(token => token.key.startsWith(key)))

/** Of 120,000 listed names 33 are longer; who types on has pasted a text, and is answered by the search. */
const longestName = 200
/** Words of a name that are looked up to find its rarest; the others only have to stand in the names found by it. */
const mostWords = 12

interface Beginning {
  readonly ids: readonly number[]
  /** How many names bear a word that begins so; none is as good as all of them. */
  readonly spread: number
}

/** Looks each beginning up once, however many forms of the text share it. */
const lookUps = (index: OpenIndex): ((key: string) => Beginning) => {
  const known = new Map<string, Beginning>()
  return key => {
    const old = known.get(key)
    if (old) return old
    const ids = beginning(index, key)
    const { offsets } = index.postings
    const spread =
      ids.length === 0 ? Infinity : ids.reduce((sum, id) => sum + offsets[id + 1]! - offsets[id]!, 0)
    const made = { ids, spread }
    known.set(key, made)
    return made
  }
}

/** Names that hold every word typed so far, the last as a beginning; best list first, one name a subject. */
export const suggestNames = (
  index: OpenIndex,
  text: string,
  limit: number,
): { subject: number; name: string }[] => {
  if (text.length > longestName) return []
  const found = new Map<number, Found>()
  const lookUp = lookUps(index)
  for (const form of analyse(text)) {
    const keys = form.tokens.map(token => token.key)
    const distinct = [...new Set(keys)]
    const [rarest] = distinct
      .slice(0, mostWords)
      .map(lookUp)
      .toSorted((a, b) => (a.spread === b.spread ? 0 : a.spread - b.spread))
    if (rarest) collect(index, { start: keys.join(''), keys: distinct, ids: rarest.ids }, found)
  }
  return [...found]
    .filter(([subject]) => index.subjects.active(subject))
    .sort(
      ([a, x], [b, y]) =>
        Number(y.start) - Number(x.start) || index.subjects.weight(b) - index.subjects.weight(a) || a - b,
    )
    .slice(0, limit)
    .map(([subject, { ordinal }]) => ({ subject, name: index.subjects.record(subject).names[ordinal]!.text }))
}

interface Found {
  readonly ordinal: number
  readonly start: boolean
}

interface Wanted {
  /** How a name begins that begins as typed. */
  readonly start: string
  readonly keys: readonly string[]
  readonly ids: readonly number[]
}

const collect = (index: OpenIndex, wanted: Wanted, found: Map<number, Found>): void => {
  let read = 0
  for (const id of wanted.ids)
    for (
      let at = index.postings.offsets[id]!;
      at < index.postings.offsets[id + 1]! && read < mostVariants;
      at++, read++
    ) {
      const position = index.postings.variants[at]!
      const variant = index.variant(position)
      const { subject, ordinal } = index.nameOf(position)
      const start = variant.exact.startsWith(wanted.start)
      const old = found.get(subject)
      if ((old && (old.start || !start)) || !holds(variant, wanted.keys)) continue
      found.set(subject, { ordinal, start })
    }
}
