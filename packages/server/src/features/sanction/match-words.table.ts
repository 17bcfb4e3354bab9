import type { Circumstance, PairRule } from '@maojian/screening'

/** How two pieces of a name met, for the table beside the sentence. */
export const pairRuleNames: Readonly<Record<PairRule, string>> = {
  exact: '一致',
  variant: '异体写法',
  pinyin: '拼音',
  romanisation: '其他拼写',
  translation: '译名',
  form: '公司形式',
  numeral: '数字',
  initial: '缩写',
  joined: '连写或分写',
  typo: '拼写差异',
  sound: '读音相近',
  missing: '仅名单有',
  extra: '仅查询有',
  conflict: '不一致',
}

export const circumstanceNames: Readonly<Record<Circumstance, string>> = {
  country: '国家/地区',
  birthDate: '出生日期',
  type: '主体类型',
  identifier: '证件/编码',
  numeral: '数字',
  region: '地名',
  sameSound: '同音异字',
  weakAlias: '弱别名',
  commonName: '常见名称',
  formerName: '曾用名',
}
