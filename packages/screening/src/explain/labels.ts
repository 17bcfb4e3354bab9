import type { Circumstance, PairRule } from '../types.ts'

export const ruleNames: Readonly<Record<PairRule, string>> = {
  exact: '一致',
  variant: '拼写变体',
  pinyin: '拼音一致',
  romanisation: '其他罗马字拼写',
  transcription: '音译相近',
  translation: '中英含义一致',
  form: '公司形式一致',
  numeral: '数字一致',
  initial: '首字母或简称',
  joined: '连写或分写',
  typo: '拼写相近',
  sound: '读音相近',
  missing: '名单名称多出',
  extra: '查询词多出',
  conflict: '相互矛盾',
}

export const circumstanceNames: Readonly<Record<Circumstance, string>> = {
  country: '国家/地区',
  birthDate: '出生日期',
  type: '主体类型',
  identifier: '证件/编码',
  numeral: '数字',
  region: '地名',
  sameSound: '同音不同字',
  trade: '行业',
  subsidiary: '子公司或分支',
  patronymic: '父称',
  initial: '名字缩写',
  otherWord: '相近而不同的词',
  likeness: '字形与读音相近',
  weakAlias: '弱别名',
  commonName: '常见姓名',
  formerName: '曾用名',
}
