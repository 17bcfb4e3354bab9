import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import type { IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'

/** Properties that are names, most important first. */
export const nameProperties: Readonly<Record<string, NameKind>> = {
  name: 'primary',
  alias: 'alias',
  abbreviation: 'alias',
  weakAlias: 'weak',
  previousName: 'former',
  pastNames: 'former',
}

/** What a page prints beside its names, and a source took for one: the heading of former flags, the text of a picture. */
export const labelsTakenForNames: ReadonlySet<string> = new Set([
  'Flags (former)',
  'Text of image',
  'Chinese:',
])

/** Specific codes stand before general ones: a code told twice keeps its most specific kind. */
export const identifierProperties: Readonly<Record<string, IdentifierKind>> = {
  imoNumber: 'imo',
  mmsi: 'mmsi',
  uscCode: 'uscc',
  leiCode: 'lei',
  swiftBic: 'bic',
  innCode: 'inn',
  ogrnCode: 'ogrn',
  isinCode: 'isin',
  ticker: 'ticker',
  dunsCode: 'duns',
  passportNumber: 'passport',
  socialSecurityNumber: 'nationalId',
  idNumber: 'nationalId',
  publicKey: 'wallet',
  registrationNumber: 'registration',
  taxNumber: 'taxNumber',
  vatCode: 'taxNumber',
  serialNumber: 'other',
  icaoCode: 'other',
  okpoCode: 'other',
  kppCode: 'other',
  bikCode: 'other',
  giiNumber: 'other',
  licenseNumber: 'other',
  jibCode: 'other',
  irsCode: 'other',
  ipoCode: 'other',
  cikCode: 'other',
  cageCode: 'other',
  npiCode: 'other',
  ricCode: 'other',
  permId: 'other',
  bvdId: 'other',
  crsNumber: 'other',
  uniqueEntityId: 'other',
  voenCode: 'other',
  caemCode: 'other',
  coatoCode: 'other',
  fnsCode: 'other',
  fssCode: 'other',
  pfrNumber: 'other',
}

/** The same property means another code on an aircraft; a company's number is no citizen's number. */
export const identifierBySchema: Readonly<Record<string, Readonly<Record<string, IdentifierKind>>>> = {
  Airplane: { registrationNumber: 'tail', serialNumber: 'msn', icaoCode: 'icao24' },
  Company: { idNumber: 'other' },
  Organization: { idNumber: 'other' },
  PublicBody: { idNumber: 'other' },
  LegalEntity: { idNumber: 'other' },
}

/** Properties that are countries of the party itself. */
export const countryProperties: readonly string[] = [
  'country',
  'mainCountry',
  'jurisdiction',
  'nationality',
  'citizenship',
  'flag',
]

export const factProperties: Readonly<Record<string, FactKey>> = {
  gender: 'gender',
  title: 'title',
  position: 'position',
  birthPlace: 'birthPlace',
  nationality: 'nationality',
  citizenship: 'citizenship',
  deathDate: 'deathDate',
  legalForm: 'legalForm',
  incorporationDate: 'incorporationDate',
  sector: 'sector',
  status: 'legalStatus',
  website: 'website',
  email: 'email',
  phone: 'phone',
  type: 'remark',
  flag: 'vesselFlag',
  pastFlags: 'formerFlag',
  owner: 'vesselOwner',
  operator: 'aircraftOperator',
  callSign: 'callSign',
  tonnage: 'tonnage',
  deadweightTonnage: 'tonnage',
  grossRegisteredTonnage: 'grossTonnage',
  buildDate: 'buildDate',
  model: 'aircraftModel',
  currency: 'currency',
  classification: 'remark',
  notes: 'remark',
  summary: 'remark',
  description: 'remark',
}

export const factBySchema: Readonly<Record<string, Readonly<Record<string, FactKey>>>> = {
  Vessel: { type: 'vesselType' },
  Airplane: { buildDate: 'manufactureDate', type: 'aircraftModel' },
}

/** Read elsewhere, or left out: the name's parts (the whole name is there), looks, and links to other registers. */
export const otherProperties: ReadonlySet<string> = new Set(
  `topics programId sourceUrl address addressEntity birthDate birthCountry
  firstName secondName middleName lastName fatherName motherName nameSuffix
  ethnicity height weight eyeColor hairColor appearance religion political profession education spokenLanguage
  publisher publisherUrl wikidataId wikipediaUrl keywords proof retrievedAt modifiedAt createdAt opencorporatesUrl
  icijId parent taxStatus dissolutionDate amount amountUsd amountEur capital okopfCode okatoCode oktmoCode okvedCode
  registrationPort registrationDate navigationArea nameChangeDate pastTypes manufacturer holder issuer
  balance balanceDate mangingExchange managingExchange accountId issueDate maturityDate
  full street street2 street3 city postalCode region state latitude longitude postOfficeBox remarks
  aliases indexText icon`.split(/\s+/u),
)
