import type { EnterpriseKind, RelationKind } from '@maojian/domain/vocabulary/enterprise'
import type { OwnershipRegime } from '@maojian/domain/vocabulary/ownership'

/** What the lists say of an enterprise that is a listed party. */
export interface LinkedParty {
  /** '' for an invented one of a sample pack. */
  readonly partyId: string
  /** On any list now; otherwise it has left them all. */
  readonly listed: boolean
  /** Regimes whose ownership rules start from it. */
  readonly regimes: readonly OwnershipRegime[]
}

export interface GraphNodeInput {
  readonly id: number
  readonly kind: EnterpriseKind
  readonly sample: boolean
  /** Folded names, and looser keys, under which it is found. */
  readonly nameKeys: readonly string[]
  readonly linked: LinkedParty | null
  /** Listed parties of its name: nobody has said whether it is one of them. */
  readonly namesakes?: readonly LinkedParty[]
}

export interface GraphEdgeInput {
  readonly id: number
  readonly from: number
  readonly to: number
  readonly kind: RelationKind
  readonly percent: number | null
  readonly percentHigh: number | null
  readonly control: string
  /** Who tells it, within which file or register: what one source tells of one pair stands beside each other. */
  readonly told?: string
  /** What its row said that could not be read; '' where all was. */
  readonly doubt?: string
  /** yyyy-MM-dd or ''. */
  readonly since: string
  readonly until: string
}

/** A source of which rows could not be taken that may tell of a holder of any company in it. */
export interface PartialSource {
  readonly source: number
  readonly words: string
}
