import type { Holding } from './holding.ts'
import { tellsLead } from './share-word.ts'
import { least, most, whole, type Share } from './share.ts'

/** Summed shares: at least, and at most. */
export interface Sum {
  readonly low: Share
  readonly high: Share
}

/** What those who belong to a set hold of one party together. */
export interface Tally {
  readonly low: Share
  /** Told shares alone. */
  readonly high: Share
  /** One of them holds a share that nobody tells. */
  readonly isOpen: boolean
  /** Of one of them nobody tells any share at all: that it holds one leaves less for the others. */
  readonly isUntold: boolean
  /** One of those is told to lead the company: no other can hold more than it. */
  readonly isLeading: boolean
  readonly isControlled: boolean
}

export const nothing: Tally = {
  low: 0n,
  high: 0n,
  isOpen: false,
  isUntold: false,
  isLeading: false,
  isControlled: false,
}

export const added = (tally: Tally, one: Holding): Tally => ({
  low: tally.low + one.low,
  high: one.isTold ? tally.high + one.high : tally.high,
  isOpen: tally.isOpen || one.isOpen,
  isUntold: tally.isUntold || !one.isTold,
  isLeading: tally.isLeading || isLeading(one),
  isControlled: tally.isControlled || one.control !== '',
})

/** Of an unknown share, but told as that of the parent or of a controlling shareholder. */
const isLeading = ({ isTold, control }: Holding): boolean => !isTold && tellsLead(control)

export const toldOf = (holdings: readonly Holding[]): Share =>
  holdings.reduce((sum, one) => sum + one.low, 0n)

/** Shares that a company holds in itself belong to no owner. */
export const isInItself = ({ owner, owned }: Holding): boolean => owner === owned

/** What all owners of one party are told to hold, and how much of it are the party's own shares. */
export interface Room {
  readonly told: Share
  /** The most that one owner is told to hold. */
  readonly largest: Share
  readonly own: Sum
}

export const roomOf = (holdings: readonly Holding[], isOwn: (one: Holding) => boolean): Room => {
  const own = holdings.filter(isOwn)
  const high = own.reduce((sum, one) => sum + (one.isOpen ? whole : one.high), 0n)
  const largest = holdings.filter(one => !isInItself(one)).reduce((top, one) => most(top, one.low), 0n)
  return { told: toldOf(holdings), largest, own: { low: toldOf(own), high: least(high, whole) } }
}

/**
 * Who is told to hold, and finds nothing left by those who are told how much, or leads and finds less than another one
 * has: the two contradict each other, and some row is wrong or of another day, so that nothing bounds his share.
 */
export const isContradicted = (
  { isUntold, isLeading }: Pick<Tally, 'isUntold' | 'isLeading'>,
  { told, largest }: Room,
): boolean => isUntold && (told >= whole || (isLeading && largest > whole - told))

const within = (share: Share): Share => least(most(share, 0n), whole)

/**
 * A share that nobody tells is at most what the others are not told to hold. Own shares carry no votes: of those that are
 * left the owners have more than of all shares.
 */
export const mostOf = (tally: Tally, room: () => Room): Share => {
  const { low, high, isOpen } = tally
  if (high === 0n && !isOpen) return 0n
  const { told, own } = room()
  if (isContradicted(tally, room())) return whole
  const held = within(isOpen ? most(high, whole - (told - low)) : high)
  const others = told - low - own.low
  const silent = within(least(own.high, whole - others - held))
  if (silent === 0n) return held
  return silent === whole ? whole : least((held * whole) / (whole - silent), whole)
}
