import type { Beside } from '../../match/beside.ts'

/** A part of a typed text that may be a name whole. */
export interface TypedPart {
  readonly text: string
  /** Undefined where only remarks stand beside it. */
  readonly beside: Beside | undefined
  /** Whose whole name one word of it may be that is not rare: a place beside it tells a house, a branch or a flag anybody; behind a firm it is a town, before its form a firm. */
  readonly lone: 'nobody' | 'house' | 'anybody' | 'town' | 'firm'
}
