import { normaliseCode, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import { analyse } from '@maojian/screening/name/analyse'
import { placeOf } from '../accuracy/split.ts'
import type { ListedEntry } from './listed-entries.ts'

export const strata = ['identifier', 'name', 'both', 'neither'] as const
export type Stratum = (typeof strata)[number]

export interface Pair {
  readonly a: string
  readonly b: string
}

export interface DrawnPair extends Pair {
  readonly stratum: Stratum
}

/** One drawing: the set of `accuracy/split` that shuffles the pairs and cuts them into halves, and how many of a stratum. */
export interface Drawing {
  readonly set: string
  readonly ofStratum: number
}

export const drawings = {
  first: { set: 'resolution', ofStratum: 160 },
  second: { set: 'resolution-second', ofStratum: 64 },
} as const satisfies Readonly<Record<string, Drawing>>

export type DrawingName = keyof typeof drawings
/** A value that more entries bear says little of two of them, and gives too many pairs. */
const mostHolders = { identifier: 12, name: 12, word: 8, record: 12 }
const silentKinds: ReadonlySet<IdentifierKind> = new Set(['mmsi', 'isin', 'ticker', 'wallet', 'other', 'msn'])

export const pairName = (a: string, b: string): string => (a < b ? `${a} | ${b}` : `${b} | ${a}`)

const pairOf = (name: string): Pair => {
  const [a, b] = name.split(' | ') as [string, string]
  return { a, b }
}

const identifiersOf = ({ contents }: ListedEntry): string[] =>
  contents
    .flatMap(content => content.identifiers)
    .filter(({ kind }) => !silentKinds.has(kind))
    .map(({ value }) => normaliseCode(value))
    .filter(code => code.length >= 5)

interface Written {
  readonly keys: readonly string[]
  readonly words: readonly string[]
}

const writtenOf = ({ contents }: ListedEntry): Written => {
  const names = contents
    .flatMap(content => content.names)
    .map(({ text }) => analyse(text)[0]?.tokens.filter(token => token.role !== 'form') ?? [])
  return {
    keys: names
      .map(tokens =>
        tokens
          .map(token => token.key)
          .toSorted()
          .join(' '),
      )
      .filter(key => key.length >= 4),
    words: names.flatMap(tokens =>
      tokens.filter(token => token.role === 'word' && token.key.length >= 4).map(token => token.key),
    ),
  }
}

const allWritten = (entries: readonly ListedEntry[]): ReadonlyMap<ListedEntry, Written> =>
  new Map(entries.map(entry => [entry, writtenOf(entry)]))

const recordsOf = ({ contents }: ListedEntry): string[] => contents.flatMap(content => content.sameAs)

/** Names of all pairs that bear one value, of values that at most `most` entries bear. */
const pairsBearing = (
  entries: readonly ListedEntry[],
  valuesOf: (entry: ListedEntry) => readonly string[],
  most: number,
): Set<string> => {
  const holders = new Map<string, string[]>()
  for (const entry of entries)
    for (const value of new Set(valuesOf(entry))) {
      const known = holders.get(value)
      if (known) known.push(entry.id)
      else holders.set(value, [entry.id])
    }
  const pairs = new Set<string>()
  for (const ids of holders.values())
    if (ids.length <= most)
      for (const [i, a] of ids.entries()) for (const b of ids.slice(i + 1)) pairs.add(pairName(a, b))
  return pairs
}

const without = (pairs: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]): string[] =>
  [...pairs].filter(pair => !others.some(other => other.has(pair)))

interface Limits {
  readonly taken: Set<string>
  readonly vessels: ReadonlySet<string>
  readonly drawing: Drawing
}

/** At most one pair of an entry, in the shuffled order; vessels, which their number settles, are at most a quarter. */
const drawn = (
  pairs: Iterable<string>,
  stratum: Stratum,
  { taken, vessels, drawing }: Limits,
): DrawnPair[] => {
  let ofVessels = 0
  const order = [...pairs]
    .map(pair => ({ pair, place: placeOf(drawing.set, pair) }))
    .sort((x, y) => x.place - y.place || (x.pair < y.pair ? -1 : 1))
  const found: DrawnPair[] = []
  for (const { pair } of order) {
    if (found.length === drawing.ofStratum) break
    const { a, b } = pairOf(pair)
    if (taken.has(a) || taken.has(b)) continue
    if (vessels.has(a) && ++ofVessels > drawing.ofStratum / 4) continue
    taken.add(a).add(b)
    found.push({ a, b, stratum })
  }
  return found
}

/** Pairs that bear one identifier and one word of a name: each is merged, or the rules say why not. */
export const identifierAndWordPairs = (entries: readonly ListedEntry[]): Pair[] => {
  const words = new Map(entries.map(entry => [entry.id, new Set(writtenOf(entry).words)]))
  return [...pairsBearing(entries, identifiersOf, mostHolders.identifier)]
    .map(pairOf)
    .filter(({ a, b }) => [...words.get(a)!].some(word => words.get(b)!.has(word)))
}

/**
 * Draws pairs that might be one party: an identifier in common, a name in common, both, or neither (a record
 * number that another list quotes, a rare word). Entries of an earlier drawing are left out.
 */
export const drawPairs = (
  entries: readonly ListedEntry[],
  drawing: Drawing,
  drawnBefore: Iterable<string>,
): DrawnPair[] => {
  const written = allWritten(entries)
  const byIdentifier = pairsBearing(entries, identifiersOf, mostHolders.identifier)
  const byName = pairsBearing(entries, entry => written.get(entry)!.keys, mostHolders.name)
  const near = new Set([
    ...pairsBearing(entries, entry => written.get(entry)!.words, mostHolders.word),
    ...pairsBearing(entries, recordsOf, mostHolders.record),
  ])
  const ofVessels = entries.filter(({ contents }) => contents.some(({ type }) => type === '03'))
  const limits: Limits = {
    taken: new Set(drawnBefore),
    vessels: new Set(ofVessels.map(({ id }) => id)),
    drawing,
  }
  return [
    ...drawn(without(byIdentifier, byName), 'identifier', limits),
    ...drawn(without(byName, byIdentifier), 'name', limits),
    ...drawn(
      [...byIdentifier].filter(pair => byName.has(pair)),
      'both',
      limits,
    ),
    ...drawn(without(near, byIdentifier, byName), 'neither', limits),
  ]
}
