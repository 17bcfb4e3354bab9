import type { ListRelation } from '@maojian/domain/entity/list-entry'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'

/** Schemata of FollowTheMoney that are parties: our type, and whether the schema says what kind of party it is. */
export const partySchemata: Readonly<Record<string, { type: PartyType; stated: boolean }>> = {
  Person: { type: '02', stated: true },
  Vessel: { type: '03', stated: true },
  Airplane: { type: '04', stated: true },
  Company: { type: '01', stated: true },
  Organization: { type: '01', stated: true },
  PublicBody: { type: '01', stated: true },
  LegalEntity: { type: '01', stated: false },
  Asset: { type: '01', stated: false },
  Address: { type: '01', stated: false },
  CryptoWallet: { type: '01', stated: false },
  Vehicle: { type: '01', stated: false },
  Security: { type: '01', stated: false },
  Thing: { type: '01', stated: false },
}

interface RelationSchema {
  readonly kind: ListRelation['kind']
  readonly from: string
  readonly to: string
  readonly role: readonly string[]
}

const link = (from: string, to: string, ...role: string[]): RelationSchema => ({
  kind: 'link',
  from,
  to,
  role: ['role', ...role],
})

export const relationSchemata: Readonly<Record<string, RelationSchema>> = {
  Ownership: { kind: 'ownership', from: 'owner', to: 'asset', role: ['role', 'ownershipType'] },
  Directorship: { kind: 'directorship', from: 'director', to: 'organization', role: ['role'] },
  Family: { kind: 'family', from: 'person', to: 'relative', role: ['relationship'] },
  UnknownLink: link('subject', 'object'),
  Associate: link('person', 'associate', 'relationship'),
  Employment: link('employee', 'employer'),
  Membership: link('member', 'organization'),
  Representation: link('agent', 'client'),
  Succession: link('predecessor', 'successor'),
}

/** Things told of a party in lines of their own, folded into its entry: property that names the party. */
export const attachedSchemata: Readonly<Record<string, string>> = {
  Sanction: 'entity',
  CryptoWallet: 'holder',
  Passport: 'holder',
  Identification: 'holder',
  Security: 'issuer',
}

/** Schemata of the model that say nothing about who is listed: papers, money flows, posts. */
export const ignoredSchemata: ReadonlySet<string> = new Set(
  `Analyzable Article Assessment Audio BankAccount Call Contract ContractAward CourtCase CourtCaseParty Debt
  Document Documentation EconomicActivity Email Event Folder HyperText Image Interest Interval License Mention
  Message Note Occupancy Package Page Pages Payment PlainText Position Post Project ProjectParticipant RealEstate
  Similar Table TaxRoll Trip UserAccount Value Video Workbook`.split(/\s+/u),
)
