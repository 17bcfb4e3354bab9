import type { SnapshotMeta } from '../types.ts'
import type { Token, Variant } from '../name/token/token.ts'
import { variantOf } from '../name/token/variant.ts'
import { variantKinds } from './build.ts'
import { openDictionary } from './dictionary.ts'
import { hanNames } from './han-names.ts'
import { openHashList, type HashList, type HashPairs } from './hash.ts'
import { VariantFacts } from './variant-facts.ts'
import { Memory } from '../memory.ts'
import { FoundNames } from './found-names.ts'
import { TokenAgreements } from './token-agreements.ts'
import { readSections, type Sections } from './sections.ts'
import type { Store } from './store.ts'
import { WordShapes } from './word-shapes.ts'
import { snapshotId } from './snapshot-id.ts'
import { openSubjects, type SubjectTable } from './subject-sections.ts'
import { utf8Text } from './utf8.ts'

/** A snapshot opened for reading; scratch space belongs to one thread. */
export interface OpenIndex extends Store {
  readonly id: string
  readonly meta: SnapshotMeta
  readonly subjects: SubjectTable
  readonly nameCount: number
  readonly variantCount: number
  readonly byteLength: number
  readonly subjectOf: (variant: number) => number
  readonly nameOf: (variant: number) => { subject: number; ordinal: number; name: number }
  /** Kind of a name, as a position in kindCodes. */
  readonly nameKind: Uint8Array
  /** 1 for a name that some entry carries today, or that is ours. */
  readonly nameListed: Uint8Array
  /** Whether the name of a variant holds Chinese characters. */
  readonly isOfHan: (variant: number) => boolean
  readonly variant: (variant: number) => Variant
  /** Letters of each form that slips may change (match/latin-slip.ts). */
  readonly letters: Uint32Array
  readonly spellings: HashList
  readonly codes: HashList
  readonly ids: HashList
}

const hashList = (sections: Sections, hash: string, value: string, directory: string): HashList =>
  openHashList({
    hashes: sections[hash],
    values: sections[value],
    directory: sections[directory],
  } as HashPairs)

/** `id` where the bytes have been verified already: reading them all once more is a tenth of a second. */
export const openSnapshot = (bytes: Uint8Array, id?: string): OpenIndex => {
  const sections = readSections(bytes)
  const dictionary = openDictionary(sections)
  const starts = sections['variantStart'] as Uint32Array
  const tokenIds = sections['variantTokens'] as Uint32Array
  const kinds = sections['variantKind']!
  const names = sections['variantName']!
  const variantCount = kinds.length
  const subjects = openSubjects(sections)
  const [nameSubject, nameOrdinal] = [sections['nameSubject']!, sections['nameOrdinal']!]
  const variant = (id: number): Variant => {
    const tokens: Token[] = []
    for (let at = starts[id]!; at < starts[id + 1]!; at++) tokens.push(dictionary.token(tokenIds[at]!))
    return variantOf(variantKinds[kinds[id]!]!, tokens)
  }
  const isHanName = hanNames(subjects, { nameSubject, nameOrdinal })
  return {
    id: id ?? snapshotId(bytes),
    meta: JSON.parse(utf8Text(sections['meta'] as Uint8Array)) as SnapshotMeta,
    dictionary,
    postings: {
      offsets: sections['postingOffsets'] as Uint32Array,
      variants: sections['postingVariants'] as Uint32Array,
      hints: sections['postingHints'] as Uint8Array,
    },
    tokenWeight: sections['tokenWeight'] as Float32Array,
    variantFacts: new VariantFacts(
      starts,
      sections['variantWeight'] as Float32Array,
      sections['variantHint'] as Uint8Array,
    ),
    foundNames: new FoundNames(),
    tokenAgreements: new TokenAgreements(dictionary.size),
    shapes: new WordShapes(dictionary.keys),
    cuts: new Memory(),
    spelled: new Memory(),
    joined: new Memory(),
    subjects,
    nameCount: nameSubject.length,
    variantCount,
    byteLength: bytes.byteLength,
    subjectOf: id => nameSubject[names[id]!]!,
    nameOf: id => ({
      subject: nameSubject[names[id]!]!,
      ordinal: nameOrdinal[names[id]!]!,
      name: names[id]!,
    }),
    nameKind: sections['nameKind'] as Uint8Array,
    nameListed: sections['nameListed'] as Uint8Array,
    isOfHan: id => isHanName(names[id]!),
    variant,
    letters: sections['variantLetters'] as Uint32Array,
    tokenInitial: dictionary.initials,
    variantTokens: tokenIds,
    spellings: hashList(sections, 'spellingHash', 'spellingVariant', 'spellingDirectory'),
    codes: hashList(sections, 'codeHash', 'codeSubject', 'codeDirectory'),
    ids: hashList(sections, 'idHash', 'idSubject', 'idDirectory'),
  }
}
