import type { Dictionary } from './dictionary.ts'
import type { VariantFacts } from './variant-facts.ts'
import type { FoundNames } from './found-names.ts'
import type { Memory } from '../memory.ts'
import type { TokenAgreements } from './token-agreements.ts'
import type { WordShapes } from './word-shapes.ts'

/** Parts for which one word may stand, and the names that hold all of them. */
export interface Parts {
  readonly ids: readonly number[]
  readonly holders: readonly number[]
}

/** Where in the index the names stand that hold a token. */
export interface Postings {
  readonly offsets: Uint32Array
  readonly variants: Uint32Array
  /** See hints.ts. */
  readonly hints: Uint8Array
}

/** What retrieval reads of an index, and the scratch of the one thread that reads it. */
export interface Store {
  readonly dictionary: Dictionary
  readonly postings: Postings
  readonly variantFacts: VariantFacts
  readonly foundNames: FoundNames
  readonly tokenWeight: Float32Array
  /** First UTF-16 unit of each token, see dictionary.ts. */
  readonly tokenInitial: Uint32Array
  readonly variantTokens: Uint32Array
  readonly tokenAgreements: TokenAgreements
  readonly shapes: WordShapes
  /** Of recent words, the pieces of their spelling, and the characters that mean them. */
  readonly cuts: Memory<readonly Parts[]>
  readonly spelled: Memory<readonly Parts[]>
  /** Tokens for which words written together may stand. */
  readonly joined: Memory<readonly number[]>
}

/** How many names hold a token. */
export const cost = ({ offsets }: Postings, id: number): number => offsets[id + 1]! - offsets[id]!
