/** Kinds of a risk project's rows; where the wire sends a number, it is the position (spec 001 §3, §9). */
export const partnerTypes = [
  '合同相对方',
  '供应商',
  '分包商',
  '销售代理',
  '中介机构',
  '经纪人',
  '船东',
  '货运代理',
  '融资方',
  '投资标的',
  '第三方服务提供商',
  '其他',
  '最终用户',
  '收货人',
] as const
/** What a partner is of whom nothing is said. */
export const otherPartner = partnerTypes.indexOf('其他')

export const addressKinds = ['原产地', '履约地', '目的地', '转运地', '其他国家', '起运地'] as const
export const addressKind = {
  origin: 0,
  performance: 1,
  destination: 2,
  transit: 3,
  other: 4,
  departure: 5,
} as const

export const logisticsTypes = {
  VESSELS: '船舶',
  AIRCRAFT: '航空器',
  PORT: '港口',
  AIRPORT: '机场',
  CARRIER: '承运人',
  AGENT: '代理人',
  TRANSIT_COUNTRY: '途经国家',
} as const
export type LogisticsType = keyof typeof logisticsTypes

export const bankTypes = {
  RECEIVING_BANK: '收款行',
  TRANSIT_BANK: '中转行',
  PAYING_BANK: '付款行',
  ISSUING_BANK: '开证行',
  CASHING_BANK: '兑付行',
  OTHER_ORG: '其他机构',
} as const
export type BankType = keyof typeof bankTypes
