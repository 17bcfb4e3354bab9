import type { FactKey } from '../vocabulary/fact-key.ts'
import type { Identifier } from '../vocabulary/identifier.ts'
import type { NameKind } from '../vocabulary/name-kind.ts'
import type { PartyType, Subtype } from '../vocabulary/party-type.ts'

export interface EntryName {
  readonly text: string
  readonly kind: NameKind
}

export interface EntryFact {
  readonly key: FactKey
  readonly value: string
}

/** yyyy, yyyy-MM or yyyy-MM-dd; what the list does not say is left out, never filled with 01. */
export type PartialDate = string

/**
 * One record of one list, as its authority publishes it.
 * `reference` is the authority's own number and the same in every format of the list.
 */
export interface ListEntry {
  readonly source: string
  /** Which part of the list this record came with, when one list arrives in several files (FollowTheMoney). */
  readonly part?: string
  readonly reference: string
  readonly type: PartyType
  /** False where the list does not say whether it means a person or a company. */
  readonly typeStated: boolean
  /** Only where the list or its programme says more than the type; the party rules decide otherwise. */
  readonly subtype?: Subtype
  /** Most important first; empty when the record only points at an entry of another list (see sameAs). */
  readonly names: readonly EntryName[]
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countries: readonly string[]
  readonly birthDates: readonly PartialDate[]
  readonly identifiers: readonly Identifier[]
  readonly addresses: readonly string[]
  /** Programme codes in the authority's own spelling (SDGT, EU-UKR, UN-SC1718). */
  readonly programmes: readonly string[]
  /** Day on which the authority designated the party. */
  readonly designatedOn?: PartialDate
  /** Day of the last change that the list itself states. */
  readonly changedOn?: PartialDate
  /** The list's own word on validity, where it has one: suspended, unverified, delisted. */
  readonly status?: 'active' | 'suspended' | 'unverified' | 'delisted'
  readonly endsOn?: PartialDate
  /** Official page of this record. */
  readonly url?: string
  readonly facts: readonly EntryFact[]
  /** Record numbers (`unsc:CDi.001`, `ftm:ofac-36`) that name the same party in other lists or files. */
  readonly sameAs: readonly string[]
  /** The record word for word, while it is read; it is kept with the edition, not with the entry (docs/adr/0012). */
  readonly asPublished?: string
}

/** A statement of a list that two of its records are related; kept for the ownership graph. */
export interface ListRelation {
  readonly source: string
  readonly part?: string
  readonly reference: string
  readonly kind: 'ownership' | 'directorship' | 'family' | 'link'
  /** Record numbers in the same notation as sameAs. */
  readonly from: string
  readonly to: string
  /** The list's own words. */
  readonly role: string
  /** Percent of ownership, where stated; unknown is absent, never 0. */
  readonly percent?: number
}
