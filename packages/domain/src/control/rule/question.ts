import type { OwnershipEdge } from '../../ownership/holding.ts'
import type { Activity, PartyRole } from '../../vocabulary/transaction.ts'
import type { EntityPolicy, EntityScope } from '../party/entity-terms.ts'

export type Answer = 'yes' | 'no' | 'unclear'

/** End uses asked one by one; 111 belongs to China's law alone. */
export const endUseIds = [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111] as const
export type EndUseId = (typeof endUseIds)[number]

export const partyLists = [
  'denied-persons',
  'entity-list',
  'meu-list',
  'mieu-list',
  'unverified-list',
  'sdn',
  'nonproliferation',
  'cn-control-list',
  'cn-watch-list',
  'cn-unreliable',
  'cn-countermeasures',
  // Lists of military companies outside part 744: 1260H, NS-CMIC.
  'military-company',
] as const
export type PartyList = (typeof partyLists)[number]

/** A hit that counts. */
export interface PartyFinding {
  readonly list: PartyList
  readonly reference?: string
  /** Entity List: what the entry's licence requirement covers; `all` where nothing else is said. */
  readonly scope?: EntityScope
  /** Entity List: its licence review policy. */
  readonly policy?: EntityPolicy
  /** Entity List: some items are reviewed more mildly than `policy` says. */
  readonly isMixed?: true
  /** Exceptions the list's entry itself leaves open. */
  readonly exceptions?: readonly string[]
  readonly footnotes?: readonly number[]
  /** SDN: programme tags. */
  readonly programmes?: readonly string[]
  /** A paused one is told and brings nothing. */
  readonly pause?: FindingPause
}

/** Measures that the authority does not apply on the day, did not until a day that has passed, or that nobody could verify. */
export interface FindingPause {
  readonly state: 'paused' | 'over' | 'unverified'
  readonly until: string
  readonly citation: string
}

/** A possible hit about which nobody decided, and the laws that hang a consequence to its lists. */
export interface OpenHit {
  readonly name: string
  readonly laws: readonly ('us' | 'cn')[]
  /** Entity List: footnotes of the entry that it may be. */
  readonly footnotes?: readonly number[]
}

/** A name by which nobody can be found on a list. */
export interface UnfoundName {
  readonly name: string
  /** 待定, N/A, a country: it has to be told. Otherwise it is a name that says too little by itself (General Trading). */
  readonly isNoName: boolean
}

/** Who stands behind a party: holdings as told, and those among the holders that a list names. */
export interface Owners {
  readonly edges: readonly OwnershipEdge[]
  readonly listed: readonly { readonly party: string; readonly findings: readonly PartyFinding[] }[]
}

/** A party to the transaction, already screened. */
export interface Party {
  readonly role?: PartyRole
  readonly name?: string
  readonly country?: string
  /** Country of the ultimate parent's headquarters, where known. */
  readonly headquarters?: string
  readonly findings: readonly PartyFinding[]
  readonly openHits?: readonly OpenHit[]
  /** Its name, or that of who holds it, where that names nobody by itself: nothing found says nothing. */
  readonly unfound?: readonly UnfoundName[]
  readonly owners?: Owners
  /** Lists that name or may name the party, but to which part 744 hangs nothing. */
  readonly elsewhere?: readonly string[]
}

/** A part of US origin in a foreign-made item: the entry it has by itself, and its value. */
export interface ContentPart {
  readonly eccn: string
  readonly value: number
}

/** What de minimis is computed from (15 CFR 734 Supp. 2): fair market prices, one currency. */
export interface Content {
  readonly price: number
  readonly parts: readonly ContentPart[]
}

/** Where the item was made, when that decides whether the EAR reaches it (15 CFR 734.3). */
export interface Origin {
  readonly made: 'us' | 'foreign'
  /** Shipped from or through the United States. */
  readonly fromUs?: Answer
  /** Controlled US content in percent of value. */
  readonly contentShare?: number
  /** The same, to be computed. */
  readonly content?: Content
  /** Content for which there is no de minimis level (15 CFR 734.4(a)). */
  readonly noDeMinimis?: Answer
  /** Direct product of US technology, software or a plant (15 CFR 734.9), with its destination or party scope. */
  readonly directProduct?: Answer
}

/** What is asked of China's own control; `none` is a declared 'not on the list'. */
export interface CnQuestion {
  readonly code?: string
  /** Codes beside which the list or a notice prints the customs code of the goods. */
  readonly customs?: readonly { readonly code: string; readonly citation: string; readonly stateZh: string }[]
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
  readonly activity?: Activity
  /** Country from which it is shipped, and those it passes on its way. */
  readonly shipFrom?: string
  readonly via?: readonly string[]
  /** Customs code, digits only. */
  readonly hsCode?: string
  /** Net value of the order for this entry in US dollars. */
  readonly value?: number
  readonly parties?: readonly Party[]
  /** Country where the end user, or the parent at its top, has its headquarters. */
  readonly headquarters?: string
  /** Lists that the screening of the parties could not ask, because none is held. */
  readonly listsNotHeld?: readonly PartyList[]
  readonly endUses?: Partial<Readonly<Record<EndUseId, Answer>>>
  readonly origin?: Origin
  /** Entry of the item that the software, technology or equipment is for. */
  readonly relatedTo?: string
  /** Answers to questions of an earlier determination, by their ids. */
  readonly facts?: Readonly<Record<string, Answer>>
  readonly china?: CnQuestion
}
