import type { NameSenses } from './given-names.ts'
import type { Meaning } from '../lexicon/lexicon.ts'

/** What the tables know of a folded Latin word; `Word` looks each up once. */
export interface KnownWord {
  readonly key: string
  /** Given names that it may be a spelling of. */
  readonly names: NameSenses
  /** Occurrences in a million names, 0 when the tables do not know it. */
  readonly share: number
  readonly meaning: Meaning | undefined
  /** Mandarin syllables, null when it is no pinyin. */
  readonly syllables: readonly string[] | null
  /** Class of sound as one Korean syllable, '' when it is none. */
  readonly korean: string
  /** The names of which it is put together; itself alone when it is none. */
  readonly cutNames: readonly string[]
  /** How much it tells as a word that distinguishes. */
  readonly information: number
}
