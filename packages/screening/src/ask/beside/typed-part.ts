import type { Beside } from '../../match/beside.ts'

/** A part of a typed text that may be a name whole. */
export interface TypedPart {
  readonly text: string
  /** Undefined where only remarks stand beside it. */
  readonly beside: Beside | undefined
  /** One word of it may be the whole name. */
  readonly lone: boolean
}
