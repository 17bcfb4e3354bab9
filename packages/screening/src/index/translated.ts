import { spelledBy } from '../name/brand-words.ts'
import type { Token } from '../name/token.ts'
import type { Store } from './clues.ts'
import type { Dictionary } from './dictionary.ts'

/** Listed forms that hold every character of a Chinese word, and what meeting it earns. */
export interface Holders {
  readonly variants: readonly number[]
  readonly earns: number
}

const holds = ({ postings: { offsets, variants } }: Store, id: number, variant: number): boolean => {
  let low = offsets[id]!
  let high = offsets[id + 1]!
  while (low < high) {
    const middle = (low + high) >> 1
    if (variants[middle]! < variant) low = middle + 1
    else high = middle
  }
  return low < offsets[id + 1]! && variants[low] === variant
}

const holdersOfWord = (store: Store, word: string, weight: number): Holders[] => {
  const { dictionary, postings } = store
  const ids = [...word].map(char => dictionary.find(char))
  if (ids.some(id => id < 0)) return []
  const cost = (id: number): number => postings.offsets[id + 1]! - postings.offsets[id]!
  const [rarest, ...others] = ids.toSorted((a, b) => cost(a) - cost(b)) as [number, ...number[]]
  const variants: number[] = []
  let last = -1
  for (const variant of postings.variants.subarray(postings.offsets[rarest], postings.offsets[rarest + 1])) {
    if (variant !== last && others.every(id => holds(store, id, variant))) variants.push(variant)
    last = variant
  }
  const earns = ids.reduce((sum, id) => sum + dictionary.token(id).weight, weight)
  return variants.length > 0 ? [{ variants, earns }] : []
}

const remembered = new WeakMap<Dictionary, Map<string, readonly Holders[]>>()
const mostRemembered = 20_000

/** Names in characters that spell a Latin word of the query by its meaning (SUN: 太阳). */
export const translatedHolders = (store: Store, token: Token): readonly Holders[] => {
  if (token.han || token.accent !== '') return []
  let memory = remembered.get(store.dictionary)
  if (!memory || memory.size >= mostRemembered) remembered.set(store.dictionary, (memory = new Map()))
  let found = memory.get(token.key)
  if (found === undefined) {
    found = [...spelledBy(token.key)].flatMap(word => holdersOfWord(store, word, token.weight))
    memory.set(token.key, found)
  }
  return found
}
