import type { StoredToken } from './dictionary.ts'
import type { Pairs } from './hash.ts'
import type { SubjectPart } from './subject-sections.ts'

/** What one thread read of its share of the subjects; a builder that read those before takes it in (`IndexBuilder`). */
export interface IndexPart {
  readonly subjects: SubjectPart
  readonly tokens: readonly StoredToken[]
  readonly nameSubject: Uint32Array
  readonly nameOrdinal: Uint32Array
  readonly variantName: Uint32Array
  readonly variantKind: Uint8Array
  readonly variantStart: Uint32Array
  readonly variantTokens: Uint32Array
  readonly variantWeight: Float32Array
  readonly variantLetters: Uint32Array
  readonly spellings: Pairs
  readonly codes: Pairs
}

const viewsIn = (value: object): readonly ArrayBufferView[] =>
  ArrayBuffer.isView(value) ? [value] : Object.values(value).flatMap(viewsIn)

/** Memory of a part that goes to another thread without a copy. */
export const memoryOf = (part: IndexPart): ArrayBuffer[] =>
  viewsIn({ ...part, tokens: [] }).map(({ buffer }) => buffer as ArrayBuffer)
