import { partnerTypes } from './project-kind.ts'
import { partyRoles, partyRolesZh, type PartyRole } from './transaction.ts'

type PartnerType = (typeof partnerTypes)[number]

/** The part in the transaction that each kind of partner plays; whoever supplies takes nothing, and plays none. */
const byType: Readonly<Record<PartnerType, PartyRole | undefined>> = {
  合同相对方: 'buyer',
  供应商: undefined,
  分包商: 'intermediary',
  销售代理: 'intermediary',
  中介机构: 'intermediary',
  经纪人: 'intermediary',
  船东: 'forwarder',
  货运代理: 'forwarder',
  融资方: 'bank',
  投资标的: 'buyer',
  第三方服务提供商: 'buyer',
  其他: 'buyer',
  最终用户: 'endUser',
  收货人: 'consignee',
}

/** Words that every form and message offers. */
const offered: readonly (readonly [string, PartyRole | undefined])[] = [
  ...partyRoles.flatMap(role => [[role, role] as const, [partyRolesZh[role], role] as const]),
  ...(Object.entries(byType) as [PartnerType, PartyRole | undefined][]),
]

/** What clerks call the same parts; of whoever ships or supplies nothing is judged. */
const others: Readonly<Record<PartyRole | 'none', string>> = {
  buyer: '买家 客户 采购方 进口商 进口方 importer purchaser customer',
  endUser: '终端用户 终端客户 最终客户 使用单位 ultimateuser',
  consignee: '收货方 收件人 最终收货人 ultimateconsignee receiver',
  intermediary:
    '代理 代理商 经销商 分销商 贸易商 中间商 通知方 通知人 报关行 报关代理 仓储 仓储公司 转运 转运商 转运方 付款人 付款方 保险公司 agent broker distributor reseller trader dealer notifyparty intermediateconsignee customsbroker warehouse payer insurer',
  forwarder:
    '货代 货运代理人 承运人 承运商 船公司 航空公司 船代 船务代理 物流公司 快递 快递公司 carrier freightforwarder shippingline',
  bank: '开证行 收款行 付款行 中转行 通知行',
  none: '卖方 卖家 出口商 出口方 制造商 生产商 厂家 供货商 发货人 托运人 seller exporter supplier manufacturer shipper vendor',
}

/** END USER, end-user and endUser are one word. */
const key = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')

const byWord: ReadonlyMap<string, PartyRole | undefined> = new Map(
  [
    ...offered,
    ...Object.entries(others).flatMap(([role, words]) =>
      words.split(' ').map(word => [word, partyRoles.find(one => one === role)] as const),
    ),
  ].map(([word, role]) => [key(word), role]),
)

export const partnerRoleWords: readonly string[] = offered.map(([word]) => word)

export const isPartnerRole = (word: string): boolean => byWord.has(key(word))

/** Undefined for whoever takes no part in where the goods go. */
export const partnerRole = (word: string): PartyRole | undefined => byWord.get(key(word))
