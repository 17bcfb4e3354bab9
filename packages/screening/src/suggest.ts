import { analyse } from './name/analyse.ts'
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

const holds = (index: OpenIndex, variant: number, keys: readonly string[]): boolean => {
  const own = index.variant(variant).tokens
  return keys.every(key => own.some(token => token.key.startsWith(key)))
}

/** Names that hold every word typed so far, the last as a beginning; best list first, one name a subject. */
export const suggestNames = (
  index: OpenIndex,
  text: string,
  limit: number,
): { subject: number; name: string }[] => {
  const found = new Map<number, { ordinal: number; start: boolean }>()
  for (const form of analyse(text)) {
    const keys = form.tokens.map(token => token.key)
    const rarest = [...keys].sort((a, b) => spread(index, a) - spread(index, b))[0]
    if (rarest !== undefined) collect(index, { keys, rarest }, found)
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

const spread = (index: OpenIndex, prefix: string): number => {
  const ids = beginning(index, prefix)
  return ids.length === 0
    ? Infinity
    : ids.reduce((sum, id) => sum + index.postings.offsets[id + 1]! - index.postings.offsets[id]!, 0)
}

const collect = (
  index: OpenIndex,
  wanted: { keys: readonly string[]; rarest: string },
  found: Map<number, { ordinal: number; start: boolean }>,
): void => {
  let read = 0
  for (const id of beginning(index, wanted.rarest))
    for (
      let at = index.postings.offsets[id]!;
      at < index.postings.offsets[id + 1]! && read < mostVariants;
      at++, read++
    ) {
      const variant = index.postings.variants[at]!
      const { subject, ordinal } = index.nameOf(variant)
      const start = index.variant(variant).exact.startsWith(wanted.keys.join(''))
      const old = found.get(subject)
      if ((old && (old.start || !start)) || !holds(index, variant, wanted.keys)) continue
      found.set(subject, { ordinal, start })
    }
}
