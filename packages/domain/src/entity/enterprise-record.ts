import type { EnterpriseKind, RelationKind } from '../vocabulary/enterprise.ts'
import type { Identifier } from '../vocabulary/identifier.ts'
import type { OwnershipRegime } from '../vocabulary/ownership.ts'

/** A company, bond, person or group as one source tells of it. */
export interface EnterpriseRecord {
  readonly what: 'enterprise'
  /** Line or record of the file, from 1. */
  readonly line: number
  /** The source's own id: relations name it. */
  readonly reference: string
  readonly kind: EnterpriseKind
  readonly name: string
  readonly otherNames: readonly string[]
  /** ISO 3166-1 alpha-2, or ''. */
  readonly country: string
  readonly identifiers: readonly Identifier[]
  /** Records of lists that it is, `us-1260h:<reference>`, where the file is that list itself. */
  readonly listRecords?: readonly string[]
  /** In the source's words: 存续, ACTIVE; '' where it says nothing. */
  readonly status: string
  readonly capital: string
  readonly foundedOn: string
  readonly industry: string
  /** Only in sample packs: regimes under which an invented party counts as listed, so that ownership can be shown. */
  readonly sampleListed: readonly OwnershipRegime[]
}

/** Who holds, issued, lent to, stands for or serves whom. */
export interface RelationRecord {
  readonly what: 'relation'
  readonly line: number
  readonly reference: string
  /** The reference is made of what it says: told once more in one import it is another holding, not the same. */
  readonly unnumbered?: boolean
  /** References of the same file, or of another file of the same family. */
  readonly from: string
  readonly to: string
  readonly kind: RelationKind
  /** Lowest and highest share, 0 to 100; null = nobody tells. */
  readonly percent: number | null
  readonly percentHigh: number | null
  /** Control beside or without shares, in words. */
  readonly control: string
  /** Role, title, or what the source calls the relation. */
  readonly role: string
  readonly amount: string
  readonly currency: string
  /** First and last day, yyyy-MM-dd or ''. */
  readonly since: string
  readonly until: string
  /** Who says so. */
  readonly source: string
  /** Day of that statement, or ''. */
  readonly toldOn: string
  /** What the row said that could not be read, with file and line: it stands as unknown; '' where all was read. */
  readonly doubt: string
}

/** A row that was not taken, for the person who brought the file. */
export interface RowFault {
  readonly what: 'fault'
  readonly line: number
  readonly reason: string
}

/** Something that was taken in, with a part that could not be read. */
export interface RowNote {
  readonly what: 'note'
  readonly line: number
  readonly reason: string
}

/** A row that is no enterprise and no relation, counted by what it is. */
export interface RowSkipped {
  readonly what: 'skipped'
  readonly line: number
  readonly reason: string
}

export type EnterpriseItem = EnterpriseRecord | RelationRecord | RowFault | RowNote | RowSkipped
