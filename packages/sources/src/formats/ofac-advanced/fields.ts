import type { FieldTable } from '../../xml/field-table.ts'

const below = (path: string, ...names: readonly string[]): string[] => names.map(name => `${path}/${name}`)

const number = '内部编号'
const status = '不影响筛查'

const ignored = (reason: string, ...paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.map(path => [path, reason]))

const alias = 'Profile/Identity/Alias'
const name = `${alias}/DocumentedName`
const version = 'Profile/Feature/FeatureVersion'

const party: FieldTable = {
  read: [
    '@FixedRef',
    'Comment',
    ...below('Profile', '@ID', '@PartySubTypeID'),
    ...below('Profile/Identity', '@ID', '@False'),
    ...below(alias, '@AliasTypeID', '@Primary', '@LowQuality'),
    ...below(`${name}/DocumentedNamePart/NamePartValue`, '@NamePartGroupID', '@ScriptID'),
    ...below('Profile/Identity/NamePartGroups/MasterNamePartGroup/NamePartGroup', '@ID', '@NamePartTypeID'),
    'Profile/Feature/@FeatureTypeID',
    ...below(
      version,
      '@ReliabilityID',
      'DatePeriod',
      'VersionLocation/@LocationID',
      'VersionDetail/@DetailReferenceID',
    ),
    ...below(`${version}/DatePeriod/Start`, '@Approximate', 'From/Year', 'From/Month', 'From/Day'),
    ...below(
      `${version}/DatePeriod/End`,
      '@Approximate',
      'To/Year',
      'To/Month',
      'To/Day',
      'From/Year',
      'From/Month',
      'From/Day',
    ),
  ],
  ignored: {
    ...ignored(
      number,
      `${alias}/@FixedRef`,
      `${name}/@ID`,
      `${name}/@FixedRef`,
      'Profile/Identity/@FixedRef',
    ),
    ...ignored(number, 'Profile/Feature/@ID', `${version}/@ID`, `${version}/VersionDetail/@DetailTypeID`),
    ...ignored(
      number,
      'Profile/SanctionsEntryReference',
      'Profile/Feature/IdentityReference',
      `${version}/IDRegDocumentReference`,
    ),
    ...ignored(number, `${name}/IDRegDocumentReference`, 'Profile/Identity/IDRegDocumentReference'),
    ...ignored(
      status,
      'Profile/Identity/@Primary',
      'Profile/Comment',
      'Profile/Identity/Comment',
      `${alias}/Comment`,
    ),
    ...ignored(
      status,
      `${name}/@DocNameStatusID`,
      `${name}/Comment`,
      `${name}/DocumentedNameCountry`,
      `${alias}/DatePeriod`,
    ),
    ...ignored(
      status,
      `${name}/DocumentedNamePart/NamePartValue/@ScriptStatusID`,
      `${name}/DocumentedNamePart/NamePartValue/@Acronym`,
    ),
    ...ignored(status, `${version}/Comment`, `${version}/DatePeriod/Start/To`, 'Profile/ExternalReference'),
    ...ignored(
      '日期本身已足够',
      ...['CalendarTypeID', 'YearFixed', 'MonthFixed', 'DayFixed'].map(a => `${version}/DatePeriod/@${a}`),
    ),
    ...ignored(
      '日期本身已足够',
      ...['YearFixed', 'MonthFixed', 'DayFixed'].flatMap(a => [
        `${version}/DatePeriod/Start/@${a}`,
        `${version}/DatePeriod/End/@${a}`,
      ]),
    ),
  },
}

const location: FieldTable = {
  read: [
    '@ID',
    'LocationCountry/@CountryID',
    ...below('LocationPart', '@LocPartTypeID', 'LocationPartValue/Value'),
  ],
  ignored: {
    ...ignored(
      number,
      'FeatureVersionReference',
      'IDRegDocumentReference',
      'LocationCountry/@CountryRelevanceID',
      'LocationAreaCode',
    ),
    ...ignored(status, 'Comment', 'LocationPart/LocationPartValue/Comment'),
    ...ignored(
      status,
      ...['Primary', 'LocPartValueTypeID', 'LocPartValueStatusID'].map(
        a => `LocationPart/LocationPartValue/@${a}`,
      ),
    ),
  },
}

const document: FieldTable = {
  read: ['@IDRegDocTypeID', '@IdentityID', '@IssuedBy-CountryID', 'IDRegistrationNo'],
  ignored: {
    ...ignored(
      number,
      '@ID',
      '@IssuedIn-LocationID',
      'IDRegDocumentMention',
      'FeatureVersionReference',
      'DocumentedNameReference',
    ),
    ...ignored(
      status,
      '@ValidityID',
      'Comment',
      'IssuingAuthority',
      'DocumentDate',
      'ProfileRelationshipReference',
    ),
  },
}

const entry: FieldTable = {
  read: [
    ...below('EntryEvent', '@LegalBasisID', 'Date/Year', 'Date/Month', 'Date/Day'),
    ...below('SanctionsMeasure', '@SanctionsTypeID', 'Comment'),
    '@ProfileID',
    '@ListID',
  ],
  ignored: {
    ...ignored(
      number,
      '@ID',
      'EntryEvent/@ID',
      'SanctionsMeasure/@ID',
      '@EntryProfileRef',
      'ProfileRelationshipReference',
    ),
    ...ignored(
      status,
      'Comment',
      'EntryEvent/Comment',
      'EntryEvent/@EntryEventTypeID',
      'EntryEvent/Date/@CalendarTypeID',
    ),
    ...ignored(
      status,
      'SanctionsMeasure/DatePeriod',
      'LimitationsToListing',
      'SupportingInfo',
      '@EntryDeltaFlag',
    ),
  },
}

const relationship: FieldTable = {
  read: ['@ID', '@From-ProfileID', '@To-ProfileID', '@RelationTypeID', '@Former', 'Comment'],
  ignored: ignored(status, '@RelationQualityID', '@SanctionsEntryID', 'DatePeriod', 'IDRegDocumentReference'),
}

/** Fields of every kind of record, after the official schema of the format. */
export const advancedFields: Readonly<Record<string, FieldTable>> = {
  DistinctParty: party,
  Location: location,
  IDRegDocument: document,
  SanctionsEntry: entry,
  ProfileRelationship: relationship,
}
