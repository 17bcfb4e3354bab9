import type { Beside } from '../../match/beside.ts'

/** A part of a typed text that may be a name whole. */
export interface TypedPart {
  readonly text: string
  /** Undefined where only remarks stand beside it. */
  readonly beside: Beside | undefined
  /** Whose whole name one word of it may be that is not rare: a place beside it tells a house, a branch or a flag anybody, its form a firm; a town behind a firm, and what a firm's business and form follow, are a house only where the word is rare. */
  readonly lone: 'nobody' | 'house' | 'anybody' | 'rare' | 'firm'
}
