import type { ListState } from '../lists/list-state-store.ts'
import type { ReadItem } from './read-messages.ts'

/** So many items tell which stored part a file goes on with. */
export const sampleItems = 1000

/** Share of the smaller side that two readings of one part have in common at least. */
const leastShared = 0.2

/** `ftm:dataset:file`: what the items are of, and the file that first brought them. */
interface PartName {
  /** '' for a format that brings a list as one part. */
  readonly content: string
  readonly file: string
}

export const readPartName = (part: string): PartName => {
  const [, content = '', file = ''] = /^([^:]+:[^:]+):(.*)$/u.exec(part) ?? []
  return { content, file }
}

const keyOf = ({ relation, reference }: Pick<ReadItem, 'relation' | 'reference'>): string =>
  `${relation ? 'r' : 'e'}${reference}`

/** References of a reading by kind, since a relation and an entry may bear one number. */
export const keysOf = (items: readonly ReadItem[]): ReadonlySet<string> => new Set(items.map(keyOf))

/** Whether two sets are readings of one part: they share a fair part of the smaller one. */
export const isSameContent = (sample: ReadonlySet<string>, whole: ReadonlySet<string>): boolean => {
  const smaller = Math.min(sample.size, whole.size)
  return smaller > 0 && [...sample].filter(key => whole.has(key)).length >= leastShared * smaller
}

/** What a stored part holds, by the same keys. */
const storedKeys = (state: ListState, part: string): ReadonlySet<string> => {
  const keys = new Set<string>()
  for (const [reference, { hashes }] of state.entries)
    if (hashes.has(part)) keys.add(keyOf({ relation: false, reference }))
  for (const reference of state.relations.get(part)?.keys() ?? [])
    keys.add(keyOf({ relation: true, reference }))
  return keys
}

/** The stored part that these items are a newer or older state of, whatever their file is called; else the name they came with. */
export const partOfItems = (name: string, items: readonly ReadItem[], state: ListState): string => {
  const { content } = readPartName(name)
  if (content === '' || state.parts.some(known => known.part === name)) return name
  const sample = keysOf(items)
  const known = state.parts.find(
    ({ part }) => readPartName(part).content === content && isSameContent(sample, storedKeys(state, part)),
  )
  return known?.part ?? name
}
