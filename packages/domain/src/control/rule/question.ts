import type { EntityPolicy, EntityScope } from '../party/entity-terms.ts'

export type Answer = 'yes' | 'no' | 'unclear'

/** End uses asked one by one; 111 belongs to China's law alone. */
export const endUseIds = [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111] as const
export type EndUseId = (typeof endUseIds)[number]

export const partyLists = [
  'denied-persons',
  'entity-list',
  'meu-list',
  'unverified-list',
  'sdn',
  'cn-control-list',
  'cn-watch-list',
  'cn-unreliable',
  'cn-countermeasures',
] as const
export type PartyList = (typeof partyLists)[number]

/** A hit confirmed by a person, or ownership by parties so listed. */
export interface PartyFinding {
  readonly list: PartyList
  readonly reference?: string
  /** Entity List: what the entry's licence requirement covers; `all` where nothing else is said. */
  readonly scope?: EntityScope
  /** Entity List: its licence review policy. */
  readonly policy?: EntityPolicy
  /** Exceptions the list's entry itself leaves open. */
  readonly exceptions?: readonly string[]
  readonly footnotes?: readonly number[]
  /** SDN: programme tags. */
  readonly programmes?: readonly string[]
  /** Set when the party is not listed but owned by listed ones: summed share in percent, or unknown. */
  readonly ownedShare?: number | 'unknown'
}

/** A party to the transaction, already screened. */
export interface Party {
  readonly name?: string
  readonly country?: string
  /** Country of the ultimate parent's headquarters, where known. */
  readonly headquarters?: string
  readonly findings: readonly PartyFinding[]
}

/** Where the item was made, when that decides whether the EAR reaches it (15 CFR 734.3). */
export interface Origin {
  readonly made: 'us' | 'foreign'
  /** Shipped from or through the United States. */
  readonly fromUs?: Answer
  /** Controlled US content in percent of value. */
  readonly contentShare?: number
  /** Content for which there is no de minimis level (15 CFR 734.4(a)). */
  readonly noDeMinimis?: Answer
  /** Direct product of US technology, software or a plant (15 CFR 734.9), with its destination or party scope. */
  readonly directProduct?: Answer
  readonly published?: Answer
}

/** What is asked of China's own control; `none` is a declared 'not on the list'. */
export interface CnQuestion {
  readonly code?: string
  /** Leaves China, or holds China-origin content. */
  readonly chinaOrigin?: Answer
}

export interface Question {
  /** As typed: `3A001.a.2`, `3A001`, `EAR99`. */
  readonly eccn: string
  readonly paragraph?: string
  /** ISO 3166-1 alpha-2. */
  readonly destination: string
  /** yyyy-MM-dd; every dated rule is taken as of this day. */
  readonly date: string
  /** Net value of the order for this entry in US dollars. */
  readonly value?: number
  readonly parties?: readonly Party[]
  readonly endUses?: Partial<Readonly<Record<EndUseId, Answer>>>
  readonly origin?: Origin
  /** Entry of the item that the software, technology or equipment is for. */
  readonly relatedTo?: string
  /** Answers to questions of an earlier determination, by their ids. */
  readonly facts?: Readonly<Record<string, Answer>>
  readonly china?: CnQuestion
}
