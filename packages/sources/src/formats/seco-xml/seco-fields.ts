import { fieldCheck } from '../../xml/field-table.ts'

const numbering = '内部编号'

const below = (parents: readonly string[], names: readonly string[]): string[] =>
  parents.flatMap(parent => names.map(name => `${parent}/${name}`))

const kinds = ['individual', 'entity', 'object']
const identities = below(kinds, ['identity'])
const names = below(identities, ['name'])
const parts = below(names, ['name-part'])
const places = below(identities, ['address', 'place-of-birth'])
const placeParts = ['c-o', 'address-details', 'p-o-box', 'zip-code', 'location', 'area', 'country', 'remarks']

const ignoring = (paths: readonly string[], reason: string): Record<string, string> =>
  Object.fromEntries(paths.map(path => [path, reason]))

export const targetFields = fieldCheck({
  read: [
    '@ssid',
    '@sanctions-set-id',
    'sanctions-set-id',
    'foreign-identifier',
    'individual/@sex',
    'object/@object-type',
    ...below(kinds, ['justification', 'other-information']),
    ...below(identities, ['@main']),
    ...below(names, ['@name-type', '@quality']),
    ...below(parts, ['@order', '@name-part-type', 'value', 'spelling-variant']),
    ...below(below(parts, ['spelling-variant']), ['@lang', '@script']),
    ...below(identities, ['day-month-year/@year', 'day-month-year/@month', 'day-month-year/@day']),
    ...below(identities, [
      'day-month-year/@calendar',
      'nationality/country',
      'nationality/country/@iso-code',
    ]),
    ...below(places, ['@place-id', ...placeParts, 'country/@iso-code']),
    ...below(identities, ['identification-document/@document-type', 'identification-document/number']),
    ...below(below(identities, ['identification-document/date-of-issue']), ['@year', '@month', '@day']),
    ...below(below(identities, ['identification-document/expiry-date']), ['@year', '@month', '@day']),
    ...below(identities, ['identification-document/place-of-issue', 'identification-document/remark']),
    ...below(below(identities, ['identification-document/place-of-issue']), ['location', 'area', 'country']),
    ...below(below(identities, ['identification-document/place-of-issue']), [
      'country/@iso-code',
      '@place-id',
    ]),
    ...below(identities, ['identification-document/issuer', 'identification-document/issuer/@code']),
    ...below(
      ['modification'],
      ['@modification-type', '@publication-date', '@effective-date', '@enactment-date'],
    ),
  ],
  ignored: {
    ...ignoring(below([...kinds, ...identities, ...names, ...places], ['@ssid']), numbering),
    ...ignoring(below(kinds, ['justification/@ssid', 'other-information/@ssid']), numbering),
    ...ignoring(below(kinds, ['relation']), '只给出对方编号与关系种类，不给出比例'),
    ...ignoring(below(names, ['@lang']), '名称所在文本的语言'),
    ...ignoring(below(below(parts, ['spelling-variant']), ['@spelling-variant-type']), '拼写变体的种类'),
    ...ignoring(below(places, ['@quality']), '地址可靠程度，照收'),
    ...ignoring(below(identities, ['day-month-year/@ssid', 'day-month-year/@quality']), numbering),
    ...ignoring(below(identities, ['nationality/@ssid', 'nationality/@quality']), numbering),
    ...ignoring(below(below(identities, ['identification-document']), ['@ssid']), numbering),
    'generic-attribute': '附加属性，无固定含义',
    'modification/added': '变更前后的旧副本，不是现状',
    'modification/removed': '变更前后的旧副本，不是现状',
    'modification/remark': '变更说明',
  },
})

export const programFields = fieldCheck({
  read: [
    ...below(['sanctions-set'], ['@ssid', '@lang']),
    ...below(['program-key', 'program-name'], ['@lang']),
  ],
  ignored: {
    '@ssid': numbering,
    '@version-date': '法令版本日',
    '@predecessor-version-date': '法令上一版本日',
    origin: '措施来源',
  },
})

export const placeFields = fieldCheck({
  read: ['@ssid', 'location', 'area', 'country', 'country/@iso-code'],
  ignored: {
    'location-variant': '地名的其他写法',
    'area-variant': '地区名的其他写法',
  },
})
