import type { Answer } from '@maojian/domain/control/rule/question'
import type { Identifier } from '@maojian/domain/vocabulary/identifier'
import type { PartyType, Subtype } from '@maojian/domain/vocabulary/party-type'
import type { Thresholds } from '@maojian/domain/vocabulary/risk-level'
import type { Query, Subject } from '@maojian/screening'

/** Whoever is screened, as far as is known. */
export interface Screened {
  /** '' where only codes are known. */
  readonly name: string
  /** Other names by which it goes, any of which may be listed. */
  readonly otherNames?: readonly string[] | undefined
  /** Who else stands beside it (consignee, bank, contact): found by name alone, for nothing that is known here is known of them. */
  readonly others?: readonly string[] | undefined
  /** Only parties of this type are asked for. */
  readonly type?: PartyType | undefined
  readonly subtypes?: readonly Subtype[] | undefined
  /** What it is known to be: a circumstance like its country, which leaves nobody out. */
  readonly knownType?: PartyType | undefined
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
  /** yyyy, yyyy-MM or yyyy-MM-dd. */
  readonly birthDate?: string | undefined
  /** Each is also looked up by itself; of kind `other` none contradicts. */
  readonly identifiers?: readonly Identifier[] | undefined
  /** Where it sits: a listed address is met, whoever sits there. */
  readonly addresses?: readonly string[] | undefined
}

/** Every name that is asked for, the first one ahead. */
export const namesOf = ({ name, otherNames = [], others = [] }: Screened): string[] =>
  [name, ...otherNames, ...others].filter(text => text !== '')

/** What the organisation said of a party that was found: whether it is the one that was screened. */
export interface PartyDecision {
  readonly partyId: string
  readonly same: Answer
}

/** What an answer that heeds a decision tells of it. */
export interface DecisionSource {
  readonly id: string
  /** yyyy-MM-dd. */
  readonly decidedOn: string
  readonly by: string
  /** '' where no second person was asked. */
  readonly approvedBy: string
  readonly reason: string
  /** Last day on which it counts, yyyy-MM-dd. */
  readonly reviewOn: string
}

/** What the organisation decided before of one who was screened and one who is listed. */
export interface KeptDecision extends DecisionSource {
  /** Of whom was screened. */
  readonly key: string
  /** Entries that the listed party had. */
  readonly entries: readonly string[]
  /** What they said. */
  readonly mark: string
  readonly same: Answer
}

/** What counts: lists, day, scores, and what was decided before. */
export interface ScreeningTerms {
  /** Only what was listed on this day, yyyy-MM-dd; absent: the present editions. */
  readonly asOf?: string | undefined
  /** They may be raised above the usual ones, never lowered. */
  readonly thresholds?: Thresholds | undefined
  /** Ids of the lists that count; absent: all. */
  readonly lists?: readonly string[] | undefined
  /** What else the caller leaves out. */
  readonly keeps?: ((subject: Subject) => boolean) | undefined
  readonly decisions?: readonly PartyDecision[] | undefined
  /** What was decided in earlier screenings; what is decided in this one comes first. */
  readonly kept?: readonly KeptDecision[] | undefined
  readonly offset?: number | undefined
  /** Most hits read; 50 unless said. */
  readonly limit?: number | undefined
  /** Names below the threshold: told always, or where nothing was found; they never count. */
  readonly near?: Query['near']
  /** Types whose hits come first; nothing is hidden. */
  readonly first?: readonly PartyType[] | undefined
}
