import { fieldCheck } from '../../xml/field-table.ts'

const repeated = '每个子元素重复一遍法规，主记录的 regulation 已读'
const numbering = '子元素的内部编号'
const language = '法规文本的语言'

const below = (parent: string, names: readonly string[]): string[] => names.map(name => `${parent}/${name}`)

const ignoredEverywhere = Object.fromEntries(
  ['nameAlias', 'birthdate', 'citizenship', 'identification', 'address'].flatMap(parent => [
    [`${parent}/regulationSummary`, repeated],
    [`${parent}/@logicalId`, numbering],
    [`${parent}/@regulationLanguage`, language],
  ]),
)

export const sanctionEntityFields = fieldCheck({
  read: [
    '@designationDate',
    '@designationDetails',
    '@unitedNationId',
    '@euReferenceNumber',
    '@logicalId',
    'remark',
    ...below('regulation', ['@programme', '@numberTitle', '@publicationDate', 'publicationUrl']),
    'subjectType/@code',
    ...below('nameAlias', ['@firstName', '@middleName', '@lastName', '@wholeName', '@function', '@gender']),
    ...below('nameAlias', ['@title', '@nameLanguage', '@strong']),
    ...below('birthdate', ['@circa', '@calendarType', '@birthdate', '@year', '@monthOfYear', '@dayOfMonth']),
    ...below('birthdate', ['@yearRangeFrom', '@yearRangeTo']),
    ...below('birthdate', ['@city', '@place', '@region', '@countryDescription', '@countryIso2Code']),
    ...below('citizenship', ['@countryIso2Code', '@countryDescription']),
    ...below('identification', ['@identificationTypeCode', '@number', '@latinNumber', '@countryIso2Code']),
    ...below('identification', ['@diplomatic', '@knownExpired', '@knownFalse', '@reportedLost', '@region']),
    ...below('identification', ['@revokedByIssuer', '@issuedBy', '@issueDate', '@validFrom', '@validTo']),
    ...below('identification', ['@nameOnDocument', 'remark']),
    ...below('address', ['@street', '@poBox', '@zipCode', '@city', '@place', '@region', 'remark']),
    ...below('address', [
      '@countryIso2Code',
      '@countryDescription',
      'contactInfo/@key',
      'contactInfo/@value',
    ]),
  ],
  ignored: {
    ...ignoredEverywhere,
    'regulation/@regulationType': '法规种类，文号已说明',
    'regulation/@organisationType': '颁布机构，文号已说明',
    'regulation/@entryIntoForceDate': '法规生效日，不是列入日',
    'regulation/@logicalId': numbering,
    'regulation/remark': '法规自身的说明，与主体无关',
    'subjectType/@classificationCode': '与 code 相同',
    'nameAlias/remark': '个别别名的说明，主备注已读',
    'birthdate/@zipCode': '出生地邮编',
    'birthdate/remark': '出生信息的说明',
    'citizenship/@region': '恒为空',
    'citizenship/remark': '国籍的说明',
    'identification/@identificationTypeDescription': '与类型代码相同',
    'identification/@countryDescription': '与国家代码相同',
    'address/@asAtListingTime': '列入时的地址，照收',
  },
})
