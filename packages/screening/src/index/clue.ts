/**
 * Names to be read because they may hold a part of the query. What a meeting gains is what it adds to the agreement of
 * both sides, less the share of the listed word that the threshold wants met: a name can reach the threshold only if
 * its gains come to that share of the query.
 */
export interface Clue {
  /** Tokens of the dictionary by which it is met. */
  readonly ids: readonly number[]
  readonly gains: Gains
  /** Names to be read. */
  readonly cost: number
  /** Tells enough to show a name that is held in a longer one (signal/contained.ts). */
  readonly telling: boolean
  /** Scratch of the present question: the bit that it leaves on the names in it (found-names.ts), 0 where they are not read. */
  mark: number
}

/** Most that meetings of one kind add. */
export interface Gains {
  readonly gain: number
  /** To what is met of the query, and of the listed name. */
  readonly query: number
  readonly listed: number
}

/** What one token of the query may gain, and where. */
export interface TokenClue {
  readonly weight: number
  readonly han: boolean
  /** By itself, or by a letter that stands for it. */
  readonly meetings: readonly Clue[]
  readonly initials: readonly Clue[]
  /** Every name could still gain this much without standing in a posting of either. */
  readonly unseen: Gains
}

/** How clues are made. */
export interface How {
  readonly threshold: number
  /** Characters read aloud count too. */
  readonly aloud: boolean
  readonly leastTelling: number
}

/** The clue last made of an expansion: common words, which many listed ones agree with, come again and again. */
export interface LastClue {
  readonly weight: number
  readonly how: How
  readonly clue: TokenClue
}
