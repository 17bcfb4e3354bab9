import type { BearersIn } from './bearer.ts'
import { controlOf } from './control-word.ts'
import { least, most, shareOf, whole, type Share } from './share.ts'

/** One statement of a source: who holds how much of whom, and when. */
export interface OwnershipEdge {
  readonly owner: string
  readonly owned: string
  /** 0 to 100; null = held, but nobody tells how much. */
  readonly percent: number | null
  /** The most it may be, where a range is told. */
  readonly percentHigh?: number | null
  /** First and last day on which it holds. */
  readonly since?: string
  readonly until?: string
  /** Who says so; several holdings of one pair in one source, or in none, are classes of shares, or one thing told twice. */
  readonly source?: string
  /** Control beside or without shares, in words: 协议控制（VIE）, 代持, 董事会多数, 普通合伙人 … */
  readonly control?: string
  /** It tells of control alone and says nothing of shares: `percent` means nothing. */
  readonly controlOnly?: boolean
}

/** What all edges of one pair of parties say together on one day. */
export interface Holding {
  readonly owner: string
  readonly owned: string
  readonly low: Share
  readonly high: Share
  /** Some source tells a percent; otherwise `low` is nothing and `high` everything. */
  readonly isTold: boolean
  /** Nobody tells a percent, or a source tells of one more holding without it: up to what the others leave. */
  readonly isOpen: boolean
  readonly control: string
  /** Listed parties for whom, or at whose word, the owner is told to hold. */
  readonly bearers: readonly string[]
}

export interface HoldingGraph {
  readonly ownersOf: (party: string) => readonly Holding[]
  readonly heldBy: (party: string) => readonly Holding[]
  /** What others are told to hold for a party. */
  readonly heldFor: (party: string) => readonly Holding[]
}

const holdsOn = ({ since, until }: Pick<OwnershipEdge, 'since' | 'until'>, date: string): boolean =>
  (since === undefined || since <= date) && (until === undefined || date <= until)

/** How the texts of holdings are read. */
export interface Reading {
  /** What a party is called. */
  readonly write: (party: string) => string
  readonly bearersIn: BearersIn
}

const asNamed: Reading = { write: party => party, bearersIn: () => [] }

/** Control in the words of one statement; who holds for another one holds what that one controls. */
const controlIn = (edge: OwnershipEdge, { write }: Reading, bearers: readonly string[]): string => {
  const own = controlOf({ ...edge, owner: write(edge.owner) })
  return own === '' && bearers.length > 0 ? textOf(edge) : own
}

const textOf = ({ source = '', control = '' }: OwnershipEdge): string =>
  [control, source].filter(text => text !== '').join('；')

type Range = Pick<Holding, 'low' | 'high'>

const rangesOf = (edges: readonly OwnershipEdge[]): Range[] =>
  edges.flatMap(({ percent, percentHigh }) =>
    percent === null ? [] : [{ low: shareOf(percent), high: shareOf(percentHigh ?? percent) }],
  )

/** What one source tells: its holdings beside each other are classes that add up, or one told twice. */
const highestIn = (edges: readonly OwnershipEdge[]): Share =>
  least(
    whole,
    rangesOf(edges).reduce((sum, one) => sum + one.high, 0n),
  )

/** A股, class B shares: not who tells it, but of which class it is told. */
const shareClass =
  /[ABHNSＡＢＨＮＳ]\s*股|(?:优先|優先|普通|内资|內資|外资|外資|非?流通|限售)股|(?<![a-z])(?:class [a-z]|[a-z]-class|ordinary|common|preferred|preference)(?: shares?| stock)?(?![a-z])/giu

/** Who tells it, whatever the class of shares. Rows of which nobody says who tells them may be classes as well. */
export const tellerOf = (source: string): string =>
  source
    .replaceAll(shareClass, '')
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()

const bySource = (edges: readonly OwnershipEdge[]): OwnershipEdge[][] => [
  ...gather(edges, one => tellerOf(one.source ?? '')).values(),
]

const isMixed = (edges: readonly OwnershipEdge[]): boolean =>
  edges.some(one => one.percent === null) && edges.some(one => one.percent !== null)

/** Sources that differ give the lowest and the highest; one that tells nothing adds nothing. */
const joined = (edges: readonly OwnershipEdge[], reading: Reading): Holding => {
  const { owner, owned } = edges[0]!
  const named = edges.map(edge => reading.bearersIn(textOf(edge)).filter(one => one !== owner))
  const controls = edges.map((edge, at) => controlIn(edge, reading, named[at]!))
  const control = [...new Set(controls.filter(word => word !== ''))].join('、')
  const who = { owner, owned, control, bearers: [...new Set(named.flat())] }
  const holding = edges.filter(one => one.controlOnly !== true)
  if (holding.length === 0) return { ...who, low: 0n, high: 0n, isTold: true, isOpen: false }
  const told = rangesOf(holding)
  if (told.length === 0) return { ...who, low: 0n, high: whole, isTold: false, isOpen: true }
  const sources = holding.length === 1 ? [holding] : bySource(holding)
  const low = told.map(one => one.low).reduce(least)
  const high = sources.map(highestIn).reduce(most)
  return { ...who, low, high, isTold: true, isOpen: sources.some(isMixed) }
}

const gather = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const map = new Map<string, T[]>()
  for (const row of rows) {
    const kept = map.get(keyOf(row))
    if (kept) kept.push(row)
    else map.set(keyOf(row), [row])
  }
  return map
}

/** Holdings of one day; edges of equal owner and owned are one of them. */
export const holdingsOn = (
  edges: readonly OwnershipEdge[],
  date: string,
  reading: Reading = asNamed,
): HoldingGraph => {
  const standing = edges.filter(edge => holdsOn(edge, date))
  const pairs = gather(standing, ({ owner, owned }) => JSON.stringify([owner, owned]))
  const holdings = [...pairs.values()].map(same => joined(same, reading))
  const byOwned = gather(holdings, one => one.owned)
  const byOwner = gather(holdings, one => one.owner)
  const byBearer = new Map<string, Holding[]>()
  for (const one of holdings)
    for (const bearer of one.bearers) byBearer.set(bearer, [...(byBearer.get(bearer) ?? []), one])
  return {
    ownersOf: party => byOwned.get(party) ?? [],
    heldBy: party => byOwner.get(party) ?? [],
    heldFor: party => byBearer.get(party) ?? [],
  }
}
