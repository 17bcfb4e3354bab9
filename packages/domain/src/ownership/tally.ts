import type { Holding } from './holding.ts'
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
  readonly isControlled: boolean
}

export const nothing: Tally = { low: 0n, high: 0n, isOpen: false, isControlled: false }

export const added = ({ low, high, isOpen, isControlled }: Tally, one: Holding): Tally => ({
  low: low + one.low,
  high: one.isTold ? high + one.high : high,
  isOpen: isOpen || one.isOpen,
  isControlled: isControlled || one.control !== '',
})

export const toldOf = (holdings: readonly Holding[]): Share =>
  holdings.reduce((sum, one) => sum + one.low, 0n)

/** Shares that a company holds in itself belong to no owner. */
export const isInItself = ({ owner, owned }: Holding): boolean => owner === owned

/** What all owners of one party are told to hold, and how much of it are the party's own shares. */
export interface Room {
  readonly told: Share
  readonly own: Sum
}

export const roomOf = (holdings: readonly Holding[], isOwn: (one: Holding) => boolean): Room => {
  const own = holdings.filter(isOwn)
  const high = own.reduce((sum, one) => sum + (one.isOpen ? whole : one.high), 0n)
  return { told: toldOf(holdings), own: { low: toldOf(own), high: least(high, whole) } }
}

const within = (share: Share): Share => least(most(share, 0n), whole)

/**
 * A share that nobody tells is at most what the others are not told to hold. Own shares carry no votes: of those that are
 * left the owners have more than of all shares.
 */
export const mostOf = ({ low, high, isOpen }: Tally, room: () => Room): Share => {
  if (high === 0n && !isOpen) return 0n
  const { told, own } = room()
  const held = within(isOpen ? most(high, whole - (told - low)) : high)
  const others = told - low - own.low
  const silent = within(least(own.high, whole - others - held))
  if (silent === 0n) return held
  return silent === whole ? whole : least((held * whole) / (whole - silent), whole)
}
