import { fieldCheck } from '../../xml/field-table.ts'

const ignored = {
  VERSIONNUM: '联合国内部版本号，恒为 1',
  SORT_KEY: '印刷排序用，内容为空',
  SORT_KEY_LAST_MOD: '印刷排序用，内容为空',
  LIST_TYPE: '恒为 UN List',
  SUBMITTED_BY: '提案国，不说明主体身份',
  SUBMITTED_ON: '提案日期，不是列入日期',
} as const

const common = [
  'DATAID',
  'FIRST_NAME',
  'UN_LIST_TYPE',
  'REFERENCE_NUMBER',
  'LISTED_ON',
  'DELISTED_ON',
  'NAME_ORIGINAL_SCRIPT',
  'COMMENTS1',
  'LAST_DAY_UPDATED/VALUE',
] as const

const address = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY', 'NOTE'] as const

const below = (parent: string, names: readonly string[]): string[] => names.map(name => `${parent}/${name}`)

export const individualFields = fieldCheck({
  read: [
    ...common,
    'SECOND_NAME',
    'THIRD_NAME',
    'FOURTH_NAME',
    'GENDER',
    'TITLE/VALUE',
    'DESIGNATION/VALUE',
    'NATIONALITY/VALUE',
    ...below('INDIVIDUAL_ALIAS', ['QUALITY', 'ALIAS_NAME', 'NOTE', 'DATE_OF_BIRTH']),
    ...below('INDIVIDUAL_ADDRESS', address),
    ...below('INDIVIDUAL_PLACE_OF_BIRTH', address),
    ...below('INDIVIDUAL_DATE_OF_BIRTH', ['TYPE_OF_DATE', 'DATE', 'YEAR', 'FROM_YEAR', 'TO_YEAR', 'NOTE']),
    ...below('INDIVIDUAL_DOCUMENT', [
      'TYPE_OF_DOCUMENT',
      'DATE_OF_ISSUE',
      'CITY_OF_ISSUE',
      'TYPE_OF_DOCUMENT2',
      'NUMBER',
      'ISSUING_COUNTRY',
      'COUNTRY_OF_ISSUE',
      'NOTE',
    ]),
  ],
  ignored: {
    ...ignored,
    'INDIVIDUAL_ALIAS/CITY_OF_BIRTH': '别名自称的出生城市，不是本人出生地',
    'INDIVIDUAL_ALIAS/COUNTRY_OF_BIRTH': '别名自称的出生国，不是本人国籍',
  },
})

export const entityFields = fieldCheck({
  read: [
    ...common,
    ...below('ENTITY_ALIAS', ['QUALITY', 'ALIAS_NAME', 'NOTE']),
    ...below('ENTITY_ADDRESS', address),
  ],
  ignored,
})
