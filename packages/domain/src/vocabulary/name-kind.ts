/**
 * How a name belongs to a party. The first five are what a list says of its own name;
 * the `zh-*` kinds are Chinese names from our own reviewed table and say how Chinese users know the party.
 */
export const nameKinds = {
  primary: '正式名称',
  alias: '别名',
  weak: '弱别名',
  former: '曾用名',
  original: '原文名称',
  'zh-official': '官方中文名',
  'zh-common': '通行译名',
  'zh-transcription': '音译名',
  'zh-brand': '品牌名',
  'zh-former': '曾用中文名',
} as const

export type NameKind = keyof typeof nameKinds
