import type { FieldTable } from '../../xml/field-table.ts'

const below = (path: string, ...names: readonly string[]): string[] => names.map(name => `${path}/${name}`)

const number = 'OFAC 内部编号'
const known = '文字已在元素里'

const ignoredBelow = (reason: string, ...paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.map(path => [path, reason]))

export const enhancedFields: FieldTable = {
  read: [
    '@id',
    ...below('generalInfo', 'entityType', 'remarks', 'title'),
    'sanctionsLists/sanctionsList/@datePublished',
    'sanctionsPrograms/sanctionsProgram',
    'sanctionsTypes/sanctionsType',
    'legalAuthorities/legalAuthority',
    ...below('names/name', 'isPrimary', 'aliasType', 'isLowQuality'),
    ...below(
      'names/name/translations/translation',
      'script',
      'formattedFirstName',
      'formattedLastName',
      'formattedFullName',
    ),
    'addresses/address/country',
    ...below('addresses/address/translations/translation', 'isPrimary', 'script'),
    ...below('addresses/address/translations/translation/addressParts/addressPart', 'type', 'value'),
    ...below('features/feature', 'type', 'value', 'reliability', 'comments'),
    ...below('identityDocuments/identityDocument', 'type', 'documentNumber', 'issuingCountry'),
    ...below('identityDocuments/identityDocument', 'issueDate/fromDateBegin', 'issuingAuthority'),
    'identityDocuments/identityDocument/expirationDate/fromDateBegin',
    ...below('identityDocuments/identityDocument', 'issuingLocation', 'comments', 'idFeatures/idFeature'),
    'relationships/relationship/@id',
    ...below('relationships/relationship', 'type', 'relatedEntity'),
    'relationships/relationship/relatedEntity/@entityId',
  ],
  ignored: {
    ...ignoredBelow(
      number,
      'generalInfo/identityId',
      'generalInfo/entityType/@refId',
      'sanctionsLists/sanctionsList/@refId',
      'sanctionsLists/sanctionsList/@id',
      'sanctionsPrograms/sanctionsProgram/@refId',
      'sanctionsPrograms/sanctionsProgram/@id',
      'sanctionsTypes/sanctionsType/@refId',
      'sanctionsTypes/sanctionsType/@id',
      'legalAuthorities/legalAuthority/@refId',
      'legalAuthorities/legalAuthority/@id',
      'names/name/@id',
      'names/name/aliasType/@refId',
      'names/name/translations/translation/@id',
      'names/name/translations/translation/script/@refId',
      'addresses/address/@id',
      'addresses/address/country/@refId',
      'addresses/address/translations/translation/@id',
      'addresses/address/translations/translation/script/@refId',
      'addresses/address/translations/translation/addressParts/addressPart/@id',
      'addresses/address/translations/translation/addressParts/addressPart/type/@refId',
      'features/feature/@id',
      'features/feature/versionId',
      'features/feature/type/@featureTypeId',
      'features/feature/valueRefId',
      'features/feature/reliability/@refId',
      'identityDocuments/identityDocument/@id',
      'identityDocuments/identityDocument/type/@refId',
      'identityDocuments/identityDocument/issuingCountry/@refId',
      'identityDocuments/identityDocument/idFeatures/idFeature/@id',
      'identityDocuments/identityDocument/idFeatures/idFeature/@featureVersionId',
      'relationships/relationship/type/@refId',
    ),
    ...ignoredBelow(
      '证件日期只需起始日',
      ...['issueDate', 'expirationDate'].flatMap(date =>
        below(
          `identityDocuments/identityDocument/${date}`,
          '@id',
          'fromDateEnd',
          'toDateBegin',
          'toDateEnd',
          'isApproximate',
          'isDateRange',
        ),
      ),
    ),
    ...ignoredBelow(
      known,
      'names/name/translations/translation/nameParts',
      'names/name/translations/translation/isPrimary',
      'features/feature/valueDate',
      'identityDocuments/identityDocument/name',
    ),
    'features/feature/isPrimary': '主次不影响筛查',
    'identityDocuments/identityDocument/isValid': '失效证件仍可识别主体',
    'relationships/relationship/quality': '关系确定程度',
    'relationships/relationship/comments': '关系备注',
  },
}
