import type { WarningKind } from '../vocabulary/warning-kind.ts'
import type { SensitiveCountry } from '../control/sensitive-country.ts'
import type { Answer, EndUseId } from '../control/rule/question.ts'
import type { PartyRole } from '../vocabulary/transaction.ts'
import type { PartyType } from '../vocabulary/party-type.ts'
import type { ListPause } from './list-pause.ts'

export interface DealPartner {
  readonly name: string
  /** ISO 3166-1 alpha-2, as all countries here. */
  readonly country?: string
  /** Part that it plays in where the goods go; absent for whoever plays none, as a supplier. */
  readonly role?: PartyRole
}

export interface DealItem {
  readonly name: string
  /** With its paragraph, as the table spells it. */
  readonly eccn?: string
  /** A code of China's list, or `none`: the list was checked and the item is not on it. */
  readonly cnCode?: string
  readonly hsCode?: string
  readonly value?: number
  readonly currency?: string
  readonly usOrigin?: boolean
  readonly usContentPercent?: number
  readonly usTechnology?: boolean
  /** Answers to questions of an earlier determination, by their ids. */
  readonly facts: Readonly<Record<string, Answer>>
}

export const countryKinds = {
  origin: '原产地',
  performance: '履约地',
  destination: '目的地',
  transit: '转运地',
  departure: '起运地',
  reexport: '再出口地',
  other: '其他国家',
} as const
export type CountryKind = keyof typeof countryKinds

export interface DealCountry {
  readonly country: string
  readonly kind: CountryKind
}

export const logisticsKinds = {
  vessel: '船舶',
  aircraft: '航空器',
  port: '港口',
  airport: '机场',
  carrier: '承运人',
  agent: '代理人',
  transitCountry: '途经国家',
} as const
export type LogisticsKind = keyof typeof logisticsKinds

export interface DealLogistics {
  readonly kind: LogisticsKind
  readonly name?: string
  /** Seven digits, as typed. */
  readonly imo?: string
  readonly tail?: string
  /** UN/LOCODE of a port, IATA code of an airport; of a ship or an aircraft any other code: MMSI, call sign. */
  readonly code?: string
  /** Where the place lies, as its code and name tell it: none where neither does, several where they contradict. */
  readonly countries?: readonly string[]
}

/** A port where a vessel of the deal has been. */
export interface DealStop {
  readonly vessel: string
  readonly port: string
  readonly country: string
  /** yyyy-MM-dd */
  readonly date: string
}

export interface DealBank {
  readonly bank: string
  readonly bic?: string
  /** As given and as the BIC says: several where they contradict. */
  readonly countries?: readonly string[]
  readonly currency?: string
  readonly role?: string
}

/** One foreign deal; a section that is absent was not given, an empty one says that none is involved. */
export interface Deal {
  readonly name: string
  /** yyyy-MM-dd: lists and rules are taken as of this day. */
  readonly date: string
  readonly partners?: readonly DealPartner[]
  readonly items?: readonly DealItem[]
  readonly countries?: readonly DealCountry[]
  readonly endUse?: Partial<Readonly<Record<EndUseId, Answer>>>
  readonly logistics?: readonly DealLogistics[]
  readonly stops?: readonly DealStop[]
  readonly settlement?: readonly DealBank[]
}

/** One way of the goods: everything beside the item itself that its determination is asked. */
export interface Shipment {
  readonly destination: string
  readonly shipFrom?: string
  readonly via: readonly string[]
  readonly endUse?: NonNullable<Deal['endUse']>
  readonly partners?: readonly DealPartner[]
}

/** A party, ship, aircraft or bank to be looked for on the lists. */
export interface DealSubject {
  readonly name: string
  readonly type?: PartyType
  readonly country?: string
  /** Codes as typed; each is looked up by itself too. */
  readonly codes: readonly string[]
}

export interface ListedEntry {
  readonly source: string
  readonly listName: string
  /** Country whose authority keeps the list. */
  readonly authority: string
  readonly reference: string
  readonly programmes: string
  /** On the list on the day of the deal. */
  readonly listed: boolean
  /** Still listed, while the authority does not apply its measures, or did not until a day that has passed. */
  readonly pause?: ListPause
}

export interface ScreenedHit {
  readonly name: string
  readonly verdict: 'hit' | 'possible'
  readonly score: number
  readonly reason: string
  readonly entries: readonly ListedEntry[]
  /** What was decided of it, in words; absent where nobody did. */
  readonly decision?: string
}

/** A listed party that the name may mean and that somebody decided is another. */
export interface SetAside {
  readonly name: string
  readonly score: number
  readonly lists: string
  /** Who decided it, when and why, in words. */
  readonly decision: string
}

export interface ScreenedSubject {
  readonly hits: readonly ScreenedHit[]
  /** They count for nothing and are always told. */
  readonly setAside: readonly SetAside[]
  /** The words name nobody by themselves: that nothing was found says nothing. */
  readonly tooCommon: boolean
  /** The name is that of a service of armed forces, of which lists name few. */
  readonly isMilitary?: boolean
}

/** One law's answer about an item and a destination. */
export interface ItemVerdict {
  readonly law: 'us' | 'cn'
  readonly riskLevel: 0 | 1 | 2
  /** What it asks for where it warns. */
  readonly kind?: WarningKind
  readonly why: string
  readonly citation: string
  readonly source: string
  /** What must be answered first. */
  readonly questions: readonly { readonly id: string; readonly text: string }[]
  /** What holds nothing up on the day and must not be overlooked: a notice that is suspended. */
  readonly notes: readonly string[]
}

/** What a name suggests before anybody has looked at parameters. */
export interface ItemSuggestion {
  /** ECCNs. */
  readonly candidates: readonly string[]
  readonly ear99: boolean
  /** Food or what grows on land, and nothing else. */
  readonly isFood: boolean
  /** Which lists and authorities are asked before both laws; '' where none is. */
  readonly reviewFirst: string
  /** Entries of products that the name holds word for word, or by their model. */
  readonly named: readonly NamedEntry[]
}

export interface NamedEntry {
  readonly law: ItemVerdict['law']
  readonly code: string
  readonly why: string
  /** Where the code stands. */
  readonly citation: string
}

/** What the rules of risk ask of lists and tables. */
export interface DealSources {
  readonly screen: (subject: DealSubject) => ScreenedSubject
  readonly countryRisk: (country: string) => SensitiveCountry
  /** Each law's verdict on the item on that way; only for items with a classification. */
  readonly determine: (item: DealItem, shipment: Shipment) => readonly ItemVerdict[]
  /** What the name alone suggests when no classification was given. */
  readonly classify: (name: string) => ItemSuggestion
  /** Chinese codes for which a notice names this customs code. */
  readonly customs: (hsCode: string) => readonly NamedEntry[]
}
