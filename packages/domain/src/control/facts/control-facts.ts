import type { SwitchState } from '../../vocabulary/dated-state.ts'

/** Facts of data/control as the rules use them. Section numbers are those of 15 CFR unless another act is named. */

/** Paragraphs of an entry for which a row holds, holds not, or holds under a condition; `*` is the whole entry. */
export interface Scope {
  readonly in: readonly string[]
  readonly out: readonly string[]
  readonly ask: readonly string[]
}

export type ScopeCondition = 'technical' | 'parameters' | 'for' | 'for-reason' | 'unless' | 'unverified'

export interface ControlRow {
  readonly eccn: string
  /** Place in the entry's table; with the code and the reason it names the question a condition asks. */
  readonly row: number
  readonly reason: string
  readonly scope: Scope
  readonly condition?: ScopeCondition
  /** Entries or paragraphs the condition refers to; `1B001-1B003` is a range. */
  readonly refs: readonly string[]
  /** A chart column (`NS2`) or the name of a rule the chart does not decide. */
  readonly rule: string
  readonly citation: string
  /** What a row of condition `unless` leaves out, in our words. */
  readonly exclusionZh?: string
}

/** What the text of an entry for software or technology says of the items that it is for. */
export interface HeadingScope {
  readonly eccn: string
  /** Empty: not told apart here. */
  readonly serves: readonly string[]
  readonly leaves: readonly string[]
  /** Entry to which what it leaves belongs, where one is known. */
  readonly elsewhere: string
}

export interface ExceptionValue {
  readonly eccn: string
  readonly symbol: string
  readonly value: 'yes' | 'no' | 'ask'
  /** Net value of an order in US dollars (LVS only). */
  readonly amount?: number
  readonly scope: Scope
  readonly notFor: readonly string[]
  /** Destinations and country groups that the entry leaves out. */
  readonly notTo: readonly string[]
  /** Questions whose yes opens what the scope leaves to be asked, and whose no closes it. */
  readonly unless: readonly string[]
}

/** Items for which software or technology of the entry has not the exception. */
export interface RelatedBar {
  readonly eccn: string
  readonly symbol: string
  /** Entries with their paragraphs, `3A001.b.2`. */
  readonly related: readonly string[]
  /** Country groups to which it stays open. */
  readonly openTo: readonly string[]
}

/** Paragraphs for which the entry itself closes 740.20(c)(1), (c)(2) or both. */
export interface StaBar {
  readonly eccn: string
  readonly bars: 'c1' | 'c2' | 'c1c2'
  readonly scope: Scope
  /** Questions whose yes lifts what the scope leaves to be asked. */
  readonly unless: readonly string[]
}

export interface Eccn {
  readonly code: string
  readonly titleZh: string
  readonly titleEn: string
  readonly reasons: readonly string[]
  /** Another agency's: the entry only points there. */
  readonly jurisdiction?: 'ITAR' | 'NRC' | 'DOE'
  readonly movedTo: readonly string[]
  /** Agency whose items the heading leaves out of the entry. */
  readonly excludes?: string
  readonly related: readonly string[]
  readonly agencies: readonly string[]
  readonly terms: readonly string[]
  readonly reports?: string
  readonly asOf: string
  readonly paragraphs: readonly string[]
  /** The entry is one item: its heading says all, and no paragraph stands below it. */
  readonly isUndivided: boolean
  /** Letters of its notes, which the text numbers as it numbers paragraphs. */
  readonly noteLetters: readonly string[]
  /** Paragraphs that the list keeps empty, with the code that holds their items now, '' where none is named. */
  readonly reserved: ReadonlyMap<string, string>
  readonly rows: readonly ControlRow[]
  readonly headings: readonly HeadingScope[]
  readonly exceptions: readonly ExceptionValue[]
  readonly relatedBars: readonly RelatedBar[]
  readonly sta: readonly StaBar[]
}

export interface ChartRow {
  readonly code: string
  readonly name: string
  readonly columns: ReadonlySet<string>
  readonly footnotes: readonly number[]
  /** Sections that decide where the row bears no marks at all. */
  readonly referral?: string
  readonly treatAs?: string
  readonly basis?: string
}

interface Dated {
  readonly from: string
  readonly to: string
  readonly citation: string
}

export interface CountryGroup extends Dated {
  readonly code: string
  readonly group: string
}

export interface SetMember extends Dated {
  readonly set: string
  readonly kind: 'country' | 'eccn'
  readonly code: string
}

export interface RuleSwitch extends Dated {
  readonly rule: string
  readonly state: SwitchState
}

/** A destination without a row of its own; its parent's row and groups govern it. */
export interface Territory {
  readonly code: string
  readonly parent: string
  readonly citation: string
}

export const reviewPolicies = [
  'denial',
  'presumption_of_denial',
  'case_by_case',
  'presumption_of_approval',
] as const
export type ReviewPolicyKind = (typeof reviewPolicies)[number]

/** How applications are reviewed, by requirement and destination; the first row that fits decides. */
export interface ReviewPolicy extends Dated {
  readonly rule: string
  readonly reason: string
  /** military-series, the name of a set of items, or any item. */
  readonly item: string
  readonly destinations: readonly string[]
  /** Question that must be answered yes for the row to hold. */
  readonly answer?: string
  readonly policy: ReviewPolicyKind
  readonly isVerified: boolean
}

export interface Footnote {
  readonly number: number
  readonly textZh: string
  readonly textEn: string
  readonly citation: string
}

export interface SensitiveBasis {
  readonly code: string
  readonly level: 1 | 2
  readonly basis: string
  readonly citation: string
}

export const militaryWordKinds = [
  'service',
  'branch',
  'agency',
  'force',
  'mieu',
  'intelligence',
  'cover',
  'armed',
  'state',
  'sign',
  'firm',
  'civil',
  'aside',
] as const
export type MilitaryWordKind = (typeof militaryWordKinds)[number]

/** A word by which names of armed services, police and arms makers are known, or told from others. */
export interface MilitaryWord {
  readonly kind: MilitaryWordKind
  readonly country: string
  readonly word: string
  /** As it is sought in a folded name; `isWhole`: only where the name says nothing else. */
  readonly sought: string
  readonly isHan: boolean
  readonly isWhole: boolean
  /** The same where the word holds figures or open endings, `47##工厂`, `Росси*`. */
  readonly pattern?: RegExp
}

export interface CnDualUse {
  readonly code: string
  readonly titleZh: string
  readonly citation: string
  readonly from: string
}

export const cnNoticeKinds = [
  'item',
  'destination',
  'scrutiny',
  'military',
  'extraterritorial',
  'origin-abroad',
  'knowing-use',
  'ownership',
] as const
export type CnNoticeKind = (typeof cnNoticeKinds)[number]

export interface CnNotice {
  readonly notice: string
  readonly kind: CnNoticeKind
  readonly destination?: string
  readonly from: string
  /** Inclusive period of suspension; after its last day the notice is to be verified. */
  readonly suspendedFrom?: string
  readonly suspendedTo?: string
  readonly codes: readonly string[]
  readonly subjectZh: string
}

/** How a licence of 出口许可证管理货物目录 is got: with proof of a quota, of a bid for one, or by asking. */
export const licenceKinds = ['quota', 'tender', 'licence'] as const
export type LicenceKind = (typeof licenceKinds)[number]

/** Goods of 出口许可证管理货物目录, by the customs codes of its year. */
export interface LicenceGoods {
  readonly goods: string
  readonly kind: LicenceKind
  /** Destinations to which the quota holds; none named: all. */
  readonly quotaTo: readonly string[]
  /** What else has to be so; '' where the code says all. */
  readonly condition: string
  /** Words of trade for them. */
  readonly words: readonly string[]
  readonly from: string
  readonly to: string
  /** Ten digits each. */
  readonly codes: readonly string[]
  readonly citation: string
}

/** Days for which the facts of a law answer: changes are recorded since `from`; texts were read from `read` to `to`. */
export interface Coverage {
  readonly law: 'us' | 'cn'
  readonly from: string
  readonly read: string
  readonly to: string
}

/** Lists of goods by customs code that part 746 and red flags name; which of them are held is a fact of its own. */
export const htsLists = ['oil-gas', 'industrial', 'luxury', 'high-priority'] as const
export type HtsList = (typeof htsLists)[number]
export type HtsLists = ReadonlyMap<HtsList, ReadonlySet<string>>

export interface ControlFacts {
  /** Codes of two to ten digits; a list that is not held has no entry. */
  readonly hts: HtsLists
  readonly eccns: ReadonlyMap<string, Eccn>
  readonly chart: ReadonlyMap<string, ChartRow>
  readonly territories: ReadonlyMap<string, Territory>
  readonly footnotes: readonly Footnote[]
  readonly groups: readonly CountryGroup[]
  readonly sets: readonly SetMember[]
  readonly switches: readonly RuleSwitch[]
  readonly coverage: readonly Coverage[]
  readonly reviewPolicies: readonly ReviewPolicy[]
  readonly sensitive: readonly SensitiveBasis[]
  readonly cnDualUse: ReadonlyMap<string, CnDualUse>
  readonly cnNotices: readonly CnNotice[]
  readonly cnLicenceGoods: readonly LicenceGoods[]
  readonly militaryWords: readonly MilitaryWord[]
}
