import type { Variant } from './name/token/token.ts'

/** A comparable form of a name, and by what it is looked for in an index. */
export interface QuestionForm {
  readonly form: Variant
  /** Whether names are looked for that hold words of it. */
  readonly words: boolean
  /** Hashes of its spelling, and of whatever else a name may be filed under that it is as a whole. */
  readonly spelled: readonly number[]
  readonly other: readonly number[]
  /** Whether a slip of the pen is looked for in its letters. */
  readonly slips: boolean
}

/** What somebody's names and codes look for in an index, whichever it is. */
export interface Question {
  readonly forms: readonly QuestionForm[]
  /** Every letter of each Latin name. */
  readonly letters: readonly string[]
  /** Hashes of codes, and of addresses. */
  readonly codes: readonly number[]
}
